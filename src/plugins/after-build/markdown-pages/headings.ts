import { createSlugger } from '@docusaurus/utils';
import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

const HEADING = /^h[1-6]$/;

/**
 * Writes the id of each heading whose text does not give it, as in
 * `## Snap points {#heights}`, so that links to it keep their target.
 *
 * @param tree - the Markdown page, which is changed
 * @param content - the page that it was made from
 */
export function writeHeadingIds(tree: Root, content: HastRoot): void {
  const ids: unknown[] = [];
  visit(content, 'element', (node) => {
    if (HEADING.test(node.tagName)) {
      // A title that a page lays out by itself has none.
      ids.push(node.properties.id);
    }
  });
  const slugger = createSlugger();
  visit(tree, 'heading', (node) => {
    const slug = slugger.slug(toString(node));
    const id = ids.shift();
    if (typeof id === 'string' && id !== slug) {
      // Not text: that would be escaped.
      node.children.push({ type: 'html', value: ` {#${id}}` });
    }
  });
}
