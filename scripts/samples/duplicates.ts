/**
 * Finds a sample that appears twice in the docs of a version: one place keeps
 * it, the others link there.
 */
import ts from 'typescript';
import { nodesOf } from '../lib/syntax';
import type { Problem } from '../lib/problems';
import type { Sample } from './program';
import { parseSample } from './traps';

/** Share of the code that two samples have in common when they are the same. */
const SAME = 0.8;
/** How many members of the API may differ between two samples of one thing. */
const SAME_MEMBERS = 1;
const SHINGLE = 3;
/** Style keys that every sample has; the others are what it may be about. */
const LAYOUT = /^(?:flex|padding|margin|gap|alignItems|justifyContent)/;

interface Print {
  sample: Sample;
  /** Runs of tokens, without imports, styles and texts. */
  shingles: ReadonlySet<string>;
  /** Elements, props, hooks, called methods and style keys. */
  members: ReadonlySet<string>;
}

/** Every sample that says the same as one before it. */
export function checkDuplicates(samples: readonly Sample[]): Problem[] {
  const prints = samples.map(printOf);
  return prints.flatMap((print, index) => {
    const first = prints.slice(0, index).find((other) => isSame(other, print));
    return first
      ? [
          {
            file: print.sample.file,
            line: print.sample.lineOffset,
            column: print.sample.columnOffset,
            rule: 'duplicate-sample',
            message: `${first.sample.file}:${first.sample.lineOffset} has the same sample. Keep one and link to it.`,
          },
        ]
      : [];
  });
}

function isSame(a: Print, b: Print): boolean {
  const common = [...a.shingles].filter((shingle) =>
    b.shingles.has(shingle),
  ).length;
  const all = a.shingles.size + b.shingles.size - common;
  return (
    all > 0 &&
    common / all >= SAME &&
    difference(a.members, b.members) + difference(b.members, a.members) <=
      SAME_MEMBERS
  );
}

function difference(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((each) => !b.has(each)).length;
}

function printOf(sample: Sample): Print {
  const file = parseSample(sample.code);
  const tokens = tokensOf(file);
  const shingles = new Set<string>();
  for (let at = 0; at + SHINGLE <= tokens.length; at += 1) {
    shingles.add(tokens.slice(at, at + SHINGLE).join(' '));
  }
  return { sample, shingles, members: membersOf(file) };
}

const isStyles = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  node.expression.getText() === 'StyleSheet.create';

/** The code with its texts and numbers blanked: they are what copies change. */
function tokensOf(file: ts.SourceFile): string[] {
  const tokens: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || isStyles(node)) {
      return;
    }
    if (ts.isJsxText(node)) {
      if (node.text.trim() !== '') {
        tokens.push('text');
      }
    } else if (ts.isStringLiteral(node) || ts.isNumericLiteral(node)) {
      tokens.push('value');
    } else if (node.getChildCount(file) > 0) {
      node.getChildren(file).forEach(visit);
    } else if (!/^[;,]?$/.test(node.getText(file))) {
      tokens.push(node.getText(file));
    }
  };
  visit(file);
  return tokens;
}

function membersOf(file: ts.SourceFile): Set<string> {
  const members = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node)) {
      const element = node.tagName.getText(file);
      members.add(element);
      for (const property of node.attributes.properties) {
        if (ts.isJsxAttribute(property)) {
          members.add(`${element}.${property.name.getText(file)}`);
        }
      }
    } else if (isStyles(node)) {
      styleKeys(node, file).forEach((key) => members.add(key));
      return;
    } else if (ts.isCallExpression(node)) {
      const { expression } = node;
      const called = ts.isPropertyAccessExpression(expression)
        ? expression.name
        : expression;
      members.add(`${called.getText(file)}()`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return members;
}

/** The keys of all styles that are not about layout alone. */
function styleKeys(styles: ts.CallExpression, file: ts.SourceFile): string[] {
  return [...nodesOf(styles)]
    .filter(ts.isPropertyAssignment)
    .filter(({ initializer }) => !ts.isObjectLiteralExpression(initializer))
    .map(({ name }) => name.getText(file))
    .filter((key) => !LAYOUT.test(key))
    .map((key) => `style.${key}`);
}
