import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { authorError } from './authorError';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Reads the attributes of a component that accepts literal strings only.
 *
 * @param file - the page, for the error
 * @param node - the component's element
 * @param allowedNames - the attributes that the component knows
 * @returns the attributes' values by name
 * @throws Error naming file, line and fix when an attribute is unknown, has
 *   no value, or is an expression
 */
export function readStringAttributes<Name extends string>(
  file: { readonly path?: string | undefined },
  node: Element,
  allowedNames: readonly Name[],
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  const list = allowedNames.map((name) => `${name}="…"`).join(', ');
  for (const attribute of node.attributes) {
    const name =
      attribute.type === 'mdxJsxAttribute' ? attribute.name : '{...}';
    const match = allowedNames.find((candidate) => candidate === name);
    if (match === undefined) {
      throw authorError(
        file,
        node,
        `<${node.name}> has no attribute "${name}"; it takes ${list}.`,
      );
    }
    if (typeof attribute.value !== 'string') {
      throw authorError(
        file,
        node,
        `<${node.name} ${name}> must be a literal string: write ${name}="…".`,
      );
    }
    found[match] = attribute.value;
  }
  return found;
}
