import type { Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../lib/problems';
import { problemAtField, type ProsePage } from './page';

/** Words that praise or belittle instead of telling; each with its cure. */
export const BANNED_WORDS: Readonly<Record<string, string>> = {
  simply: 'Leave it out.',
  just: 'Leave it out, or write "only".',
  easily: 'Leave it out.',
  powerful: 'Say what it does.',
  seamless: 'Say what happens.',
  seamlessly: 'Say what happens.',
};

const BANNED = new RegExp(
  String.raw`\b(?:${Object.keys(BANNED_WORDS).join('|')})\b`,
  'gi',
);

/** Front matter that readers see, here or in a result list. */
const FIELDS = ['title', 'sidebar_label', 'description'];

/** Banned words and exclamation marks, in prose and in front matter. */
export function checkWording(page: ProsePage): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'text', (node: Text) => {
    for (const { index, rule, message } of findWording(node.value)) {
      const before = node.value.slice(0, index).split('\n');
      const start = node.position?.start ?? { line: 1, column: 1 };
      const last = before.at(-1) ?? '';
      problems.push({
        file: page.file,
        line: start.line + before.length - 1,
        column: before.length === 1 ? start.column + index : last.length + 1,
        rule,
        message,
      });
    }
  });
  for (const field of FIELDS) {
    const value = page.frontMatter[field];
    if (typeof value === 'string') {
      for (const { rule, message } of findWording(value)) {
        problems.push(problemAtField(page, field, rule, message));
      }
    }
  }
  return problems;
}

function findWording(
  text: string,
): { index: number; rule: string; message: string }[] {
  return [
    ...[...text.matchAll(BANNED)].map(({ index, 0: word }) => ({
      index,
      rule: 'banned-word',
      message: `"${word}": ${BANNED_WORDS[word.toLowerCase()] ?? ''}`,
    })),
    ...[...text.matchAll(/!/g)].map(({ index }) => ({
      index,
      rule: 'exclamation-mark',
      message: 'No exclamation marks in prose.',
    })),
  ];
}
