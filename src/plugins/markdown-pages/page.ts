import type { CheerioAPI } from 'cheerio';
import type { Element, ElementContent, Nodes, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { toHast } from './hast';

/** Has an element this class? */
export function hasClass(node: Element, name: string): boolean {
  return [node.properties.className ?? []].flat().includes(name);
}

/** The text of a node and all below it, as written. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Is it the drawing of something that a reader should be told of? */
export function isPicture(node: Element): boolean {
  return node.tagName === 'svg' && node.properties.role === 'img';
}

// What serves only someone who reads on a screen.
function isChrome(node: Element): boolean {
  const { role, ariaHidden } = node.properties;
  return (
    ['script', 'style', 'template', 'noscript', 'button', 'wbr'].includes(
      node.tagName,
    ) ||
    (node.tagName === 'svg' && !isPicture(node)) ||
    ariaHidden === 'true' ||
    role === 'tablist' ||
    role === 'search' ||
    role === 'status' ||
    node.properties.dataAssistant !== undefined ||
    hasClass(node, 'hash-link')
  );
}

function codeBlocksOf(node: Element): Element[] {
  const blocks: Element[] = [];
  visit(node, 'element', (child) => {
    if (child.properties.dataLanguage !== undefined) {
      blocks.push(child);
      return SKIP;
    }
    return undefined;
  });
  return blocks;
}

function prune(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') {
      return node.type === 'text' ? [node] : [];
    }
    if (isChrome(node)) {
      return [];
    }
    if (isPicture(node)) {
      // What is drawn is told by these; labels within the drawing are not text.
      const children = node.children.filter(
        (child) =>
          child.type === 'element' && ['title', 'desc'].includes(child.tagName),
      );
      return [{ ...node, children }];
    }
    // Of a live demo only its code can be written down.
    if (node.properties.dataDemo !== undefined) {
      return codeBlocksOf(node).map((block) => ({
        ...block,
        children: prune(block.children),
      }));
    }
    return [{ ...node, children: prune(node.children) }];
  });
}

function absolute(value: unknown, base: string): string | undefined {
  return typeof value === 'string' && !value.startsWith('#')
    ? new URL(value, base).href
    : undefined;
}

/**
 * Takes what an author wrote out of a built page.
 *
 * @param $ - the whole page
 * @param url - the page's address, against which links are resolved
 * @returns the content below the page's title, without controls; undefined
 *   when nobody wrote it: lists of posts, for example
 */
export function readContent($: CheerioAPI, url: string): Root | undefined {
  const [content] = $(
    '.theme-doc-markdown, #__blog-post-container, html.mdx-page article',
  );
  if (content === undefined) {
    return undefined;
  }
  const children = prune(toHast(content).children).filter(
    // The page's own title; `index.ts` writes it.
    (node) => !(node.type === 'element' && node.tagName === 'header'),
  );
  const root: Root = { type: 'root', children };
  visit(root, 'element', (node) => {
    const { href, src } = node.properties;
    node.properties.href = absolute(href, url) ?? href;
    node.properties.src = absolute(src, url) ?? src;
  });
  return root;
}
