/** Proves that a changed text is the old one with its changes, and no more. */
import { merge, type Edit } from './changes';
import type { Code } from './code';
import { isCode, readCode } from './parse';

interface Token {
  readonly type: unknown;
  readonly start: number;
  readonly end: number;
}

/** The parts of a text that count, without blanks and comments. */
function tokensOf({ file, source }: Code) {
  return ((file.tokens ?? []) as Token[])
    .filter(({ type }) => typeof type !== 'string')
    .map(({ start, end }) => ({ start, end, text: source.slice(start, end) }));
}

const plain = (parts: readonly { readonly text: string }[]): string =>
  parts
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '');

/**
 * @param code the code as it was
 * @param edits what was changed in it
 * @param result the text with the edits
 * @returns whether the result can be read, has every part of the old code that
 *   no edit takes out, and uses no name whose declaration is gone
 */
export function isProven(
  code: Code,
  edits: readonly Edit[],
  result: string,
): boolean {
  const read = readCode(result);
  if (!isCode(read)) return false;
  const known = new Set([...code.unbound, 'undefined']);
  if ([...read.unbound].some((name) => !known.has(name))) return false;
  const made = merge(edits);
  // An insertion that another one replaced is lost.
  const isLost = (edit: Edit): boolean =>
    edit.text !== '' &&
    edit.end === edit.start &&
    !made.some((each) => JSON.stringify(each) === JSON.stringify(edit));
  if (edits.some(isLost)) return false;
  const kept = tokensOf(code).filter(
    ({ start, end }) =>
      !made.some((edit) => edit.start < end && start < edit.end),
  );
  const expected = [...made, ...kept].sort((a, b) => a.start - b.start);
  return plain(expected) === plain(tokensOf(read));
}
