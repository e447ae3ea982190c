// The library converts; what is here are the forms of this site's components.
// `@signalwire/docusaurus-plugin-llms-txt` (1.2.2) converts by the same library,
// so it would need all of them, and `verify.ts` besides.
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
  RootContent,
  Strong,
} from 'mdast';
import { phrasing } from 'mdast-util-phrasing';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { writeHeadingIds } from './headings';
import { hasClass, textOf } from './page';

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

function find(node: Element, test: (child: Element) => boolean) {
  let found: Element | undefined;
  visit(node, 'element', (child) => {
    if (test(child)) {
      found = child;
    }
    return found === undefined;
  });
  return found;
}

const SIGNS: Readonly<Record<string, string>> = { ins: '+', del: '-' };

/** Code whose lines are added or removed is written as a diff. */
function codeOf(block: Element): Code {
  const code = find(block, ({ tagName }) => tagName === 'code');
  const lines = [{ sign: ' ', text: '' }];
  for (const node of code?.children ?? []) {
    const sign = node.type === 'element' ? SIGNS[node.tagName] : undefined;
    textOf(node)
      .split('\n')
      .forEach((text, index) => {
        if (index > 0) {
          lines.push({ sign: ' ', text: '' });
        }
        const line = lines.at(-1);
        if (line !== undefined) {
          line.text += text;
          line.sign = index === 0 ? (sign ?? line.sign) : line.sign;
        }
      });
  }
  if (lines.at(-1)?.text === '') {
    lines.pop();
  }
  const isDiff = lines.some(({ sign }) => sign !== ' ');
  const { dataLanguage, dataTitle } = block.properties;
  return {
    type: 'code',
    lang: isDiff ? 'diff' : String(dataLanguage),
    meta: typeof dataTitle === 'string' ? `title="${dataTitle}"` : null,
    value: lines
      .map(({ sign, text }) => (isDiff ? sign + text : text))
      .join('\n'),
  };
}

function admonition(state: State, node: Element, kind: string): RootContent {
  const [heading, ...content] = node.children;
  const title = heading === undefined ? '' : textOf(heading).trim();
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

const ADMONITION = 'theme-admonition-';

const div: Handle = (state, node) => {
  const { dataLanguage, className } = node.properties;
  if (dataLanguage !== undefined) {
    return codeOf(node);
  }
  if (hasClass(node, 'theme-admonition')) {
    const kind = [className ?? []]
      .flat()
      .map(String)
      .find((name) => name.startsWith(ADMONITION));
    return admonition(state, node, kind?.slice(ADMONITION.length) ?? 'note');
  }
  return state.toFlow(state.all(node));
};

/** A description list becomes "term: description" items. */
const dl: Handle = (state, node) => {
  const items: ListItem[] = [];
  let term = '';
  visit(node, 'element', (child) => {
    if (child.tagName === 'dt') {
      term = textOf(child).trim();
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
  const caption = find(node, ({ tagName }) => tagName === 'caption');
  const content = defaultHandlers.table(state, node);
  return caption === undefined
    ? content
    : [paragraph(strong(textOf(caption).trim())), content].flat();
};

const details: Handle = (state, node) => {
  const summary = find(node, ({ tagName }) => tagName === 'summary');
  const children = node.children.filter((child) => child !== summary);
  return [
    paragraph(strong(summary === undefined ? '' : textOf(summary).trim())),
    ...blocksOf(state, { ...node, children }),
  ];
};

const stringifier = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    fences: true,
  });

/**
 * Writes a page's content as Markdown.
 *
 * @param content - from `readContent`
 * @returns GitHub flavored Markdown without HTML
 */
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
