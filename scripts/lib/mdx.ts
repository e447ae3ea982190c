import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
} from '@docusaurus/utils';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import type { Problem } from './problems';
import { ROOT } from './versions';

/** A page as the checks see it. */
export interface Page {
  /** Path relative to the repository's root, with forward slashes. */
  file: string;
  source: string;
  tree: Root;
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/**
 * Parses a page as Docusaurus does: what it rewrites in plain Markdown
 * (heading ids, admonition titles) keeps every line where it was.
 */
export function parsePage(file: string, source: string): Page {
  const prepared = admonitionTitleToDirectiveLabel(
    escapeMarkdownHeadingIds(source),
    ADMONITIONS,
  );
  const tree = processor.parse(new VFile({ path: file, value: prepared }));
  return { file, source, tree };
}

/** Reads and parses a page by its path relative to the root. */
export function readPage(file: string): Page {
  return parsePage(file, readFileSync(path.join(ROOT, file), 'utf8'));
}

/**
 * Parses pages; those that are no MDX come back as problems, so that one slip
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
