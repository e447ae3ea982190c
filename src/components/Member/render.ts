/**
 * Draws facts as a description list, which `member.css` styles.
 *
 *   <dl class="api-facts">
 *     <div><dt>Type</dt><dd><code>…<a>…</a>…</code></dd></div>
 *     <div><dt>Default</dt><dd><code>0</code></dd></div>
 *   </dl>
 *
 * One string of HTML per list would be no lighter when compressed (2.5 KB on the
 * longest page), and its links would load the whole site again.
 */
import type { ElementContent, Text } from 'hast';
import { h } from 'hastscript';
import type { RootContent } from 'mdast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { formatTypeText } from './formatTypeText';

/** A part of a value: an element or a text, or what is drawn with links. */
export type FactPart =
  | ElementContent
  | { type: 'code'; value: string }
  | { type: 'reference'; value: string }
  | { type: 'span'; pieces: FactPart[] };

/** A term and its value. */
export interface FactRow {
  term: string;
  value: FactPart[];
  /** The parts of the value are one item each, not one sentence. */
  isList?: boolean;
}

/** The targets of links; undefined where there is none. */
export interface Addresses {
  /** Of a name in code. */
  name: (name: string) => string | undefined;
  /** Of a member or an export that is referred to. */
  reference: (name: string) => string | undefined;
}

export const text = (value: string): Text => ({ type: 'text', value });

/** TypeScript; names in it become links. */
export const code = (value: string): FactPart => ({ type: 'code', value });

/** Points to a member or an export of the same version. */
export const reference = (value: string): FactPart => ({
  type: 'reference',
  value,
});

/**
 * An element or a component. Elements are marked as JSX that the author wrote, or
 * MDX would hand `code` to the theme, which takes one with a link inside for a
 * block of code. Links are not marked: they become the site's own.
 */
export const jsx = (
  name: string,
  children: ElementContent[],
  attributes: Readonly<Record<string, string | null>> = {},
): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  })),
  children,
  data: name === 'a' ? {} : { _mdxExplicitJsx: true },
});

/** Code without links. */
export const plainCode = (children: ElementContent[]) =>
  jsx('code', children, { translate: 'no' });

/**
 * @param rows the items of the list
 * @param addresses where names link to
 * @param since the release that brought the member, if not the first one
 * @returns the node that replaces the author's line
 */
export async function factsList(
  rows: readonly FactRow[],
  addresses: Addresses,
  since?: string,
): Promise<RootContent> {
  const items = rows.map(async ({ term, value, isList }) => {
    const drawn = await drawAll(value, addresses);
    const content =
      isList && drawn.length > 1
        ? [
            jsx(
              'ul',
              drawn.map((item) => jsx('li', [item])),
            ),
          ]
        : drawn;
    return jsx('div', [jsx('dt', [text(term)]), jsx('dd', content)]);
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
      hChildren: await Promise.all(items),
    },
  };
}

const drawAll = (pieces: readonly FactPart[], addresses: Addresses) =>
  Promise.all(pieces.map((piece) => renderPart(piece, addresses)));

async function renderPart(
  piece: FactPart,
  addresses: Addresses,
): Promise<ElementContent> {
  if (piece.type === 'code') {
    return plainCode(linked(await formatTypeText(piece.value), addresses));
  }
  if (piece.type === 'span') {
    return jsx('span', await drawAll(piece.pieces, addresses));
  }
  if (piece.type !== 'reference') return piece;
  const href = addresses.reference(piece.value);
  const name = plainCode([text(piece.value)]);
  return href === undefined ? name : h('a', { href }, [name]);
}

/** Strings stay whole, so that a word inside one is not taken for a name. */
const TOKEN = /'[^']*'|`[^`]*`|[A-Za-z_$][\w$]*/g;

/** Splits laid out code at the names that have an explanation. */
function linked(code: string, { name }: Addresses): ElementContent[] {
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
