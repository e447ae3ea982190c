/**
 * Reads defaults off the shipped source. Comments in the types are not
 * trusted: some are silent, and the one of the modal's `enablePanDownToClose`
 * is wrong.
 */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { PublishedPackage } from './published';
import { tidy } from './typeText';

/** Stand for "not measured yet" or "not set": no reader can rely on them. */
const SENTINEL = 'INITIAL_';

/**
 * @param file below the package's `src/`
 * @returns the default of each prop that the component in the file gives one,
 *   as code with constants resolved to their values
 */
export function defaultsIn(
  pkg: PublishedPackage,
  file: string,
): Map<string, string> {
  const source = pkg.source(file);
  const defaults = new Map<string, string>();
  const pattern = propsPattern(source);
  for (const element of pattern?.elements ?? []) {
    const local = element.name;
    const prop = (element.propertyName ?? local).getText();
    if (!ts.isIdentifier(local) || element.dotDotDotToken) continue;
    const fallback = element.initializer ?? fallbackOf(source, local.text);
    const value = fallback && resolveValue(pkg, fallback, source);
    if (value !== undefined && !defaults.has(prop)) defaults.set(prop, value);
  }
  return defaults;
}

/**
 * The value of a constant of `src/constants.ts` as code.
 * @throws when there is no such constant
 */
export function constantValue(pkg: PublishedPackage, name: string): string {
  const source = pkg.source('constants.ts');
  const found = findConstant(source, name);
  if (found === undefined) throw new Error(`constants.ts has no ${name}`);
  return resolveValue(pkg, found, source) ?? tidy(found.getText());
}

/** `const { … } = props`, or the parameter of the component's function. */
function propsPattern(
  source: ts.SourceFile,
): ts.ObjectBindingPattern | undefined {
  let found: ts.ObjectBindingPattern | undefined;
  const visit = (node: ts.Node): void => {
    if (found !== undefined) return;
    const named =
      (ts.isVariableDeclaration(node) &&
        node.initializer?.getText() === 'props') ||
      (ts.isParameter(node) &&
        node.type !== undefined &&
        /Props\b/.test(node.type.getText()));
    if (named && ts.isObjectBindingPattern(node.name)) {
      found = node.name;
      return;
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** The constant in `local ?? CONSTANT` or `local || CONSTANT`. */
function fallbackOf(
  source: ts.SourceFile,
  local: string,
): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken ||
        node.operatorToken.kind === ts.SyntaxKind.BarBarToken) &&
      node.left.getText() === local &&
      ts.isIdentifier(node.right) &&
      /^[A-Z][A-Z_]+$/.test(node.right.text)
    ) {
      found ??= node.right;
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

function resolveValue(
  pkg: PublishedPackage,
  expression: ts.Expression,
  source: ts.SourceFile,
): string | undefined {
  if (ts.isAsExpression(expression) || ts.isParenthesizedExpression(expression))
    return resolveValue(pkg, expression.expression, source);
  if (ts.isStringLiteral(expression)) return `'${expression.text}'`;
  if (ts.isIdentifier(expression)) {
    if (expression.text === 'undefined') return undefined;
    if (expression.text.startsWith(SENTINEL) && isProp(expression))
      return undefined;
    const constant = lookUp(pkg, expression.text, source);
    return constant
      ? resolveValue(pkg, constant.value, constant.source)
      : expression.text;
  }
  if (ts.isPropertyAccessExpression(expression)) {
    return propertyValue(pkg, expression, source);
  }
  if (ts.isObjectLiteralExpression(expression)) {
    return tidy(
      `{ ${expression.properties
        .map((property) => propertyText(pkg, property, source))
        .join(', ')} }`,
    );
  }
  if (ts.isCallExpression(expression)) {
    // Type arguments only matter to the compiler.
    const args = expression.arguments
      .map(
        (argument) => resolveValue(pkg, argument, source) ?? argument.getText(),
      )
      .join(', ');
    return tidy(`${expression.expression.getText()}(${args})`);
  }
  if (ts.isConditionalExpression(expression)) {
    const [yes, no] = [expression.whenTrue, expression.whenFalse].map((each) =>
      resolveValue(pkg, each, source),
    );
    return tidy(`${expression.condition.getText()} ? ${yes} : ${no}`);
  }
  return tidy(expression.getText());
}

/** `KEYBOARD_BEHAVIOR.interactive` -> `'interactive'`; an enum's stays. */
function propertyValue(
  pkg: PublishedPackage,
  expression: ts.PropertyAccessExpression,
  source: ts.SourceFile,
): string {
  const owner = ts.isIdentifier(expression.expression)
    ? lookUp(pkg, expression.expression.text, source)
    : undefined;
  let value = owner?.value;
  while (value && ts.isAsExpression(value)) value = value.expression;
  if (owner && value && ts.isObjectLiteralExpression(value)) {
    for (const property of value.properties) {
      if (
        ts.isPropertyAssignment(property) &&
        property.name.getText() === expression.name.text
      ) {
        const resolved = resolveValue(pkg, property.initializer, owner.source);
        if (resolved !== undefined) return resolved;
      }
    }
  }
  return expression.getText();
}

function propertyText(
  pkg: PublishedPackage,
  property: ts.ObjectLiteralElementLike,
  source: ts.SourceFile,
): string {
  if (ts.isPropertyAssignment(property)) {
    const value = resolveValue(pkg, property.initializer, source);
    return `${property.name.getText()}: ${value ?? 'undefined'}`;
  }
  return property.getText();
}

/** A sentinel is one only where it stands for a prop that was not given. */
function isProp(node: ts.Node): boolean {
  return ts.isBindingElement(node.parent) || ts.isBinaryExpression(node.parent);
}

interface Constant {
  value: ts.Expression;
  source: ts.SourceFile;
}

/** A constant by name, in the file or in the file that it is imported from. */
function lookUp(
  pkg: PublishedPackage,
  name: string,
  source: ts.SourceFile,
): Constant | undefined {
  const local = findConstant(source, name);
  if (local !== undefined) return { value: local, source };
  for (const statement of source.statements) {
    if (
      !ts.isImportDeclaration(statement) ||
      !ts.isStringLiteral(statement.moduleSpecifier) ||
      !statement.moduleSpecifier.text.startsWith('.')
    ) {
      continue;
    }
    const bindings = statement.importClause?.namedBindings;
    const names =
      bindings && ts.isNamedImports(bindings)
        ? bindings.elements.map((element) => element.name.text)
        : [];
    const file = names.includes(name)
      ? moduleFile(pkg, source, statement.moduleSpecifier.text)
      : undefined;
    const imported = file && pkg.source(file);
    const value = imported && findConstant(imported, name);
    if (imported && value) return { value, source: imported };
  }
  return undefined;
}

/** Only upper-case names are constants: a component keeps its own name. */
function findConstant(
  source: ts.SourceFile,
  name: string,
): ts.Expression | undefined {
  if (!/^[A-Z][A-Z0-9_]*$/.test(name)) return undefined;
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      if (ts.isIdentifier(declaration.name) && declaration.name.text === name) {
        return declaration.initializer;
      }
      if (ts.isObjectBindingPattern(declaration.name)) {
        const element = declaration.name.elements.find(
          (element) => element.name.getText() === name,
        );
        if (element && declaration.initializer) {
          // `const { height: WINDOW_HEIGHT } = X` reads `X.height`.
          const property = (element.propertyName ?? element.name).getText();
          return ts.factory.createIdentifier(
            `${declaration.initializer.getText()}.${property}`,
          );
        }
      }
    }
  }
  return undefined;
}

function moduleFile(
  pkg: PublishedPackage,
  source: ts.SourceFile,
  specifier: string,
): string | undefined {
  const base = path.resolve(path.dirname(source.fileName), specifier);
  const file = ['.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => base + ending)
    .find((candidate) => fs.existsSync(candidate));
  return file && path.relative(path.join(pkg.root, 'src'), file);
}
