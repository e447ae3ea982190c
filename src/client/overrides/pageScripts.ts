import type { Element } from 'domhandler';
import type { AfterBuildStep } from '../../shared/afterBuild';
import { chunkName, NOT_FOUND, type PageComponents } from './pageComponents';
import { closeSections } from '../closedSections/closeSections';
import { ISLAND } from '../../site/dom';

/** The files of chunks by their names, as in the bundler's statistics. */
export type ChunkGroups = Readonly<
  Record<string, { readonly assets?: readonly { readonly name: string }[] }>
>;

interface Bundle {
  readonly groups: ChunkGroups;
  readonly components: PageComponents;
}

/**
 * Makes the step that closes sections of long pages, and links a page's head to the
 * scripts and stylesheets of its component and its islands. It moves React's preload of
 * the first picture there too: in the body the browser finds it only after the
 * stylesheets, and paints without it.
 */
export const pageScripts = (readBundle: () => Bundle): AfterBuildStep => ({
  name: 'page-scripts',
  start({ baseUrl }) {
    const { groups, components } = readBundle();
    return {
      onPage(page) {
        const { file, $, insert, extractElement } = page;
        // A file of `static/` is kept as it is.
        if ($('#__docusaurus').length === 0) return;
        const route = file.replace(/(?:(?:^|\/)index)?\.html$/, '');
        const component =
          components[file === '404.html' ? NOT_FOUND : baseUrl + route] ??
          // A page's own path may end in `.html`.
          components[baseUrl + file];
        const islands = $<Element, string>(ISLAND)
          .toArray()
          .map(({ attribs }) => `island-${attribs['data-island']}`);
        if (closeSections(page)) islands.push('island-ClosedSections');
        const files = [...(component ? [chunkName(component)] : []), ...islands]
          .flatMap((chunk) => groups[chunk]?.assets ?? [])
          .map(({ name }) => name)
          // The stylesheet of every page.
          .filter((name) => $(`link[href="${baseUrl}${name}"]`).length === 0);
        const [first] = $('script[src*="/runtime~main."]');
        if (first === undefined) {
          throw new Error(
            'the page has no script runtime~main.*.js to put its preloads before; has Docusaurus renamed it?',
          );
        }
        const links = [...new Set(files)].map((name) => {
          const rel = name.endsWith('.css')
            ? 'stylesheet'
            : 'preload as=script';
          return `<link rel=${rel} href="${baseUrl}${name}">`;
        });
        const pictures = [...$('body link[rel=preload][as=image]')].map(
          extractElement,
        );
        insert('before', first, [...pictures, ...links].join(''));
      },
    };
  },
});
