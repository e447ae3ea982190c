import type Prism from 'prismjs';
import { escapeHtmlText } from '../../site/escapeHtmlText';

/** The mark of a line of code. */
export type Mark = 'highlight' | 'add' | 'remove';

/** Code without its mark comments. */
export interface MarkedCode {
  readonly lines: readonly string[];
  /**
   * The program, in which marker comments and removed lines are empty lines: its line
   * numbers are those of the code as written.
   */
  readonly code: string;
  /** The marks of the lines that have one, by 0-based line. */
  readonly marks: ReadonlyMap<number, Mark>;
}

/**
 * The kinds of tokens that get a class, by its name. Kinds that are not listed keep
 * the color of plain code and cost no element.
 */
const TOKEN_CLASSES = {
  comment: ['comment', 'prolog', 'doctype', 'shebang'],
  keyword: ['keyword', 'important', 'atrule'],
  string: ['string', 'template-string', 'attr-value', 'char', 'regex', 'url'],
  number: ['number', 'boolean', 'constant'],
  function: ['function', 'method', 'function-variable'],
  type: ['class-name', 'maybe-class-name', 'known-class-name', 'builtin'],
  tag: ['tag', 'selector'],
  attribute: ['attr-name', 'parameter', 'variable'],
  property: ['property-access', 'property', 'literal-property'],
};

const CLASSES = new Map(
  Object.entries(TOKEN_CLASSES).flatMap(([name, kinds]) =>
    kinds.map((kind) => [kind, `hl-${name}`]),
  ),
);

// Inside these, what is not a separate token is plain code again.
const CONTAINERS = new Set(['interpolation', 'script', 'spread', 'tag']);

type PrismLib = Pick<typeof Prism, 'hooks' | 'languages' | 'tokenize'>;
type Tokens = (string | Prism.Token)[];

interface StyledText {
  readonly text: string;
  readonly className: string | undefined;
}

function classOf(token: Prism.Token): string | undefined {
  // A capital on its own is a type parameter far more often than a constant.
  if (token.type === 'constant' && token.length === 1) return 'hl-type';
  const names = [token.alias, token.type].flat();
  return names.map((name) => CLASSES.get(name)).find(Boolean);
}

function flatten(
  stream: Prism.TokenStream,
  className: string | undefined,
  into: StyledText[],
): void {
  if (typeof stream === 'string') {
    into.push({ text: stream, className });
  } else if (Array.isArray(stream)) {
    stream.forEach((token) => {
      flatten(token, className, into);
    });
  } else if (stream.type === 'punctuation' || stream.type === 'operator') {
    // The quotes of an attribute are part of its string; other signs are plain.
    const isQuote = stream.content === '"' || stream.content === "'";
    flatten(stream.content, isQuote ? className : undefined, into);
  } else {
    const inner = CONTAINERS.has(stream.type) ? undefined : className;
    flatten(stream.content, classOf(stream) ?? inner, into);
  }
}

function tokenize(
  prism: PrismLib,
  code: string,
  language: string,
): Prism.TokenStream {
  const grammar = prism.languages[language] ?? {};
  // The JSX grammars tell text from code in these hooks, which only Prism's
  // own, HTML-writing `highlight` runs.
  const environment = { code, grammar, language, tokens: [] as Tokens };
  prism.hooks.run('before-tokenize', environment);
  environment.tokens = prism.tokenize(environment.code, environment.grammar);
  prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}

/** Splits styled texts into lines, joining neighbors of one class. */
function toLines(pieces: readonly StyledText[]): StyledText[][] {
  const lines: StyledText[][] = [[]];
  for (const { text, className } of pieces) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push([]);
      }
      const line = lines.at(-1);
      const last = line?.at(-1);
      // White space has no color, so it never separates two neighbors.
      const blank = part.trim() === '';
      if (last && (last.className === className || blank)) {
        line?.splice(-1, 1, { ...last, text: last.text + part });
      } else if (part !== '') {
        line?.push({ text: part, className: blank ? undefined : className });
      }
    });
  }
  return lines;
}

/** Number of columns that a phone shows; longer lines may be wrapped. */
const WRAPPED_FROM = 36;
/** Levels of indentation that the stylesheet has a class for. */
const MAX_INDENT_LEVEL = 4;

/** Wraps a long line in a span that gives its wrapped rows a hanging indent. */
function wrapWithHangingIndent(line: string, html: string): string {
  if (line.length <= WRAPPED_FROM) return html;
  const spaces = line.search(/\S|$/);
  const level = Math.min(Math.floor(spaces / 2), MAX_INDENT_LEVEL);
  const name = level === 0 ? 'in' : `in in${level}`;
  return `<span class="${name}">${html}</span>`;
}

/** A fold of fewer lines would save nothing. */
const MIN_FOLDED_LINES = 2;

/** Matches the imports that a program begins with. */
const IMPORTS = /^(?:import [^;]+;\n)+/;

/**
 * Puts the imports that a program begins with into a fold: a button, and after it
 * the lines. The button has no text, so that the program's text stays what it is.
 *
 * @param lines - the program
 * @param html - the HTML of each line, line break included
 */
function foldImports(
  lines: readonly string[],
  html: readonly string[],
): string {
  const [matched = ''] = IMPORTS.exec(lines.join('\n')) ?? [];
  const end = matched.split('\n').length - 1;
  if (end < MIN_FOLDED_LINES) return html.join('');
  const imports = html.slice(0, end).join('');
  const rest = html.slice(end).join('');
  return `<button type="button" class="clean-btn fold" aria-expanded="false" aria-label="${end} lines of imports"></button><span>${imports}</span>${rest}`;
}

const MARK_TAGS = { highlight: 'mark', add: 'ins', remove: 'del' } as const;

/**
 * Highlights code, in a build or in a browser.
 *
 * @param prism - Prism with its grammars; an unknown language stays plain
 * @param code - the lines, and which of them are marked
 * @param language - Prism's name of the language
 * @param shouldFoldImports - whether its imports are folded until asked for
 * @returns the inside of a `<code>`: text, `<span class="hl-…">` for tokens,
 *   `<span class="in …">` around a long line, and one `<mark>`, `<ins>` or
 *   `<del>` per marked line, its line break included
 */
export function renderHighlightedHtml(
  prism: PrismLib,
  code: Pick<MarkedCode, 'lines' | 'marks'>,
  language: string,
  shouldFoldImports: boolean,
): string {
  const pieces: StyledText[] = [];
  flatten(tokenize(prism, code.lines.join('\n'), language), undefined, pieces);
  const lines = toLines(pieces).map((line, index, all) => {
    const html = line
      .map(({ text, className }) =>
        className === undefined
          ? escapeHtmlText(text)
          : `<span class="${className}">${escapeHtmlText(text)}</span>`,
      )
      .join('');
    const mark = code.marks.get(index);
    const isLast = index === all.length - 1;
    const whole = wrapWithHangingIndent(
      code.lines[index] ?? '',
      isLast && mark === undefined ? html : `${html}\n`,
    );
    return mark === undefined
      ? whole
      : `<${MARK_TAGS[mark]}>${whole}</${MARK_TAGS[mark]}>`;
  });
  return shouldFoldImports ? foldImports(code.lines, lines) : lines.join('');
}
