/**
 * Draws rows of facts as a description list.
 *
 *   <dl class="api-facts">
 *     <div><dt>Type</dt><dd><code>…<a>…</a>…</code></dd></div>
 *     <div><dt>Default</dt><dd><code>0</code></dd></div>
 *   </dl>
 *
 * `src/css/api-facts.css` styles it.
 */
import type { Element, ElementContent, Text } from 'hast';
import type { MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { layOut } from './layOut';
import type { Piece, Row } from './piece';

/** Finds the address that a name links to. */
export type Address = (name: string) => string | undefined;

/**
 * @param rows what to show
 * @param address where a name in code links to
 * @param reference where a referenced member or export links to
 * @returns the list's items
 */
export async function renderRows(
  rows: readonly Row[],
  address: Address,
  reference: Address,
): Promise<Element[]> {
  return Promise.all(
    rows.map(async (row) => {
      const pieces = await Promise.all(
        row.pieces.map((piece) => renderPiece(piece, address, reference)),
      );
      const value =
        row.isList && pieces.length > 1
          ? [
              element(
                'ul',
                pieces.map((piece) => element('li', [piece])),
              ),
            ]
          : pieces;
      return element('div', [
        element('dt', [plain(row.term)]),
        element('dd', value),
      ]);
    }),
  );
}

async function renderPiece(
  piece: Piece,
  address: Address,
  reference: Address,
): Promise<ElementContent> {
  switch (piece.kind) {
    case 'text':
      return plain(piece.text);
    case 'platform':
      return badge(piece.name);
    case 'link':
      return link(piece.to, [plain(piece.text)]);
    case 'trial':
      return uncheckedLink(piece.to, [element('code', [plain(piece.code)])]);
    case 'reference': {
      const code = element('code', [plain(piece.name)]);
      const to = reference(piece.name);
      return to === undefined ? code : link(to, [code]);
    }
    case 'sentence':
      return element(
        'span',
        await Promise.all(
          piece.pieces.map((piece) => renderPiece(piece, address, reference)),
        ),
      );
    case 'code':
      return element('code', linkNames(await layOut(piece.code), address));
  }
}

/** Strings stay whole, so that a word inside one is not taken for a name. */
const TOKEN = /'[^']*'|`[^`]*`|[A-Za-z_$][\w$]*/g;

/** Splits code at the names that have an explanation. */
function linkNames(code: string, address: Address): ElementContent[] {
  const children: ElementContent[] = [];
  let at = 0;
  for (const token of code.matchAll(TOKEN)) {
    const [name] = token;
    const end = token.index + name.length;
    // In `type: SNAP_POINT_TYPE` the first is a name that is being given.
    const isGiven = /^\??:/.test(code.slice(end));
    const to = isGiven ? undefined : address(name);
    if (to === undefined) continue;
    if (token.index > at) children.push(plain(code.slice(at, token.index)));
    children.push(link(to, [plain(name)]));
    at = end;
  }
  if (at < code.length) children.push(plain(code.slice(at)));
  return children;
}

const plain = (value: string): Text => ({ type: 'text', value });

function link(to: string, children: ElementContent[]): Element {
  return { ...element('a', children), properties: { href: to } };
}

/** One to a state of the playground, which is not an id for Docusaurus to find. */
function uncheckedLink(to: string, children: Element[]): MdxJsxTextElementHast {
  return {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'href', value: to },
      { type: 'mdxJsxAttribute', name: 'data-noBrokenLinkCheck' },
    ],
    children,
  };
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

/** The badge is a component: its look is its own. */
function badge(name: string): MdxJsxTextElementHast {
  return {
    type: 'mdxJsxTextElement',
    name: 'Platform',
    attributes: [{ type: 'mdxJsxAttribute', name: 'name', value: name }],
    children: [],
  };
}
