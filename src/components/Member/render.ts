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

/** A part of a value: an element or a text, or a part to render with links. */
export type FactPart =
  | ElementContent
  | { type: 'code'; value: string }
  | { type: 'reference'; value: string }
  | { type: 'span'; pieces: FactPart[] };

/** A term and its value. */
export interface FactRow {
  term: string;
  value: FactPart[];
  /** Whether each part of the value is an item, instead of all being one sentence. */
  isList?: boolean;
}

/** Finds the targets of links; undefined where there is none. */
export interface Addresses {
  /** Finds the section about a name in code. */
  name: (name: string) => string | undefined;
  /** Finds the section of a member or an export that a {@link reference} names. */
  reference: (name: string) => string | undefined;
}

/** Makes a text. */
export const text = (value: string): Text => ({ type: 'text', value });

/** Makes TypeScript code, in which names become links. */
export const code = (value: string): FactPart => ({ type: 'code', value });

/** Makes a link to a member or an export of the same version. */
export const reference = (value: string): FactPart => ({
  type: 'reference',
  value,
});

/** Makes an element or a component. */
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
});

/**
 * Renders rows as a description list.
 *
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
    return jsx('code', linkNames(await formatTypeText(piece.value), addresses));
  }
  if (piece.type === 'span') {
    return jsx('span', await drawAll(piece.pieces, addresses));
  }
  if (piece.type !== 'reference') return piece;
  const href = addresses.reference(piece.value);
  const name = jsx('code', [text(piece.value)]);
  return href === undefined ? name : h('a', { href }, [name]);
}

/** Strings stay whole, so that a word inside one is not taken for a name. */
const TOKEN = /'[^']*'|`[^`]*`|[A-Za-z_$][\w$]*/g;

/** Splits formatted code at names that have a section, which become links. */
function linkNames(code: string, { name }: Addresses): ElementContent[] {
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
