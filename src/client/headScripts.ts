import type { Plugin } from '@docusaurus/types';
import {
  DEFAULT_INSTALL_CHOICE,
  INSTALL_ATTRIBUTE,
  INSTALL_CHOICES,
  INSTALL_STORAGE_KEY,
} from '../shared/install/packageManagers';
import { CODE_BLOCK, DEMO, PROJECT_CHECK } from '../site/dom';

/**
 * Sets the attributes of `<html>` by which the stylesheet shows a color mode and the
 * install commands. Docusaurus' scripts before it fail to do so where storage is
 * blocked, and take any value from the query of the address.
 */
const ATTRIBUTES_SCRIPT = [
  '(function(h,m){',
  "if(!/^(light|dark)$/.test(h.dataset.theme))h.dataset.theme=matchMedia('(prefers-color-scheme:light)').matches?'light':'dark';",
  // Earlier releases stored a package manager alone, for apps without Expo, or `expo`.
  `try{m=localStorage.getItem(${JSON.stringify(INSTALL_STORAGE_KEY)})}catch(e){}`,
  `h.setAttribute(${JSON.stringify(INSTALL_ATTRIBUTE)},`,
  `${JSON.stringify(INSTALL_CHOICES)}.find(function(c){return c===m||c==='cli-'+m})||${JSON.stringify(DEFAULT_INSTALL_CHOICE)})`,
  '})(document.documentElement)',
].join('');

/**
 * Sets `data-js` on `<html>`, and removes it if one of the document's own scripts fails
 * before hydration. What only scripts can show may be hidden by the stylesheet while it
 * is there: then nothing moves when the page hydrates, and nothing is lost when it
 * cannot.
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

/**
 * Loads the page again when one of its scripts or stylesheets is gone, and the host has
 * a page that does not name it: the browser had kept the page of an earlier deployment.
 */
const RELOAD_SCRIPT = [
  "addEventListener('error',function f(e){",
  "var a=(e.target.src||e.target.href||'').split('/').pop();",
  "if(!/\\.(js|css)$/.test(a)||document.documentElement.dataset.hasHydrated==='true')return;",
  "removeEventListener('error',f,true);",
  "fetch(location.href,{cache:'reload'}).then(function(r){return r.ok?r.text():a})",
  '.then(function(t){if(t.indexOf(a)<0)location.reload()},function(){})',
  '},true)',
].join('');

/**
 * Buttons, and links to fragments in demos, that work only after hydration. All others
 * have document listeners.
 */
const REACT_BUTTONS_SELECTOR = `.navbar button,${PROJECT_CHECK} button,${DEMO} :is(button:not(${CODE_BLOCK} *),[href^="#"])`;

/** The search's button, which says what its keys are. */
const SEARCH = '[aria-keyshortcuts]';

/**
 * Keeps the last press on a button, or on the keys of the search, until the page is
 * interactive, which takes seconds on a slow phone, and then repeats it.
 */
const PRESS_SCRIPT = [
  // `b` is the button, or the selector of one that may not be there yet. Of a link, which
  // has a `hash`, the press is held back; a button has nothing to hold back.
  '(function(b,isReady){',
  "addEventListener('click',function(e){",
  `if(!isReady&&(b=e.target.closest('${REACT_BUTTONS_SELECTOR}'))?.hash)e.preventDefault()`,
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

const toScript = (...parts: string[]) => ({
  tagName: 'script',
  innerHTML: parts.join(';'),
});

/**
 * Docusaurus plugin: adds a script to every page's head, and one to the start of its
 * body, behind those of Docusaurus; both run before the text is there and the first
 * paint. The policy of each page allows their hashes.
 */
export default function headScripts(): Plugin {
  return {
    name: 'head-scripts',
    injectHtmlTags: () => ({
      headTags: [toScript(JS_FLAG_SCRIPT, RELOAD_SCRIPT, PRESS_SCRIPT)],
      preBodyTags: [toScript(ATTRIBUTES_SCRIPT)],
    }),
  };
}
