/**
 * Draws rows of facts as a description list.
 *
 *   <dl class="api-facts">
 *     <div><dt>Type</dt><dd><code>…<a>…</a>…</code></dd></div>
 *     <div><dt>Default</dt><dd><code>0</code></dd></div>
 *   </dl>
 *
 * `src/css/facts.css` styles it. Elements are marked as explicit JSX, so that
 * MDX leaves them alone: the theme's `code` would turn one with a link inside
 * into a code block. Links are not marked: they become the site's own.
 */
import type { ElementContent, Text } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { format } from 'prettier';
import type { Piece, Row } from './rows';

/** Finds the address that a name links to. */
export type Address = (name: string) => string | undefined;

/** Code longer than this is laid out on several lines. */
const ONE_LINE = 64;

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
): Promise<ElementContent[]> {
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
      return element('Platform', [], { name: piece.name });
    case 'reference': {
      const code = element('code', [plain(piece.name)]);
      const to = reference(piece.name);
      return to === undefined ? code : link(to, [code]);
    }
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

async function layOut(code: string): Promise<string> {
  if (code.length <= ONE_LINE) return code;
  // A variable cannot be optional, so a member's mark is taken off and put back.
  const isOptional = /^\w+\?: /.test(code);
  const valid = isOptional ? code.replace('?', '') : code;
  const [before, after] = frameFor(valid);
  const formatted = await format(`${before}${valid}${after}`, {
    parser: 'typescript',
    singleQuote: true,
    printWidth: ONE_LINE,
    trailingComma: 'none',
  });
  const inside = formatted.trim().slice(before.trimEnd().length);
  const body =
    after && inside.endsWith(after) ? inside.slice(0, -after.length) : inside;
  const lines = dedent(body);
  return isOptional ? lines.replace(/^\w+/, '$&?') : lines;
}

/** What makes the code a statement that a formatter takes. */
function frameFor(code: string): readonly [string, string] {
  if (/^(?:import|type) /.test(code)) return ['', ''];
  if (/^\w+(?:<[^(]*>)?\(.*\): /.test(code)) return ['declare function ', ';'];
  if (/^\w+: /.test(code)) return ['declare let ', ';'];
  if (/^(?:Platform|\{)/.test(code)) return ['export default ', ';'];
  return ['type T = ', ';'];
}

function dedent(code: string): string {
  if (!code.startsWith('\n')) return code.trimStart();
  const lines = code.slice(1).split('\n');
  const indent = Math.min(
    ...lines
      .filter(Boolean)
      .map((line) => line.length - line.trimStart().length),
  );
  return lines.map((line) => line.slice(indent)).join('\n');
}

const plain = (value: string): Text => ({ type: 'text', value });

function link(to: string, children: ElementContent[]): ElementContent {
  return {
    type: 'element',
    tagName: 'a',
    properties: { href: to },
    children: children,
  };
}

function element(
  name: string,
  children: ElementContent[],
  attributes: Record<string, string> = {},
): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: children,
    data: { _mdxExplicitJsx: true },
  };
}
