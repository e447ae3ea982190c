import type { Nodes, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { authorError } from './authorError';
import { readStringAttributes } from './jsxAttributes';

export type JsxChild = MdxJsxFlowElement['children'][number];

/** Makes an element whose attributes are texts; those that are undefined are left out. */
export const jsxElement = (
  name: string,
  children: readonly (JsxChild | PhrasingContent)[],
  attributes: Readonly<Record<string, string | undefined>> = {},
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined
      ? []
      : { type: 'mdxJsxAttribute' as const, name, value },
  ),
  // mdast types flow elements as holding blocks only; MDX compiles text
  // and links in them all the same, and a paragraph would add margins.
  children: children as JsxChild[],
});

/** A component on a page. */
interface ComponentUse<Name extends string> {
  readonly node: MdxJsxFlowElement;
  readonly attributes: Partial<Record<Name, string>>;
  /** Puts something in its place. */
  readonly replace: (...nodes: RootContent[]) => void;
}

/**
 * Finds a component that authors write on one line, `<Name … />`.
 *
 * @param allowedAttributes - its attributes, literal strings
 * @param allowedChild - the type of nodes that it may contain
 * @throws Error naming file and line when there is text next to the component or
 *   in it, or an attribute that it does not take
 */
export function findComponents<Name extends string>(
  tree: Root,
  file: VFile,
  name: string,
  allowedAttributes: readonly Name[],
  allowedChild?: JsxChild['type'],
): ComponentUse<Name>[] {
  const found: ComponentUse<Name>[] = [];
  visit(tree, (node, _index, parent: Parents | undefined) => {
    if (node.type === 'mdxJsxTextElement' && node.name === name) {
      throw authorError(file, node, `put <${name}> on its own line.`);
    }
    if (node.type !== 'mdxJsxFlowElement' || node.name !== name) return;
    if (node.children.some(({ type }) => type !== allowedChild)) {
      throw authorError(file, node, `<${name}> does not take these children.`);
    }
    const siblings: Nodes[] = parent?.children ?? [];
    found.push({
      node,
      attributes: readStringAttributes(file, node, allowedAttributes),
      replace: (...nodes) => {
        siblings.splice(siblings.indexOf(node), 1, ...nodes);
      },
    });
  });
  return found;
}

/**
 * Fills each {@link findComponents | component} of a page.
 *
 * @param fill - gives what the element is instead; an error that it throws is
 *   named after the component
 * @throws Error naming file and line, also when `fill` throws
 */
export function fillComponents<Name extends string>(
  tree: Root,
  file: VFile,
  name: string,
  allowedAttributes: readonly Name[],
  fill: (
    attributes: Partial<Record<Name, string>>,
  ) => Partial<Pick<MdxJsxFlowElement, 'attributes' | 'children'>>,
): void {
  for (const { node, attributes } of findComponents(
    tree,
    file,
    name,
    allowedAttributes,
  )) {
    try {
      Object.assign(node, { attributes: [] }, fill(attributes));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw authorError(file, node, `<${name}>: ${reason}`);
    }
  }
}
