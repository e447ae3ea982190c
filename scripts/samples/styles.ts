import ts from 'typescript';
import { nodesOf } from '../lib/syntax';
import type { Finding } from './rules';

/**
 * Finds style keys that do not exist. The types of `StyleSheet.create` and
 * `useAnimatedStyle` let a misspelled key pass where the style is used in an
 * array or by a view of another library.
 */
export function checkStyleKeys(
  checker: ts.TypeChecker,
  file: ts.SourceFile,
): Finding[] {
  const keys = styleKeys(checker, file);
  if (!keys) {
    return [];
  }
  return [...nodesOf(file)]
    .filter(ts.isCallExpression)
    .flatMap((call) => stylesOf(call, file))
    .flatMap(({ properties }) => [...properties])
    .flatMap((property) => {
      const name = property.name?.getText(file);
      return name === undefined || keys.has(name)
        ? []
        : [
            {
              start: property.getStart(file),
              rule: 'style-key',
              message: `"${name}" is not a style key in React Native.`,
            },
          ];
    });
}

/** Every key of a style, by the React Native that the sample imports. */
function styleKeys(
  checker: ts.TypeChecker,
  file: ts.SourceFile,
): Set<string> | undefined {
  const specifier = file.statements
    .filter(ts.isImportDeclaration)
    .map((statement) => statement.moduleSpecifier)
    .find((node) => ts.isStringLiteral(node) && node.text === 'react-native');
  const native = specifier && checker.getSymbolAtLocation(specifier);
  if (!native) {
    return undefined;
  }
  return new Set(
    checker
      .getExportsOfModule(native)
      .filter(({ name }) => /^(?:View|Text|Image)Style$/.test(name))
      .flatMap((symbol) => {
        const target =
          symbol.flags & ts.SymbolFlags.Alias
            ? checker.getAliasedSymbol(symbol)
            : symbol;
        return checker.getDeclaredTypeOfSymbol(target).getProperties();
      })
      .map(({ name }) => name),
  );
}

/** The styles that a call makes, written as object literals. */
function stylesOf(
  call: ts.CallExpression,
  file: ts.SourceFile,
): ts.ObjectLiteralExpression[] {
  const argument = call.arguments[0];
  const callee = call.expression.getText(file);
  if (!argument) {
    return [];
  }
  if (
    callee === 'StyleSheet.create' &&
    ts.isObjectLiteralExpression(argument)
  ) {
    return argument.properties
      .filter(ts.isPropertyAssignment)
      .map((property) => property.initializer)
      .filter(ts.isObjectLiteralExpression);
  }
  return callee === 'useAnimatedStyle' && ts.isArrowFunction(argument)
    ? returnedObjects(argument.body)
    : [];
}

function returnedObjects(body: ts.ConciseBody): ts.ObjectLiteralExpression[] {
  if (!ts.isBlock(body)) {
    const value = ts.isParenthesizedExpression(body) ? body.expression : body;
    return ts.isObjectLiteralExpression(value) ? [value] : [];
  }
  const found: ts.ObjectLiteralExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isReturnStatement(node) &&
      node.expression &&
      ts.isObjectLiteralExpression(node.expression)
    ) {
      found.push(node.expression);
    }
    if (!ts.isFunctionLike(node)) {
      ts.forEachChild(node, visit);
    }
  };
  visit(body);
  return found;
}
