import type { Plugin } from '@docusaurus/types';
import {
  DEFAULT_INSTALL_CHOICE,
  INSTALL_ATTRIBUTE,
  INSTALL_CHOICES,
  INSTALL_STORAGE_KEY,
} from '../shared/install/packageManagers';

/**
 * Puts the remembered choice on `<html>`. Earlier releases stored a package manager
 * alone, for apps without Expo, or `expo`.
 */
const REMEMBER_SCRIPT = [
  '(function(){var m;',
  `try{m=localStorage.getItem(${JSON.stringify(INSTALL_STORAGE_KEY)})}catch(e){}`,
  `document.documentElement.setAttribute(${JSON.stringify(INSTALL_ATTRIBUTE)},`,
  `${JSON.stringify(INSTALL_CHOICES)}.find(function(c){return c===m||c==='cli-'+m})||${JSON.stringify(DEFAULT_INSTALL_CHOICE)})`,
  '})()',
].join('');

/**
 * Puts `data-js` on `<html>`, and takes it off again when a script of the document, not
 * one of a component, fails before the page is interactive. What only scripts can show
 * may be hidden by the stylesheet while it is there: then nothing moves when the page
 * hydrates, and nothing is lost when it cannot.
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
 * Keeps the last press on a button, or on the keys of the search, until the page is
 * interactive, which takes seconds on a slow phone, and then repeats it.
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

const PARTS = [REMEMBER_SCRIPT, JS_FLAG_SCRIPT, PRESS_SCRIPT];

/**
 * Docusaurus plugin: adds one script to every page's head, where it runs before the
 * text is there and the first paint. The policy of each page allows its hash.
 */
export default function headScripts(): Plugin {
  const script = { tagName: 'script', innerHTML: PARTS.join(';') };
  return {
    name: 'head-scripts',
    injectHtmlTags: () => ({ headTags: [script] }),
  };
}
