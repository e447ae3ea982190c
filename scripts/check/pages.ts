/** Checks pages for what readers need and the build does not. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import current from '../../sidebars';
import { readDocumentedPage } from '../../src/shared/api/documentedMembers';
import { frontMatterOf, type MdxPage } from '../../src/site/mdx';
import {
  CURRENT_VERSION,
  ROOT,
  docsVersionOfFile,
  type DocsVersion,
} from '../../src/site/versions';
import type { Problem } from '../lib/problems';

/** Search engines cut longer descriptions and disregard shorter ones. */
const DESCRIPTION = /^.{69,159}[^.]\.$/;

/** Reads the sidebars of a version, as one text of JSON. */
function sidebarsOf({ name, sidebars }: DocsVersion): string {
  return JSON.stringify(
    name === CURRENT_VERSION
      ? current
      : JSON.parse(readFileSync(path.join(ROOT, sidebars), 'utf8')),
  );
}

/** Returns the address of a page below the base path, without slashes at its ends. */
export function routeOf(page: MdxPage): string {
  const version = docsVersionOfFile(page.file);
  const route = version
    ? version.route + readDocumentedPage(page, version.docs).route
    : `/blog/${String(frontMatterOf(page).slug)}`;
  return route.replace(/^\/|\/$/g, '');
}

/** Lists what is wrong with a page: a field of its front matter, and the message. */
function* faultsOf(page: MdxPage): Generator<[field: string, message: string]> {
  const { file, source } = page;
  const { description, keywords, id } = frontMatterOf(page);
  const version = docsVersionOfFile(file);
  if (!DESCRIPTION.test(String(description))) {
    yield [
      'description',
      'The description is one sentence of 70 to 160 characters with a period: search engines show no other completely.',
    ];
  }
  if (!Array.isArray(keywords) || keywords.length === 0) {
    yield ['keywords', 'The front matter lacks keywords, a list.'];
  }
  const { dir, name: base } = path.posix.parse(
    path.posix.relative(version?.docs ?? 'blog', file),
  );
  const name = path.posix.join(dir, typeof id === 'string' ? id : base);
  if (version && !sidebarsOf(version).includes(`"${name}"`)) {
    yield [
      'id',
      `"${name}" is in no sidebar. Put it into ${version.sidebars}, where a reader would look for it.`,
    ];
  }
  if (
    version?.name !== CURRENT_VERSION &&
    /^<(?:Demo|Playground)\b/m.test(source)
  ) {
    yield [
      'id',
      `Demos and the playground run ${CURRENT_VERSION}, so they are for the pages in docs/. Show the code in a fence.`,
    ];
  }
}

/** Checks pages; parts of pages, `_part.mdx`, are left out. */
export const checkPages = (pages: readonly MdxPage[]): Problem[] =>
  pages
    .filter(({ file }) => !path.basename(file).startsWith('_'))
    .flatMap((page) => {
      const lines = page.source.split('\n');
      return [...faultsOf(page)].map(([field, message]) => ({
        file: page.file,
        line: lines.findIndex((line) => line.startsWith(`${field}:`)) + 1 || 1,
        column: 1,
        rule: 'page',
        message,
      }));
    });

/**
 * Reports links of a frozen sidebar that lead to another version. Those of a newly
 * frozen one do, since their addresses are fixed texts.
 */
export const checkSidebarLinks = (version: DocsVersion): Problem[] =>
  [...sidebarsOf(version).matchAll(/"href":"(\/[^"]*)"/g)]
    .map(([, href = '']) => href)
    .filter((href) => !href.startsWith(`${version.route}/`))
    .map((href) => ({
      file: version.sidebars,
      line: 1,
      column: 1,
      rule: 'sidebar-link',
      message: `"${href}" is not a page of ${version.name}: its addresses start with "${version.route}/".`,
    }));
