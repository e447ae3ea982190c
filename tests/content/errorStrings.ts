import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { nodesOf } from '../../scripts/lib/syntax';

/**
 * Collects every message in a package's source: what it throws, passes to
 * `invariant()`, and prints with `console.warn()` or `console.error()`.
 * Messages of modules that no other imports are left out.
 *
 * @param root - folder of the package, with `src` in it
 * @returns the fixed parts of each message; a value stands between two of them
 * @throws Error if a message is not a literal, since it could not be checked
 */
export function errorStrings(root: string): string[][] {
  const source = path.join(root, 'src');
  const modules = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .map((name) => path.join(source, name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const imported = new Set(
    modules.flatMap(({ file, text }) =>
      [...text.matchAll(/\bfrom '(\.[^']*)'/g)].map(([, name = '']) =>
        path.join(path.dirname(file), name),
      ),
    ),
  );
  return modules
    .filter(({ file }) => {
      const name = file.replace(/(?:\.(?:ios|android|native|web))?\.tsx?$/, '');
      return imported.has(name) || path.basename(name) === 'index';
    })
    .flatMap(({ file, text }) => messagesIn(file, text));
}

function messagesIn(file: string, text: string): string[][] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return [...nodesOf(source)].flatMap((node) => {
    const message = messageOf(node);
    if (!message) return [];
    if (ts.isStringLiteralLike(message)) return [[message.text]];
    if (!ts.isTemplateExpression(message)) {
      throw new Error(`${file}: ${message.getText()} is not a literal.`);
    }
    const ends = message.templateSpans.map(({ literal }) => literal.text);
    return [[message.head.text, ...ends]];
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
