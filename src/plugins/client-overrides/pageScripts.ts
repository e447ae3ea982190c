import type { AfterBuildStep } from '../after-build';
import { chunkOf, NOT_FOUND, type PageComponents } from './components';

interface Bundle {
  /** The files of chunks by their names, as in the bundler's statistics. */
  readonly groups: Readonly<
    Record<string, { readonly assets?: readonly { readonly name: string }[] }>
  >;
  /** The pages that have one. */
  readonly components: PageComponents;
}

let finished: Bundle | undefined;

/** Takes note of the finished bundle, for the step that reads the pages. */
export function setBundle(bundle: Bundle): void {
  finished = bundle;
}

/**
 * Names a page's scripts in its head, so that the browser asks for them with
 * the first, and not when the first has run.
 */
export const pageScripts: AfterBuildStep = {
  name: 'page-scripts',
  start({ baseUrl }) {
    if (finished === undefined) {
      throw new Error('the plugin client-overrides has not run.');
    }
    const { groups, components } = finished;
    return {
      readPage({ file, $, insert }) {
        if ($('#__docusaurus').length === 0) {
          // A file of `static/`, kept as it is.
          return;
        }
        const route = file.replace(/(?:(?:^|\/)index)?\.html$/, '');
        const component =
          components[file === '404.html' ? NOT_FOUND : baseUrl + route] ??
          // A page's own path may end so.
          components[baseUrl + file];
        const islands = [...$('[data-island]')].map(
          ({ attribs }) => `island-${attribs['data-island']}-tsx`,
        );
        const files = [...(component ? [chunkOf(component)] : []), ...islands]
          .flatMap((chunk) => groups[chunk]?.assets ?? [])
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js'));
        const [first] = $('script[src*="/runtime~main."]');
        if (first === undefined) {
          throw new Error(
            'the page has no script runtime~main.*.js to put its preloads before; has Docusaurus renamed it?',
          );
        }
        const links = [...new Set(files)].map(
          (name) => `<link rel=preload as=script href="${baseUrl}${name}">`,
        );
        insert('before', first, links.join(''));
      },
    };
  },
};
