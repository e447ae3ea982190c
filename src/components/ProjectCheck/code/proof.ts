/** Proves that a changed text is the old one with its changes, and no more. */
import { merge, type Edit } from './changes';
import type { Code } from './code';
import { isCode, readCode } from './parse';

interface Token {
  readonly type: unknown;
  readonly start: number;
  readonly end: number;
}

/** The pieces of a text that count, without blanks and comments. */
function tokensOf({ file, source }: Code) {
  return ((file.tokens ?? []) as Token[])
    .filter(({ type }) => typeof type !== 'string')
    .map(({ start, end }) => ({
      start,
      end,
      text: source.slice(start, end).replace(/\s/g, ''),
    }))
    .filter(({ text }) => text !== '');
}

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
  const tokens = tokensOf(read).map(({ text }) => text);
  const all = merge(edits);
  const open = [...all];
  // An insertion that another one replaced is lost.
  const made = new Set(all.map((edit) => JSON.stringify(edit)));
  const isMade = (edit: Edit): boolean =>
    edit.text === '' || edit.end > edit.start || made.has(JSON.stringify(edit));
  if (!edits.every(isMade)) return false;
  let index = 0;
  let gone = 0;
  const insert = (end: number): void => {
    for (let edit = open[0]; edit && edit.start <= end; edit = open[0]) {
      open.shift();
      gone = Math.max(gone, edit.end);
      let text = edit.text.replace(/\s/g, '');
      for (let token = tokens[index]; text !== ''; token = tokens[index]) {
        if (token === undefined || !text.startsWith(token)) return;
        text = text.slice(token.length);
        index += 1;
      }
    }
  };
  for (const { start, end, text } of tokensOf(code)) {
    insert(start);
    if (end <= gone) continue;
    if (tokens[index] !== text) return false;
    index += 1;
  }
  insert(Infinity);
  return index === tokens.length && open.length === 0;
}
