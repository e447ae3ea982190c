import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import type { IndexFile, IndexManifest } from '../../search/records';
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
  const files = new Map<string, IndexFile>();
  for (const address of [...addresses, `${baseUrl}sponsors`]) {
    const file = pageFile(address, baseUrl, '.html');
    const html = await fs.readFile(path.join(outDir, file), 'utf8');
    const extracted = extractPage(html, address);
    if (extracted === undefined) {
      throw new Error(`${file} has no content that could be searched.`);
    }
    const { tag, language, version, page } = extracted;
    const before = files.get(tag)?.pages ?? [];
    files.set(tag, { tag, language, version, pages: [...before, page] });
  }
  const folder = path.join(outDir, 'search');
  await fs.mkdir(folder, { recursive: true });
  const manifest: Record<string, string> = {};
  for (const [tag, file] of files) {
    const text = JSON.stringify(file);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
    manifest[tag] = `${tag}.${hash}.json`;
    await fs.writeFile(path.join(folder, manifest[tag]), text);
  }
  await fs.writeFile(
    path.join(folder, 'manifest.json'),
    JSON.stringify(manifest satisfies IndexManifest),
  );
}

/** Writes the search index of each `docusaurus_tag` from the built pages. */
export const searchIndex: AfterBuildStep = { name: 'search-index', run };
