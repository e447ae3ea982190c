import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  admonitionTitleToDirectiveLabel,
  createSlugger,
  escapeMarkdownHeadingIds,
  parseMarkdownHeadingId,
} from '@docusaurus/utils';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { parse as parseYaml } from 'yaml';
import { ROOT } from './versions';

/** A parsed page, for plugins and checks. */
export interface MdxPage {
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
 * Parses a page as Docusaurus does, which rewrites heading ids and admonition titles;
 * every line stays where it was.
 *
 * @throws Error naming file, line and column when it is not MDX
 */
export function parseMdx(file: string, source: string): MdxPage {
  const value = admonitionTitleToDirectiveLabel(
    escapeMarkdownHeadingIds(source),
    ADMONITIONS,
  );
  try {
    const tree = processor.parse(new VFile({ path: file, value }));
    return { file, source, tree };
  } catch (error) {
    // The text of such an error starts with line and column.
    throw new Error(`${file}:${String(error)}`, { cause: error });
  }
}

/** The pages that were read, by their file; each as it was last parsed. */
const parsedPages = new Map<string, MdxPage>();

/** Reads a page by its path relative to the root, and parses it when it changed. */
export function readMdxPage(file: string): MdxPage {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const known = parsedPages.get(file);
  if (known?.source === source) return known;
  const page = parseMdx(file, source);
  parsedPages.set(file, page);
  return page;
}

/** Reads the front matter of a page; empty where there is none. */
export function frontMatterOf({
  tree,
}: Pick<MdxPage, 'tree'>): Readonly<Record<string, unknown>> {
  const node = tree.children.find((child) => child.type === 'yaml');
  const value: unknown = node?.type === 'yaml' ? parseYaml(node.value) : {};
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export interface PageHeading {
  /** Without backticks and without an explicit id. */
  text: string;
  /** True when the heading is one code span and nothing else. */
  isCode: boolean;
  /** The id of the heading; empty for the page's title. */
  id: string;
  line: number;
}

/**
 * Makes a function that reads the headings of one page. It must get them in their order:
 * Docusaurus numbers the anchors of equal ones.
 */
export function createHeadingReader(): (node: Heading) => PageHeading {
  const slugger = createSlugger();
  return (node) => {
    const whole = toString(node);
    const { text, id } = parseMarkdownHeadingId(whole);
    const [code] = node.children;
    return {
      text,
      isCode: code?.type === 'inlineCode' && code.value === text,
      id: id ?? slugger.slug(whole),
      line: node.position?.start.line ?? 1,
    };
  };
}
