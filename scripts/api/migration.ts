/** Checks the migration tables of the release posts against the packages. */
import type { List, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Page } from '../../src/site/mdx';
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

/** Sentences that promise that the post names everything. */
const PROMISES =
  /what is not in (?:these|this) tables?|nothing else (?:has )?change|kept (?:its|their) (?:name|names|meaning)\b/i;

/**
 * Checks the parts of a release post that types cannot tell: a checklist that
 * says what to search for, a table of what behaves differently, and no promise
 * that nothing else changed.
 *
 * @param post the parsed release post
 */
export function checkGuide(post: Page): Problem[] {
  const problems: Problem[] = [];
  const report = (message: string, line = 1): void => {
    problems.push({ file: post.file, line, column: 1, rule: 'guide', message });
  };
  const checklist = sectionOf(post, 'Checklist').find(
    (node): node is List => node.type === 'list' && node.ordered === true,
  );
  if (!checklist) {
    report('Add "## Checklist" with the steps of the move in order.');
  }
  for (const step of checklist?.children ?? []) {
    if (!has(step, 'inlineCode') && !has(step, 'link')) {
      report('Say what to search for, or link.', step.position?.start.line);
    }
  }
  const behavior = sectionOf(post, 'Same name, changed behavior').find(
    (node): node is Table => node.type === 'table',
  );
  if (!behavior) {
    report('Add "## Same name, changed behavior" with a table.');
  }
  for (const row of behavior?.children ?? []) {
    if (row.children.some((cell) => toString(cell).trim() === '')) {
      report('Fill in every cell.', row.position?.start.line);
    }
  }
  visit(post.tree, 'paragraph', (paragraph) => {
    if (PROMISES.test(toString(paragraph))) {
      report(
        'Do not promise that nothing else changed.',
        paragraph.position?.start.line,
      );
    }
  });
  return problems;
}

/** The nodes below a heading, up to the next heading. */
function sectionOf({ tree }: Page, heading: string): RootContent[] {
  const start = tree.children.findIndex(
    (node) => node.type === 'heading' && toString(node) === heading,
  );
  const rest = start < 0 ? [] : tree.children.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading');
  return end < 0 ? rest : rest.slice(0, end);
}

function has(node: RootContent, type: 'inlineCode' | 'link'): boolean {
  let found = false;
  visit(node, type, () => {
    found = true;
  });
  return found;
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
