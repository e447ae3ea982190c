import type { Element, ElementContent } from 'hast';
import type { RootContent } from 'mdast';

/**
 * Makes the list of facts a part of the page.
 *
 * Its elements are marked as JSX that the author wrote, or MDX would hand
 * `code` to the theme, which takes one with a link inside for a block of code.
 * Links are not marked: they become the site's own. One string of HTML per
 * list would be no lighter when compressed (2.5 KB on the longest page), and
 * its links would load the whole site again.
 *
 * @param rows the items of the list
 * @param since the release that brought the member, if not the first one
 * @returns the node that replaces the author's line
 */
export function factsList(
  rows: readonly Element[],
  since?: string,
): RootContent {
  return {
    type: 'paragraph',
    children: [],
    data: {
      hName: 'dl',
      hProperties: {
        className: ['api-facts'],
        ...(since === undefined ? {} : { dataSince: since }),
      },
      hChildren: rows.map(explicit),
    },
  };
}

function explicit(node: ElementContent): ElementContent {
  if (node.type === 'mdxJsxTextElement') {
    return { ...node, children: node.children.map(explicit) };
  }
  if (node.type !== 'element') return node;
  const children = node.children.map(explicit);
  return node.tagName === 'a'
    ? { ...node, children }
    : {
        type: 'mdxJsxFlowElement',
        name: node.tagName,
        attributes: [],
        children,
        data: { _mdxExplicitJsx: true },
      };
}
