import type { Plugin } from '@docusaurus/types';
import {
  DEFAULT_INSTALL_CHOICE,
  INSTALL_ATTRIBUTE,
  INSTALL_CHOICES,
  INSTALL_STORAGE_KEY,
} from '../shared/install/packageManagers';

/**
 * The script that puts the remembered choice on `<html>`. It runs in the head,
 * so the right command is there at the first paint. Earlier releases stored a
 * package manager alone, for apps without Expo, or `expo`.
 */
const REMEMBER_SCRIPT = [
  '(function(){var m;',
  `try{m=localStorage.getItem(${JSON.stringify(INSTALL_STORAGE_KEY)})}catch(e){}`,
  `document.documentElement.setAttribute(${JSON.stringify(INSTALL_ATTRIBUTE)},`,
  `${JSON.stringify(INSTALL_CHOICES)}.find(function(c){return c===m||c==='cli-'+m})||${JSON.stringify(DEFAULT_INSTALL_CHOICE)})`,
  '})()',
].join('');

/**
 * Marks `<html>` while sections far from the screen may be left out. A page that
 * opens at another place than its top, by a hash or by going back to it, is laid
 * out completely: only then is the place exact. It runs in the head, before the text.
 */
const SKIP_SCRIPT = [
  '(function(){',
  "var n=performance.getEntriesByType('navigation')[0];",
  "if(n&&n.type==='navigate'&&!location.hash)",
  "document.documentElement.setAttribute('data-skips-sections','')",
  '})()',
].join('');

/**
 * The script that puts `data-js` on `<html>`, and takes it off again when
 * a script of the document fails before the page is interactive. A component's
 * script, which another script loads, does not count: without it the page still
 * becomes interactive. What only scripts can show
 * may be hidden by the stylesheet while it is there: then nothing moves when
 * the page hydrates, and nothing is lost when it cannot. It runs in the
 * head, so that it is there at the first paint.
 */
const JS_FLAG_SCRIPT = [
  '(function(h){',
  "h.setAttribute('data-js','');",
  "addEventListener('error',function(e){",
  "if((e.target===window||e.target.defer)&&h.dataset.hasHydrated!=='true')",
  "h.removeAttribute('data-js')",
  '},true)',
  '})(document.documentElement)',
].join('');

/** What React serves; other buttons work as soon as the scripts are there. */
const BUTTONS =
  '.navbar button,[data-demo] :is(button:not([data-language] *),[href^="#"])';

/** The search's button, which says what its keys are. */
const SEARCH = '[aria-keyshortcuts]';

/**
 * The script that keeps the last press on a button, or on the keys of the search,
 * until the page is interactive, and then repeats it. On a slow phone that takes
 * seconds.
 */
const PRESS_SCRIPT = [
  // The button, or the selector of one that may not be there yet.
  '(function(b,isReady){',
  "addEventListener('click',function(e){",
  `if(!isReady&&(b=e.target.closest('${BUTTONS}'))?.hash)e.preventDefault()`,
  '},true);',
  "addEventListener('keydown',function(e){",
  "if(!isReady&&(e.ctrlKey||e.metaKey?/^k$/i.test(e.key):e.key=='/'&&!e.target.closest('input,textarea')))",
  `e.preventDefault(),b='${SEARCH}'`,
  '});',
  'new MutationObserver(function(_,o){',
  'o.disconnect();isReady=1;if(b)(b.click?b:document.querySelector(b)).click()',
  "}).observe(document.documentElement,{attributeFilter:['data-has-hydrated']})",
  '})()',
].join('');

const SCRIPT = [
  REMEMBER_SCRIPT,
  SKIP_SCRIPT,
  JS_FLAG_SCRIPT,
  PRESS_SCRIPT,
].join(';');

/**
 * Docusaurus plugin: adds one script to every page's head, where it runs before the
 * text is there. The policy of each page allows its hash.
 */
export default function headScripts(): Plugin {
  return {
    name: 'head-scripts',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: SCRIPT }],
    }),
  };
}
