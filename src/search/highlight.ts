import type { Highlight } from './types';
import { termsOf } from './words';

/** Tags and the ellipsis of a request. */
export interface Marks {
  readonly before: string;
  readonly after: string;
  readonly ellipsis: string;
}

interface Piece {
  readonly text: string;
  readonly isWord: boolean;
  readonly isMarked: boolean;
}

function split(text: string, terms: ReadonlySet<string>): Piece[] {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part, at) => {
      const isWord = at % 2 === 1;
      const isMarked = isWord && termsOf(part).some((term) => terms.has(term));
      return { text: part, isWord, isMarked };
    })
    .filter(({ text: part }) => part !== '');
}

function join(pieces: readonly Piece[], { before, after }: Marks): string {
  return pieces
    .map(({ text, isMarked }) => (isMarked ? before + text + after : text))
    .join('');
}

function describe(
  value: string,
  pieces: readonly Piece[],
  terms: ReadonlySet<string>,
): Highlight {
  const words = pieces.filter(({ isWord }) => isWord);
  const marked = words.filter(({ isMarked }) => isMarked);
  const found = new Set(marked.flatMap(({ text }) => termsOf(text)));
  const isFull = [...terms].every((term) => found.has(term));
  return {
    value,
    matchLevel: marked.length === 0 ? 'none' : isFull ? 'full' : 'partial',
    matchedWords: [...new Set(marked.map(({ text }) => text.toLowerCase()))],
    fullyHighlighted: marked.length > 0 && marked.length === words.length,
  };
}

/**
 * Puts the tags around the words of a text that matched.
 *
 * @param text - plain text; it stays what it is, as the hosted service
 *   leaves it
 * @param terms - what matched, as `termsOf` names it
 */
export function highlight(
  text: string,
  terms: ReadonlySet<string>,
  marks: Marks,
): Highlight {
  const pieces = split(text, terms);
  return describe(join(pieces, marks), pieces, terms);
}

/**
 * Cuts a text to some words around the first that matched, and puts the tags
 * around those that did.
 *
 * @param count - words at most
 */
export function snippet(
  text: string,
  terms: ReadonlySet<string>,
  count: number,
  marks: Marks,
): Highlight {
  const pieces = split(text, terms);
  const words = pieces.flatMap(({ isWord }, at) => (isWord ? [at] : []));
  const first = words.findIndex((at) => pieces[at]?.isMarked);
  const latest = Math.max(0, words.length - count);
  const start = Math.min(latest, Math.max(0, first - Math.floor(count / 3)));
  const end = start + count;
  const from = start === 0 ? 0 : words[start];
  const isCut = end < words.length;
  const cut = pieces.slice(from, isCut ? (words[end - 1] ?? 0) + 1 : undefined);
  const value =
    (start > 0 ? marks.ellipsis : '') +
    join(cut, marks) +
    (isCut ? marks.ellipsis : '');
  return describe(value, cut, terms);
}
