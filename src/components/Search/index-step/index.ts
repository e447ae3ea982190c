import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import {
  packPage,
  type IndexedPage,
  type IndexFacets,
  type IndexManifest,
  type PackedFile,
} from '../records';
import { stemmedTermsOf, stemOf, termsOf, typedWords } from '../words';
import type { AfterBuildStep } from '../../../shared/afterBuild';
import {
  blogPosts,
  docsPages,
  docsVersions,
  pageFile,
} from '../../../shared/sitePages';
import { extractPage, type ExtractedPage } from './extract';

/**
 * Keeps of the samples' names those that no text of the file has: the others
 * are found by the text that explains them. Adds to each section the texts of
 * the links to it that have words which it has not.
 */
function withNewWords(
  pages: readonly IndexedPage[],
  links: ReadonlyMap<string, ReadonlySet<string>>,
): IndexedPage[] {
  const texts = pages.flatMap(({ s }) => s.flatMap(({ h, t }) => [h, ...t]));
  const known = new Set(texts.flatMap(typedWords));
  return pages.map(({ u, s }) => ({
    u,
    s: s.map(({ n = [], ...section }) => {
      const own = new Set(stemmedTermsOf([section.h, ...section.t].join(' ')));
      const to = section.a === '' ? u : `${u}#${section.a}`;
      const names = n.filter((name) => !known.has(name));
      const k = [...(links.get(to) ?? [])].filter((text) =>
        termsOf(text).some((term) => !own.has(stemOf(term))),
      );
      return {
        ...section,
        ...(names.length === 0 ? {} : { n: names }),
        ...(k.length === 0 ? {} : { k }),
      };
    }),
  }));
}

/** Lists the addresses of the pages to search, in the order of the index. */
function searchedAddresses({ plugins, baseUrl }: Props): string[] {
  const pages = [
    ...docsVersions(plugins).flatMap((version) => docsPages(version, baseUrl)),
    ...blogPosts(plugins),
  ].map(({ permalink }) => permalink);
  return [...pages, `${baseUrl}sponsors`];
}

async function writeIndexes(
  outDir: string,
  extracted: Iterable<ExtractedPage>,
): Promise<void> {
  const files = new Map<string, IndexFacets & { pages: IndexedPage[] }>();
  const linksTo = new Map<string, Set<string>>();
  for (const { tag, language, version, page, links } of extracted) {
    const before = files.get(tag)?.pages ?? [];
    files.set(tag, { tag, language, version, pages: [...before, page] });
    for (const [address, text] of links) {
      linksTo.set(address, (linksTo.get(address) ?? new Set()).add(text));
    }
  }
  const folder = path.join(outDir, 'search');
  await fs.mkdir(folder, { recursive: true });
  const manifest = await Promise.all(
    [...files.values()].map(async (file) => {
      const pages = withNewWords(file.pages, linksTo).map(packPage);
      const text = JSON.stringify({ ...file, pages } satisfies PackedFile);
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
      const { tag, language, version } = file;
      const name = `${tag}.${hash}.json`;
      await fs.writeFile(path.join(folder, name), text);
      return { tag, language, version, file: name };
    }),
  );
  await fs.writeFile(
    path.join(folder, 'manifest.json'),
    JSON.stringify(manifest satisfies IndexManifest),
  );
}

/** Writes the search index of each `docusaurus_tag` from the built pages. */
export const searchIndex: AfterBuildStep = {
  name: 'search-index',
  start(props) {
    const { outDir, baseUrl } = props;
    const addresses = new Map(
      searchedAddresses(props).map((address) => [
        pageFile(address, baseUrl, '.html'),
        address,
      ]),
    );
    const found = new Map<string, ExtractedPage>();
    return {
      readPage({ file, $ }) {
        const address = addresses.get(file);
        if (address === undefined) return;
        const extracted = extractPage($, address);
        if (extracted === undefined) {
          throw new Error('the page has no content that could be searched.');
        }
        found.set(file, extracted);
      },
      async end() {
        const pages = [...addresses.keys()].map((file) => {
          const page = found.get(file);
          if (page === undefined) throw new Error(`${file} was not built.`);
          return page;
        });
        await writeIndexes(outDir, pages);
      },
    };
  },
};
