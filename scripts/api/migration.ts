/** Checks the migration tables of the release posts against the packages. */
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Page } from '../lib/mdx';
import type { Problem } from '../lib/problems';
import { loadApi } from '../../src/api';
import { API_VERSIONS, type ApiVersion } from '../../src/api/types';
import { changesToExplain } from './diff';

export interface Migration {
  from: ApiVersion;
  to: ApiVersion;
  /** Start of the post's path relative to the root, date aside. */
  post: RegExp;
}

/** Which post moves an app from which version to which. */
export const MIGRATIONS: readonly Migration[] = API_VERSIONS.flatMap(
  (to, index) => {
    const from = API_VERSIONS[index + 1];
    const post = new RegExp(`^blog/[\\d-]*bottom-sheet-${to}`);
    return from === undefined ? [] : [{ from, to, post }];
  },
);

/**
 * @param migration the two versions
 * @param post the parsed release post
 * @returns one problem per removed, renamed or changed member that no table of
 *   the post names in code
 */
export function checkMigration(migration: Migration, post: Page): Problem[] {
  const named = wordsInTables(post);
  return changesToExplain(loadApi(migration.from), loadApi(migration.to))
    .filter(({ word }) => !named.has(word))
    .map(({ kind, name, detail }) => ({
      file: post.file,
      line: 1,
      column: 1,
      rule: 'migration',
      message: `No table names ${name}, ${kind} between ${migration.from} and ${migration.to}: ${detail}`,
    }));
}

/** Every identifier in a code span of a table's cell. */
function wordsInTables(post: Page): Set<string> {
  const words = new Set<string>();
  visit(post.tree, 'tableCell', (cell) => {
    visit(cell, 'inlineCode', (code) => {
      for (const word of toString(code).match(/[A-Za-z_$][\w$]*/g) ?? []) {
        words.add(word);
      }
    });
  });
  return words;
}
