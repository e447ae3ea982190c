import type { PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { AuthorError, authorError } from './fail';

export type JsxChild = MdxJsxFlowElement['children'][number];

/** Makes an element whose attributes are texts. */
export const jsxElement = (
  name: string,
  children: readonly (JsxChild | PhrasingContent)[],
  attributes: Readonly<Record<string, string>> = {},
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  })),
  // mdast types flow elements as holding blocks only; MDX compiles text
  // and links in them all the same, and a paragraph would add margins.
  children: children as JsxChild[],
});

/**
 * Fills a component that authors write on one line, `<Name … />`.
 *
 * @param fill - gives what the element is instead; an error that it throws is
 *   named after the component
 * @throws Error naming file and line when there is text next to the component or
 *   in it, or when `fill` throws
 */
export function fillComponents(
  tree: Root,
  file: VFile,
  name: string,
  fill: (
    node: MdxJsxFlowElement,
  ) => Partial<Pick<MdxJsxFlowElement, 'attributes' | 'children'>>,
): void {
  visit(tree, (node) => {
    if (node.type === 'mdxJsxTextElement' && node.name === name) {
      throw authorError(file, node, `put <${name}> on its own line.`);
    }
    if (node.type !== 'mdxJsxFlowElement' || node.name !== name) return;
    if (node.children.length > 0) {
      throw authorError(file, node, `<${name}> takes no children.`);
    }
    try {
      Object.assign(node, { attributes: [] }, fill(node));
    } catch (error) {
      if (error instanceof AuthorError) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw authorError(file, node, `<${name}>: ${reason}`);
    }
  });
}
