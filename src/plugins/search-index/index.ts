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
} from '../../search/records';
import { typedWords } from '../../search/words';
import type { AfterBuildStep } from '../after-build';
import {
  blogPosts,
  docsPages,
  docsVersions,
  pageFile,
} from '../shared/sitePages';
import { extractPage, type ExtractedPage } from './extract';

/**
 * Keeps of the samples' names those that no text of the file has: the others
 * are found by the text that explains them.
 */
function withNewNames(pages: readonly IndexedPage[]): IndexedPage[] {
  const texts = pages.flatMap(({ s }) => s.flatMap(({ h, t }) => [h, ...t]));
  const known = new Set(texts.flatMap(typedWords));
  return pages.map(({ u, s }) => ({
    u,
    s: s.map(({ n = [], ...section }) => {
      const names = n.filter((name) => !known.has(name));
      return names.length === 0 ? section : { ...section, n: names };
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
  for (const { tag, language, version, page } of extracted) {
    const before = files.get(tag)?.pages ?? [];
    files.set(tag, { tag, language, version, pages: [...before, page] });
  }
  const folder = path.join(outDir, 'search');
  await fs.mkdir(folder, { recursive: true });
  const manifest = await Promise.all(
    [...files.values()].map(async (file) => {
      const pages = withNewNames(file.pages).map(packPage);
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
