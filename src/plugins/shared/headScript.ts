import type { Plugin } from '@docusaurus/types';

/**
 * Makes a Docusaurus plugin that adds an inline script to every page's head,
 * where it runs before the text is there.
 *
 * @param name - the plugin's name
 * @param script - the script's text; the policy of each page allows its hash
 */
export function headScript(name: string, script: string): () => Plugin {
  return () => ({
    name,
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: script }],
    }),
  });
}
