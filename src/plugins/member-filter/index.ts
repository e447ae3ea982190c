import type { Root } from 'mdast';

/** With fewer members than this a page is quicker read than filtered. */
const LONG_PAGE = 10;

/**
 * Remark plugin: puts a filter box before the first section of pages that
 * describe many members. It must run before the plugin that replaces
 * `<Member>`.
 */
export default function memberFilter() {
  return (tree: Root): void => {
    // The filter goes by headings of two levels, see `filter.ts`.
    const count = tree.children.filter((node, index) => {
      const before = tree.children[index - 1];
      return (
        node.type === 'mdxJsxFlowElement' &&
        node.name === 'Member' &&
        before?.type === 'heading' &&
        (before.depth === 2 || before.depth === 3)
      );
    }).length;
    const first = tree.children.findIndex(
      (node) => node.type === 'heading' && node.depth === 2,
    );
    if (count < LONG_PAGE || first === -1) {
      return;
    }
    tree.children.splice(first, 0, {
      type: 'mdxJsxFlowElement',
      name: 'MemberFilter',
      attributes: [
        { type: 'mdxJsxAttribute', name: 'count', value: String(count) },
      ],
      children: [],
    });
  };
}
