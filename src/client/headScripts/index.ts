import type { Plugin } from '@docusaurus/types';
import { PRESS_SCRIPT } from './earlyPresses';
import { REMEMBER_SCRIPT } from './installChoice';
import { JS_FLAG_SCRIPT } from './jsFlag';
import { SKIP_SCRIPT } from './skipSections';

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
