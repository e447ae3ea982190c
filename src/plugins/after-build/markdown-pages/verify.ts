import type { Nodes as HastNodes, Root } from 'hast';
import type { Nodes as MdastNodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Parses a page's Markdown, as its readers do. */
export const parseMarkdown = (markdown: string) => parser.parse(markdown);

const TAG = /<\/?[A-Za-z][\w.]*(?:\s[^<>]*)?\/?>/;

const INLINE_TAGS = new Set(
  'a abbr b bdi br cite code em i kbd mark s small span strong sub sup u'.split(
    ' ',
  ),
);
const LINE_NODE_TYPES = new Set(['paragraph', 'heading', 'tableCell', 'code']);

/** Returns the text of a page, with blocks apart, so that their words do not join. */
function pageText(node: HastNodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const text = node.children.map(pageText).join('');
  const isInline = node.type === 'element' && INLINE_TAGS.has(node.tagName);
  return isInline ? text : `\n${text}\n`;
}

function plainText(node: MdastNodes): string {
  if (LINE_NODE_TYPES.has(node.type)) {
    const meta = node.type === 'code' ? (node.meta ?? '') : '';
    return `${meta}\n${toString(node)}\n`;
  }
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

function comparableWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_$]+/gu) ?? [];
}

/** Returns the words that `wanted` has more often than `found`. */
function missingWords(wanted: readonly string[], found: readonly string[]) {
  const left = new Map<string, number>();
  for (const each of found) left.set(each, (left.get(each) ?? 0) + 1);
  return wanted.filter((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
}

/**
 * Compares a Markdown page with the HTML page that it was made from.
 *
 * @returns what is wrong, one sentence each: words that the Markdown page lacks, and
 *   HTML or JSX that leaked into it; empty when all is well
 */
export function verifyMarkdown(content: Root, markdown: string): string[] {
  const faults: string[] = [];
  const tree = parseMarkdown(markdown);

  const words = comparableWords(plainText(tree));
  const lost = new Set(missingWords(comparableWords(pageText(content)), words));
  if (lost.size > 0) {
    const list = [...lost].slice(0, 8).map((word) => `"${word}"`);
    faults.push(`it lacks words of the page: ${list.join(', ')}.`);
  }

  visit(tree, (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'html') {
      faults.push(`line ${line} has HTML: ${node.value.slice(0, 60)}`);
    } else if (node.type === 'text' && TAG.test(node.value)) {
      faults.push(`line ${line} has a tag: ${node.value.slice(0, 60)}`);
    }
  });
  return faults;
}
