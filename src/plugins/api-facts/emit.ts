/**
 * Puts the list of facts into a page in the form that costs readers least.
 *
 * What holds no link within the site is set as one string of HTML. The rest is
 * JSX, so that its links are the site's own. Its elements are marked as
 * explicit, or MDX would hand `code` to the theme, which takes one with a link
 * inside for a block of code.
 */
import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { RootContent } from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElementHast,
} from 'mdast-util-mdx-jsx';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    _mdxExplicitJsx?: boolean;
  }
  interface MdxJsxFlowElementHastData {
    _mdxExplicitJsx?: boolean;
  }
}

const CLASS = 'api-facts';

/** MDX's own mark for an element that is written as JSX in the page. */
const EXPLICIT = { _mdxExplicitJsx: true };

/**
 * @param rows the items of the list
 * @returns the node that stands in for the author's line
 */
export function factsList(rows: readonly Element[]): RootContent {
  if (rows.every(isStatic)) {
    return {
      type: 'mdxJsxFlowElement',
      name: 'dl',
      attributes: [attribute('className', CLASS), html(rows)],
      children: [],
      data: EXPLICIT,
    };
  }
  return {
    type: 'paragraph',
    children: [],
    data: {
      hName: 'dl',
      hProperties: { className: [CLASS] },
      hChildren: rows.map((row) =>
        isStatic(row)
          ? explicit(row.tagName, [html(row.children)], [])
          : component(row),
      ),
    },
  };
}

/** True when nothing in it needs React. */
function isStatic(node: ElementContent): boolean {
  if (node.type !== 'element') return node.type === 'text';
  return !isSiteLink(node) && node.children.every(isStatic);
}

function isSiteLink(node: Element): boolean {
  const { href } = node.properties;
  return typeof href === 'string' && !href.startsWith('https://');
}

/** The node as JSX; a link within the site stays what MDX makes of links. */
function component(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node;
  const children = node.children.map(component);
  if (isSiteLink(node)) return { ...node, children };
  const attributes = Object.entries(outside(node).properties).map(
    ([name, value]) =>
      attribute(name, Array.isArray(value) ? value.join(' ') : String(value)),
  );
  return explicit(node.tagName, attributes, children);
}

/** A link to another site opens beside this one, as the theme's links do. */
function outside(node: Element): Element {
  return node.tagName === 'a'
    ? {
        ...node,
        properties: {
          ...node.properties,
          target: '_blank',
          rel: ['noopener', 'noreferrer'],
        },
      }
    : node;
}

function html(nodes: readonly ElementContent[]): MdxJsxAttribute {
  const text = toHtml(nodes.map(allOutside));
  return {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify({ __html: text }),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            {
              type: 'ExpressionStatement',
              expression: {
                type: 'ObjectExpression',
                properties: [
                  {
                    type: 'Property',
                    kind: 'init',
                    method: false,
                    shorthand: false,
                    computed: false,
                    key: { type: 'Identifier', name: '__html' },
                    value: { type: 'Literal', value: text },
                  },
                ],
              },
            },
          ],
        },
      },
    },
  };
}

function allOutside(node: ElementContent): ElementContent {
  return node.type === 'element'
    ? { ...outside(node), children: node.children.map(allOutside) }
    : node;
}

function explicit(
  name: string,
  attributes: MdxJsxAttribute[],
  children: ElementContent[],
): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children,
    data: EXPLICIT,
  };
}

function attribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}
