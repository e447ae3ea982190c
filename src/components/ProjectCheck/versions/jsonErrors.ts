/** Reads parts of JSON, and explains errors in it. */
import { parse, type ParseError } from 'jsonc-parser';
import { readPackageJson } from './packageJson';
import type { ReadResult } from './setup';

/** The messages for the error codes of `jsonc-parser`. */
const ERRORS: Readonly<Record<number, string>> = {
  1: 'JSON needs names and texts in double quotes.',
  2: 'this is not a number.',
  3: 'expected a name in double quotes.',
  4: 'expected a value.',
  5: 'expected a colon.',
  6: 'expected a comma.',
  7: 'the text ends too early: a } is missing.',
  8: 'the text ends too early: a ] is missing.',
  9: 'there is text after the end.',
  10: 'JSON has no comments.',
  11: 'this comment has no end.',
  12: 'this string has no end on its line.',
};

/** The result for JSON on which the recursive parser exceeds the stack. */
const TOO_DEEP: ReadResult = {
  problem: { message: 'This JSON is nested too deeply to be a package.json.' },
};

/** Reads lines of a `package.json` without the braces around them. */
export function readLines(text: string): ReadResult {
  try {
    return readPackageJson(parse(`{${text}}`));
  } catch {
    return TOO_DEEP;
  }
}

/** Explains where and why a text is not valid JSON. */
export function explainJson(text: string): ReadResult {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true });
  } catch {
    return TOO_DEEP;
  }
  const [{ offset: end, error } = { offset: 0, error: 0 }] = errors;
  const before = text.slice(0, end).trimEnd();
  const isComma = before.endsWith(',');
  const offset = isComma ? before.length - 1 : end;
  const lines = text.slice(0, offset).split('\n');
  const [line, column] = [lines.length, (lines.at(-1) ?? '').length + 1];
  const bracket = text.charAt(end);
  const why =
    isComma && /[}\]]/.test(bracket)
      ? `JSON allows no comma before ${bracket}.`
      : (ERRORS[error] ?? 'this is not valid in a string.');
  const message = `This is not valid JSON. Line ${String(line)}, column ${String(column)}: ${why}`;
  return { problem: { message, offset } };
}
