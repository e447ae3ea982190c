/**
 * Draws facts as a description list, which `member.css` styles.
 *
 *   <dl class="api-facts">
 *     <div><dt>Type</dt><dd><code>…<a>…</a>…</code></dd></div>
 *     <div><dt>Default</dt><dd><code>0</code></dd></div>
 *   </dl>
 */
import type { Element, ElementContent, Text } from 'hast';
import { h } from 'hastscript';
import type { RootContent } from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import { layOut } from './layOut';

/** A term and its value. */
export interface Row {
  term: string;
  value: ElementContent[];
  /** The parts of the value are one item each, not one sentence. */
  isList?: boolean;
}

/** Where links lead, if they lead anywhere. */
export interface Addresses {
  /** Of a name in code. */
  name: (name: string) => string | undefined;
  /** Of a member or an export that is referred to. */
  reference: (name: string) => string | undefined;
}

export const text = (value: string): Text => ({ type: 'text', value });

/** TypeScript; names in it become links. */
export const code = (value: string): Element =>
  h('code', { dataTypes: '' }, [text(value)]);

/** Points to a member or an export of the same version. */
export const reference = (name: string): Element =>
  h('a', { dataName: name }, [h('code', {}, [text(name)])]);

/** A component of the page, and not of the list. */
export function component(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  children: Element[] = [],
): MdxJsxTextElementHast {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: attributesOf(attributes),
    children,
  };
}

function attributesOf(
  attributes: Readonly<Record<string, string | null>>,
): MdxJsxAttribute[] {
  return Object.entries(attributes).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
}

/**
 * @param rows the items of the list
 * @param addresses where names link to
 * @param since the release that brought the member, if not the first one
 * @returns the node that replaces the author's line
 */
export async function factsList(
  rows: readonly Row[],
  addresses: Addresses,
  since?: string,
): Promise<RootContent> {
  const items = rows.map(({ term, value, isList }) => {
    const list = h(
      'ul',
      {},
      value.map((item) => h('li', {}, [item])),
    );
    const content = isList && value.length > 1 ? [list] : value;
    return h('div', {}, [h('dt', {}, [text(term)]), h('dd', {}, content)]);
  });
  return {
    type: 'paragraph',
    children: [],
    data: {
      hName: 'dl',
      hProperties: {
        className: ['api-facts'],
        ...(since === undefined ? {} : { dataSince: since }),
      },
      hChildren: await finish(items, addresses),
    },
  };
}

/**
 * Fills in links. Elements are marked as JSX that the author wrote, or MDX would
 * hand `code` to the theme, which takes one with a link inside for a block of
 * code. Links are not marked: they become the site's own. One string of HTML per
 * list would be no lighter when compressed (2.5 KB on the longest page), and its
 * links would load the whole site again.
 */
async function finish(
  nodes: readonly ElementContent[],
  addresses: Addresses,
): Promise<ElementContent[]> {
  const finished = nodes.map(async (node): Promise<ElementContent[]> => {
    if (node.type === 'mdxJsxTextElement') {
      return [{ ...node, children: await finish(node.children, addresses) }];
    }
    if (node.type !== 'element') return [node];
    const { tagName, properties } = node;
    const { dataName, dataTypes } = properties;
    const content =
      dataTypes === undefined ? node.children : await typesOf(node, addresses);
    const children = await finish(content, addresses);
    if (tagName === 'a') {
      const href =
        typeof dataName === 'string'
          ? addresses.reference(dataName)
          : properties.href;
      return href === undefined
        ? children
        : [{ ...node, properties: { href }, children }];
    }
    return [
      {
        type: 'mdxJsxFlowElement',
        name: tagName,
        attributes: attributesOf(tagName === 'code' ? { translate: 'no' } : {}),
        children,
        data: { _mdxExplicitJsx: true },
      },
    ];
  });
  return (await Promise.all(finished)).flat();
}

/** Strings stay whole, so that a word inside one is not taken for a name. */
const TOKEN = /'[^']*'|`[^`]*`|[A-Za-z_$][\w$]*/g;

/** Splits laid out code at the names that have an explanation. */
async function typesOf({ children: [only] }: Element, { name }: Addresses) {
  const code = await layOut(only?.type === 'text' ? only.value : '');
  const parts: ElementContent[] = [];
  let at = 0;
  for (const token of code.matchAll(TOKEN)) {
    const [word] = token;
    const end = token.index + word.length;
    // In `type: SNAP_POINT_TYPE` the first is a name that is being given.
    const href = /^\??:/.test(code.slice(end)) ? undefined : name(word);
    if (href === undefined) continue;
    if (token.index > at) parts.push(text(code.slice(at, token.index)));
    parts.push(h('a', { href }, [text(word)]));
    at = end;
  }
  if (at < code.length) parts.push(text(code.slice(at)));
  return parts;
}
