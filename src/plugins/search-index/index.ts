import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import {
  packPage,
  type IndexManifest,
  type PackedFile,
} from '../../search/records';
import type { AfterBuildStep } from '../after-build';
import {
  blogPosts,
  docsPages,
  docsVersions,
  pageFile,
} from '../shared/sitePages';
import { extractPage } from './extract';

async function run({ outDir, plugins, siteConfig }: Props): Promise<void> {
  const { baseUrl } = siteConfig;
  const addresses = [
    ...docsVersions(plugins).flatMap((version) => docsPages(version, baseUrl)),
    ...blogPosts(plugins),
  ].map(({ permalink }) => permalink);
  const files = new Map<string, PackedFile>();
  for (const address of [...addresses, `${baseUrl}sponsors`]) {
    const file = pageFile(address, baseUrl, '.html');
    const html = await fs.readFile(path.join(outDir, file), 'utf8');
    const extracted = extractPage(html, address);
    if (extracted === undefined) {
      throw new Error(`${file} has no content that could be searched.`);
    }
    const { tag, language, version, page } = extracted;
    const before = files.get(tag)?.pages ?? [];
    files.set(tag, {
      tag,
      language,
      version,
      pages: [...before, packPage(page)],
    });
  }
  const folder = path.join(outDir, 'search');
  await fs.mkdir(folder, { recursive: true });
  const manifest = await Promise.all(
    [...files.values()].map(async (file) => {
      const text = JSON.stringify(file);
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
export const searchIndex: AfterBuildStep = { name: 'search-index', run };
