import { VFileMessage } from 'vfile-message';
import { parsePage, type Page } from '../../src/site/mdx';
import type { Problem } from './problems';

/**
 * Parses pages; those that are not MDX come back as problems, so that one mistake
 * does not hide what is wrong elsewhere.
 */
export function parsePages(
  files: readonly string[],
  read: (file: string) => string,
): { pages: Page[]; problems: Problem[] } {
  const pages: Page[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    try {
      pages.push(parsePage(file, read(file)));
    } catch (error) {
      problems.push(syntaxProblem(file, error));
    }
  }
  return { pages, problems };
}

function syntaxProblem(file: string, error: unknown): Problem {
  if (!(error instanceof VFileMessage)) {
    throw error;
  }
  return {
    file,
    line: error.line ?? 1,
    column: error.column ?? 1,
    rule: 'mdx-syntax',
    message: `${error.reason}${hint(error.reason)}`,
  };
}

/** MDX's own messages name the token; authors need the habit behind it. */
function hint(reason: string): string {
  if (/acorn|expression/i.test(reason)) {
    return ' In prose, write a brace as \\{ or put the code in backticks.';
  }
  if (/before name|in name|unexpected character/i.test(reason)) {
    return ' In prose, write a less-than sign as \\< or put the code in backticks.';
  }
  if (/closing tag|end-tag/i.test(reason)) {
    return ' Close the element, with empty lines around Markdown inside it.';
  }
  return '';
}
