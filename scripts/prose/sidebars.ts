/** Checks that a reader can find every docs page in its version's sidebar. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import current from '../../sidebars';
import type { Page } from '../lib/mdx';
import type { Problem } from '../lib/problems';
import {
  CURRENT,
  ROOT,
  versionOfDocs,
  type DocsVersion,
} from '../lib/versions';
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

function idsOf({ name, sidebars }: DocsVersion): Set<string> {
  const read: unknown =
    name === CURRENT
      ? current
      : JSON.parse(readFileSync(path.join(ROOT, sidebars), 'utf8'));
  return new Set(Object.values(read ?? {}).flatMap(idsIn));
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
