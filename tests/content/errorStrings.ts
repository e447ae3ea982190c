import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { nodesOf } from '../../scripts/lib/syntax';

/** A message that the library can throw or print. */
export interface ErrorString {
  /** Its fixed parts, in order. Between two of them stands a value. */
  parts: string[];
  /** File below the package and line, e.g. `src/hooks/useBottomSheet.ts:8`. */
  at: string;
}

/**
 * Every message of a package's source: what it throws, gives to `invariant()`,
 * and prints with `console.warn()` or `console.error()`. A module that no other
 * imports cannot throw, so its messages are left out.
 *
 * @param root folder of the package, with `src` in it
 * @throws when there is no source file, or a message is not a literal: a message
 *   that cannot be read must not pass unseen
 */
export function errorStrings(root: string): ErrorString[] {
  const files = readdirSync(path.join(root, 'src'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  if (files.length === 0) {
    throw new Error(`${root}/src has no source files.`);
  }
  const modules = files.sort().map((file) => ({
    file: `src/${file.split(path.sep).join('/')}`,
    text: readFileSync(path.join(root, 'src', file), 'utf8'),
  }));
  const imported = new Set(
    modules.flatMap(({ file, text }) =>
      [...text.matchAll(/\bfrom '(\.[^']*)'/g)].map((match) =>
        path.posix.join(path.posix.dirname(file), match[1] ?? ''),
      ),
    ),
  );
  return modules
    .filter(({ file }) => {
      const name = file.replace(/(?:\.(?:ios|android|native|web))?\.tsx?$/, '');
      return imported.has(name) || /(?:^|\/)index$/.test(name);
    })
    .flatMap(({ file, text }) => errorStringsOf(file, text));
}

/** The messages of one source file. */
export function errorStringsOf(file: string, text: string): ErrorString[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: ErrorString[] = [];
  for (const node of nodesOf(source)) {
    const message = messageOf(node);
    if (message) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const at = `${file}:${line + 1}`;
      found.push({ parts: fixedParts(message, at), at });
    }
  }
  return found;
}

/**
 * What a page says about a message: its section, without the lines that carry
 * messages in code.
 *
 * @returns `undefined` when no section below a heading carries the message
 */
export function entryFor(
  page: string,
  { parts }: ErrorString,
): string | undefined {
  const pattern = new RegExp(parts.map(escape).join('.+'));
  const section = page
    .split(/^(?=#{1,6} )/m)
    .filter((part) => part.startsWith('#'))
    .map((part) => part.split('\n'))
    .find((lines) => lines.some((line) => pattern.test(line)));
  return section
    ?.filter((line) => !pattern.test(line))
    .join('\n')
    .replaceAll(/^```text\n[^]*?^```$/gm, '')
    .trim();
}

function messageOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isThrowStatement(node)) {
    const thrown = node.expression;
    return ts.isNewExpression(thrown) ? thrown.arguments?.[0] : thrown;
  }
  if (!ts.isCallExpression(node)) {
    return undefined;
  }
  const callee = node.expression.getText();
  if (callee === 'invariant') {
    return node.arguments[1];
  }
  return /^console\.(?:warn|error)$/.test(callee)
    ? node.arguments[0]
    : undefined;
}

function fixedParts(message: ts.Expression, at: string): string[] {
  if (ts.isStringLiteralLike(message)) {
    return [message.text];
  }
  if (ts.isTemplateExpression(message)) {
    const { head, templateSpans } = message;
    return [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  }
  throw new Error(
    `${at}: the message is no literal (${message.getText()}). Teach fixedParts() to read it.`,
  );
}

const escape = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
