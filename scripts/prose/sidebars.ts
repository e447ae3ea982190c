/**
 * Checks that a reader can find every docs page in its version's sidebar, and
 * that the sidebar's links lead to pages of the same version.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import current from '../../sidebars';
import { problemsOf } from '../lib/fileProblems';
import type { Page } from '../../src/site/mdx';
import type { Problem } from '../lib/problems';
import {
  CURRENT,
  ROOT,
  versionOfDocs,
  type DocsVersion,
} from '../../src/site/versions';
import { describePage, problemAtField } from './page';

/** The ids of docs in a sidebars file, at any depth. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('items' in value) {
    return [
      ...idsIn(value.items),
      ...('link' in value ? idsIn(value.link) : []),
    ];
  }
  return 'id' in value ? idsIn(value.id) : [];
}

function readSidebars({ name, sidebars }: DocsVersion): unknown {
  return name === CURRENT
    ? current
    : JSON.parse(readFileSync(path.join(ROOT, sidebars), 'utf8'));
}

function idsOf(version: DocsVersion): Set<string> {
  return new Set(Object.values(readSidebars(version) ?? {}).flatMap(idsIn));
}

/** The addresses of a sidebars file's links to pages of the site. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('href' in value && typeof value.href === 'string') {
    return value.href.startsWith('/') ? [value.href] : [];
  }
  return Object.values(value).flatMap(linksIn);
}

/**
 * Links of a version's sidebars that lead out of the version, or to no section.
 * A newly frozen version has them: their addresses are fixed texts.
 *
 * @param pages all pages of the docs
 */
export function checkSidebarLinks(
  pages: readonly Page[],
  version: DocsVersion,
  sidebars: unknown = readSidebars(version),
): Problem[] {
  const problem = problemsOf(version.sidebars);
  const sections = new Map(
    pages
      .filter(({ file }) => versionOfDocs(file)?.name === version.name)
      .map((page) => {
        const { route, anchors } = describePage(page);
        return [`/${route}`, anchors];
      }),
  );
  return linksIn(sidebars).flatMap((href) => {
    const [route = '', anchor] = href.split('#');
    const anchors = sections.get(route);
    const message =
      anchors === undefined
        ? `"${href}" is not a page of ${version.name}. Its addresses start with "${version.route}/".`
        : anchor !== undefined && !anchors.has(anchor)
          ? `"${href}": the page has no such section.`
          : undefined;
    return message === undefined
      ? []
      : [problem('sidebar-link', message, href)];
  });
}

/** Docs pages that stand in no sidebar; parts of pages (`_part.mdx`) need none. */
export function checkSidebars(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => {
    const version = versionOfDocs(page.file);
    if (version === undefined || /\/_[^/]*$/.test(page.file)) return [];
    const { frontMatter } = describePage(page);
    const folder = path.posix.dirname(
      path.posix.relative(version.docs, page.file),
    );
    const own =
      typeof frontMatter.id === 'string'
        ? frontMatter.id
        : path.posix.basename(page.file).replace(/\.mdx?$/, '');
    const id = path.posix.join(folder, own);
    return idsOf(version).has(id)
      ? []
      : [
          problemAtField(
            page,
            'id',
            'sidebar',
            `"${id}" is in no sidebar. Put it into ${version.sidebars}, where a reader would look for it.`,
          ),
        ];
  });
}
