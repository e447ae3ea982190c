import { headScript } from '../shared/headScript';

/**
 * The script that keeps the last press on a demo's button until the page is
 * interactive, and then repeats it. On a slow phone that takes seconds.
 */
export const PRESS_SCRIPT = [
  '(function(h,b){',
  'function isReady(){',
  "return h.dataset.hasHydrated==='true'",
  '}',
  "addEventListener('click',function(e){",
  "if(!isReady())b=e.target.closest('[data-demo] button')",
  '},true);',
  'new MutationObserver(function(_,o){',
  'if(isReady()){o.disconnect();if(b)b.click()}',
  "}).observe(h,{attributeFilter:['data-has-hydrated']})",
  '})(document.documentElement)',
].join('');

/** Docusaurus plugin: adds {@link PRESS_SCRIPT} to every page's head. */
export default headScript('early-presses', PRESS_SCRIPT);
