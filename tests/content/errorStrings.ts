import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  if (!existsSync(root)) {
    throw new Error(
      `${root} is not installed. Run: npx tsx scripts/types-install/main.ts`,
    );
  }
  const modules = readdirSync(path.join(root, 'src'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .sort()
    .map((file) => ({
      file: `src/${file.replaceAll(path.sep, '/')}`,
      text: readFileSync(path.join(root, 'src', file), 'utf8'),
    }));
  if (modules.length === 0) throw new Error(`${root}/src has no source files.`);
  const imported = new Set(
    modules.flatMap(({ file, text }) =>
      [...text.matchAll(/\bfrom '(\.[^']*)'/g)].map(([, name = '']) =>
        path.posix.join(path.posix.dirname(file), name),
      ),
    ),
  );
  return modules
    .filter(({ file }) => {
      const name = file.replace(/(?:\.(?:ios|android|native|web))?\.tsx?$/, '');
      return imported.has(name) || /(?:^|\/)index$/.test(name);
    })
    .flatMap(({ file, text }) => messagesIn(file, text));
}

function messagesIn(file: string, text: string): ErrorString[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return [...nodesOf(source)].flatMap((node) => {
    const message = messageOf(node);
    if (!message) return [];
    const start = source.getLineAndCharacterOfPosition(node.getStart());
    const at = `${file}:${start.line + 1}`;
    if (ts.isStringLiteralLike(message)) return { parts: [message.text], at };
    if (!ts.isTemplateExpression(message)) {
      throw new Error(`${at}: the message ${message.getText()} is no literal.`);
    }
    const ends = message.templateSpans.map(({ literal }) => literal.text);
    return { parts: [message.head.text, ...ends], at };
  });
}

function messageOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isThrowStatement(node)) {
    const thrown = node.expression;
    return ts.isNewExpression(thrown) ? thrown.arguments?.[0] : thrown;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const callee = node.expression.getText();
  if (callee === 'invariant') return node.arguments[1];
  return /^console\.(?:warn|error)$/.test(callee)
    ? node.arguments[0]
    : undefined;
}
