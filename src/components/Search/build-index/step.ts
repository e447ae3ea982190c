import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import {
  headingFragment,
  type IndexFile,
  type IndexManifest,
  type SerializedSection,
} from '../indexFormat';
import {
  stemmedTermsOf,
  stemWord,
  tokenizeText,
  splitWords,
} from '../tokenizer';
import type { AfterBuildStep } from '../../../shared/afterBuild';
import {
  blogPosts,
  docsPages,
  docsVersions,
  mdxPages,
  pageFile,
} from '../../../shared/docusaurusContent';
import { extractPage, type ExtractedPage } from './extractPage';

/**
 * Serializes pages. Identifiers from samples are kept only if no text of the index
 * contains them; link texts only if they add a term that the target section lacks.
 */
function pack(
  pages: readonly ExtractedPage[],
  links: ReadonlyMap<string, ReadonlySet<string>>,
): IndexFile['pages'] {
  const known = new Set(
    pages.flatMap(({ sections }) =>
      sections.flatMap(({ heading, texts }) =>
        [heading, ...texts].flatMap(splitWords),
      ),
    ),
  );
  return pages.map(({ url, sections }) => [
    url,
    ...sections.map((section): SerializedSection => {
      const { level, anchor, heading, texts } = section;
      const own = new Set(stemmedTermsOf([heading, ...texts].join(' ')));
      const to = anchor === '' ? url : `${url}#${anchor}`;
      const names = [...section.names].filter((name) => !known.has(name));
      const linked = [...(links.get(to) ?? [])].filter((text) =>
        tokenizeText(text).some((term) => !own.has(stemWord(term))),
      );
      const lists = linked.length > 0 ? [names, linked] : [names];
      return [
        level,
        anchor === headingFragment(level, heading) ? 0 : anchor,
        heading,
        ...texts,
        ...(lists.flat().length > 0 ? lists : []),
      ];
    }),
  ]);
}

/** Maps the file of each page to search to its path, in the order of the index. */
function searchedPages({ plugins, baseUrl }: Props): Map<string, string> {
  const pages = [
    ...docsVersions(plugins).flatMap((version) => docsPages(version, baseUrl)),
    ...blogPosts(plugins),
    ...mdxPages(plugins),
  ];
  return new Map(
    pages.map(({ permalink }) => [
      pageFile(permalink, baseUrl, '.html'),
      permalink,
    ]),
  );
}

async function writeIndexes(
  outDir: string,
  extracted: Iterable<ExtractedPage>,
): Promise<void> {
  const files = new Map<string, ExtractedPage[]>();
  const linksTo = new Map<string, Set<string>>();
  for (const page of extracted) {
    files.set(page.tag, [...(files.get(page.tag) ?? []), page]);
    for (const [address, text] of page.links) {
      linksTo.set(address, (linksTo.get(address) ?? new Set()).add(text));
    }
  }
  const folder = path.join(outDir, 'search');
  await fs.mkdir(folder, { recursive: true });
  const manifest = await Promise.all(
    [...files].map(async ([tag, pages]) => {
      const [{ language, version } = { language: '', version: '' }] = pages;
      const facets = { tag, language, version };
      const file: IndexFile = { ...facets, pages: pack(pages, linksTo) };
      const text = JSON.stringify(file);
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
      const name = `${tag}.${hash}.json`;
      await fs.writeFile(path.join(folder, name), text);
      return { ...facets, file: name };
    }),
  );
  await fs.writeFile(
    path.join(folder, 'manifest.json'),
    JSON.stringify(manifest satisfies IndexManifest),
  );
}

/**
 * Step that writes the search index of each `docusaurus_tag` from the built pages.
 *
 * @throws Error when a page is missing, or has no content
 */
export const searchIndex: AfterBuildStep = {
  name: 'search-index',
  start(props) {
    const addresses = searchedPages(props);
    const found = new Map<string, ExtractedPage>();
    return {
      onPage({ file, $ }) {
        const address = addresses.get(file);
        if (address === undefined) return;
        const extracted = extractPage($, address);
        if (extracted === undefined) {
          throw new Error('the page has no content that could be searched.');
        }
        found.set(file, extracted);
      },
      async onEnd() {
        const pages = [...addresses.keys()].map((file) => {
          const page = found.get(file);
          if (page === undefined) throw new Error(`${file} was not built.`);
          return page;
        });
        await writeIndexes(props.outDir, pages);
      },
    };
  },
};
