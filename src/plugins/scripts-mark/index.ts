import { headScript } from '../shared/headScript';

/**
 * The script that puts `data-scripts` on `<html>`, and takes it off again when
 * a script of the document fails before the page is interactive. A component's
 * script, which another script loads, does not count: without it the page still
 * becomes interactive. What only scripts can show
 * may be hidden by the stylesheet while it is there: then nothing moves when
 * the page hydrates, and nothing is lost when it cannot. It runs in the
 * head, so that it is there at the first paint.
 */
export const MARK_SCRIPT = [
  '(function(h){',
  "h.setAttribute('data-scripts','');",
  "addEventListener('error',function(e){",
  "if((e.target===window||e.target.defer)&&h.dataset.hasHydrated!=='true')",
  "h.removeAttribute('data-scripts')",
  '},true)',
  '})(document.documentElement)',
].join('');

/** Docusaurus plugin: adds {@link MARK_SCRIPT} to every page's head. */
export default headScript('scripts-mark', MARK_SCRIPT);
