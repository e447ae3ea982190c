import ts from 'typescript';
import { nodesOf } from '../lib/syntax';
import type { Finding } from './rules';

/** Padding that has a bottom part without naming it. */
const SHORTHANDS = new Set(['padding', 'paddingVertical']);

/**
 * Finds a `BottomSheetView` of v4 that loses its bottom padding: 4.6.4 keeps a
 * numeric `paddingBottom` and sets 0 over everything else.
 */
export function checkBottomPadding(file: ts.SourceFile): Finding[] {
  const named = namedStyles(file);
  return [...nodesOf(file)]
    .filter(ts.isJsxOpeningLikeElement)
    .filter(({ tagName }) => tagName.getText(file) === 'BottomSheetView')
    .map((element) =>
      lostPadding(
        styleOf(element, file).flatMap((style) =>
          propertiesOf(style, named, file),
        ),
        file,
      ),
    )
    .filter((lost) => lost !== undefined)
    .map((lost) => ({
      start: lost.getStart(file),
      rule: 'bottom-padding',
      message: `BottomSheetView of v4 sets "${lost.getText(file)}" to 0 at the bottom. Add paddingBottom with a number.`,
    }));
}

/** The last property with a bottom padding, unless a number is kept. */
function lostPadding(
  properties: readonly ts.ObjectLiteralElementLike[],
  file: ts.SourceFile,
): ts.ObjectLiteralElementLike | undefined {
  const kept = properties.some(
    (property) =>
      nameOf(property, file) === 'paddingBottom' && !isText(property, file),
  );
  return kept
    ? undefined
    : properties.findLast(
        (property) =>
          SHORTHANDS.has(nameOf(property, file)) || isText(property, file),
      );
}

function nameOf(
  property: ts.ObjectLiteralElementLike,
  file: ts.SourceFile,
): string {
  return property.name?.getText(file) ?? '';
}

/** Whether it is a `paddingBottom` in text, like a percentage. */
function isText(
  property: ts.ObjectLiteralElementLike,
  file: ts.SourceFile,
): boolean {
  return (
    nameOf(property, file) === 'paddingBottom' &&
    ts.isPropertyAssignment(property) &&
    ts.isStringLiteral(property.initializer)
  );
}

/** The value of an element's `style`, if it has one. */
function styleOf(
  element: ts.JsxOpeningLikeElement,
  file: ts.SourceFile,
): ts.Expression[] {
  return element.attributes.properties
    .filter(ts.isJsxAttribute)
    .filter((attribute) => attribute.name.getText(file) === 'style')
    .map((attribute) => attribute.initializer)
    .filter((value) => value !== undefined)
    .filter(ts.isJsxExpression)
    .map((value) => value.expression)
    .filter((expression) => expression !== undefined);
}

/** What a style sets: an object, `styles.name`, or an array of both. */
export function propertiesOf(
  style: ts.Expression,
  named: ReadonlyMap<string, ts.ObjectLiteralExpression>,
  file: ts.SourceFile,
): ts.ObjectLiteralElementLike[] {
  if (ts.isArrayLiteralExpression(style)) {
    return style.elements.flatMap((element) =>
      propertiesOf(element, named, file),
    );
  }
  const object = ts.isObjectLiteralExpression(style)
    ? style
    : named.get(style.getText(file));
  return [...(object?.properties ?? [])];
}

/** The objects of every `const styles = StyleSheet.create({ … })`. */
export function namedStyles(
  file: ts.SourceFile,
): Map<string, ts.ObjectLiteralExpression> {
  const found = new Map<string, ts.ObjectLiteralExpression>();
  for (const node of nodesOf(file)) {
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      ts.isCallExpression(node.initializer) &&
      node.initializer.expression.getText(file) === 'StyleSheet.create'
    ) {
      const [styles] = node.initializer.arguments;
      for (const property of styles && ts.isObjectLiteralExpression(styles)
        ? styles.properties.filter(ts.isPropertyAssignment)
        : []) {
        if (ts.isObjectLiteralExpression(property.initializer)) {
          const name = `${node.name.getText(file)}.${property.name.getText(file)}`;
          found.set(name, property.initializer);
        }
      }
    }
  }
  return found;
}
