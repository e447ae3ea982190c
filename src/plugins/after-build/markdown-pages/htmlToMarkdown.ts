// `hast-util-to-mdast` converts pages; this module adds this site's components.
// `@signalwire/docusaurus-plugin-llms-txt` (1.2.2) uses the same library, so it would
// need all of this module, and `verify.ts`.
import type { Element, Root } from 'hast';
import {
  defaultHandlers,
  toMdast,
  type Handle,
  type State,
} from 'hast-util-to-mdast';
import type {
  BlockContent,
  Code,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root as MarkdownRoot,
  RootContent,
  Strong,
} from 'mdast';
import { phrasing } from 'mdast-util-phrasing';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { createHeadingReader } from '../../../site/mdx';
import { visit } from 'unist-util-visit';

const strong = (value: string): Strong => ({
  type: 'strong',
  children: [{ type: 'text', value }],
});

const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

function blocksOf(state: State, nodes: Element): BlockContent[] {
  return state.toFlow(state.all(nodes)) as BlockContent[];
}

function findElement(node: Element, tagName: string): Element | undefined {
  const found: Element[] = [];
  visit(node, { type: 'element', tagName }, (child: Element) => {
    found.push(child);
  });
  return found[0];
}

/** The NUL marks signs that are added, since code may begin with a sign. */
const SIGNS: Readonly<Record<string, string>> = { ins: '\0+', del: '\0-' };

/** Converts code; with added or removed lines it becomes a diff. */
function codeToMdast(block: Element): Code {
  const parts = findElement(block, 'code')?.children.map((node) => {
    const sign = node.type === 'element' ? SIGNS[node.tagName] : undefined;
    return (sign ?? '') + toString(node);
  });
  const text = (parts ?? []).join('').replace(/\n$/, '');
  const isDiff = text.includes('\0');
  const { dataLanguage, dataTitle } = block.properties;
  return {
    type: 'code',
    lang: isDiff ? 'diff' : String(dataLanguage),
    meta: typeof dataTitle === 'string' ? `title="${dataTitle}"` : null,
    value: isDiff
      ? text.replaceAll(/^(?!\0)/gm, ' ').replaceAll('\0', '')
      : text,
  };
}

function admonition(state: State, node: Element, kind: string): RootContent {
  const [heading, ...content] = node.children;
  const title = toString(heading).trim();
  const name = kind.slice(0, 1).toUpperCase() + kind.slice(1);
  const label = title.toLowerCase() === kind ? name : `${name}: ${title}`;
  return {
    type: 'blockquote',
    children: [
      paragraph(strong(label)),
      ...blocksOf(state, { ...node, children: content }),
    ],
  };
}

const div: Handle = (state, node) => {
  const { dataLanguage, className } = node.properties;
  if (dataLanguage !== undefined) return codeToMdast(node);
  const names = [className ?? []].flat().join(' ');
  const [, kind] = /theme-admonition-(\w+)/.exec(names) ?? [];
  return kind === undefined
    ? state.toFlow(state.all(node))
    : admonition(state, node, kind);
};

/** Converts a description list to "term: description" items. */
const dl: Handle = (state, node) => {
  const items: ListItem[] = [];
  let term = '';
  visit(node, 'element', (child) => {
    if (child.tagName === 'dt') {
      term = toString(child).trim();
    } else if (child.tagName === 'dd') {
      const content = state.all(child);
      const inline = content.every((part): part is PhrasingContent =>
        phrasing(part),
      );
      items.push({
        type: 'listItem',
        spread: false,
        children: inline
          ? [
              paragraph(
                strong(`${term}:`),
                { type: 'text', value: ' ' },
                ...content,
              ),
            ]
          : [paragraph(strong(`${term}:`)), ...blocksOf(state, child)],
      });
    }
  });
  return { type: 'list', ordered: false, spread: false, children: items };
};

const svg: Handle = (_state, node) =>
  paragraph({
    type: 'text',
    value: `Figure: ${String(node.properties.ariaLabel)}`,
  });

// Markdown's tables have no caption.
const table: Handle = (state, node) => {
  const caption = findElement(node, 'caption');
  const content = defaultHandlers.table(state, node);
  return caption === undefined
    ? content
    : [paragraph(strong(toString(caption).trim())), content].flat();
};

const details: Handle = (state, node) => {
  const summary = findElement(node, 'summary');
  const children = node.children.filter((child) => child !== summary);
  return [
    paragraph(strong(toString(summary).trim())),
    ...blocksOf(state, { ...node, children }),
  ];
};

const HEADING_TAG = /^h[1-6]$/;

/**
 * Writes the id of each heading whose text does not give it, as in
 * `## Snap points {#heights}`, so that links to it keep their target.
 *
 * @param tree - the Markdown page, which is changed
 * @param content - the page that it was made from
 */
function writeHeadingIds(tree: MarkdownRoot, content: Root): void {
  const ids: unknown[] = [];
  visit(content, 'element', (node) => {
    if (HEADING_TAG.test(node.tagName)) {
      // A title that a page lays out by itself has none.
      ids.push(node.properties.id);
    }
  });
  const readHeading = createHeadingReader();
  visit(tree, 'heading', (node) => {
    const { id: slug } = readHeading(node);
    const id = ids.shift();
    if (typeof id === 'string' && id !== slug) {
      // Not text: that would be escaped.
      node.children.push({ type: 'html', value: ` {#${id}}` });
    }
  });
}

const stringifier = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    fences: true,
  });

/** Converts the content of a page to GitHub flavored Markdown without HTML. */
export function toMarkdown(content: Root): string {
  const tree: Nodes = toMdast(content, {
    document: true,
    handlers: { details, div, dl, svg, table },
  });
  if (tree.type !== 'root') {
    throw new Error('A page was not converted as a document.');
  }
  writeHeadingIds(tree, content);
  return stringifier.stringify(tree);
}
