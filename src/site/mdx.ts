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
import { ROOT } from './versions';

/** A page as its plugins and checks see it. */
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
 * What Docusaurus' parser gets: heading ids and admonition titles are
 * rewritten, every line stays where it was.
 */
export function prepareMdx(source: string): string {
  return admonitionTitleToDirectiveLabel(
    escapeMarkdownHeadingIds(source),
    ADMONITIONS,
  );
}

/** Parses a page as Docusaurus does. */
export function parsePage(file: string, source: string): Page {
  const value = prepareMdx(source);
  const tree = processor.parse(new VFile({ path: file, value }));
  return { file, source, tree };
}

/** Reads and parses a page by its path relative to the root. */
export function readPage(file: string): Page {
  return parsePage(file, readFileSync(path.join(ROOT, file), 'utf8'));
}
