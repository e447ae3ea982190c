import ts from 'typescript';
import { nodesOf, unalias } from '../lib/syntax';

/** A problem inside a sample, at an offset of its code. */
export interface SampleProblem {
  start: number;
  rule: string;
  message: string;
}

/** The files of the library itself, whichever version it is. */
const PACKAGE_FOLDER = '/node_modules/@gorhom/bottom-sheet/';
/** Types that this repository adds to the packages, which readers do not have. */
const SHIMS_FOLDER = '/shims/';

const SUPPRESSION = /@ts-(?:ignore|nocheck|expect-error)/g;

const find = (node: ts.Node, rule: string, message: string): SampleProblem => ({
  start: node.getStart(),
  rule,
  message,
});

/** Reports suppressed errors and `any` in a sample. */
export function checkForbiddenSyntax(file: ts.SourceFile): SampleProblem[] {
  const suppressions = [...file.text.matchAll(SUPPRESSION)];
  return [
    ...suppressions.map(({ index, 0: mark }) => ({
      start: index,
      rule: 'no-suppression',
      message: `A sample must compile without ${mark}. Fix the type, or mark the fence fragment="reason".`,
    })),
    ...[...nodesOf(file)]
      .filter(({ kind }) => kind === ts.SyntaxKind.AnyKeyword)
      .map((node) =>
        find(node, 'no-any', 'A sample must not use any. Name the type.'),
      ),
  ];
}

/**
 * Finds code that compiles but fails in an app: a sheet whose content screen readers
 * see as one element, and a backdrop that blocks the screen while a sheet that starts
 * closed is closed.
 */
export function checkSheets(file: ts.SourceFile): SampleProblem[] {
  const elements = [...nodesOf(file)].filter(ts.isJsxOpeningLikeElement);
  const named = (name: RegExp) =>
    elements.filter(({ tagName }) => name.test(tagName.getText()));
  const undecided = named(/^BottomSheet(?:Modal)?$/).filter(
    (element) =>
      attributeText(element, 'accessible') === undefined &&
      !element.attributes.properties.some(ts.isJsxSpreadAttribute),
  );
  const startsClosed = named(/^BottomSheet$/).some(
    (element) => attributeText(element, 'index') === '{-1}',
  );
  const blocking = named(/^BottomSheetBackdrop$/).filter(
    (element) =>
      startsClosed && attributeText(element, 'disappearsOnIndex') === '{-1}',
  );
  return [
    ...undecided.map((element) =>
      find(
        element,
        'unreachable-content',
        'Screen readers and test tools cannot reach the content of this sheet. Add accessible={false}.',
      ),
    ),
    ...blocking.map((element) =>
      find(
        element,
        'blocking-backdrop',
        'On Android this backdrop can block the screen while the sheet is closed. Use disappearsOnIndex={-0.99}.',
      ),
    ),
  ];
}

/** Returns an attribute's value as written, '' if it has none; undefined without it. */
function attributeText(
  { attributes }: ts.JsxOpeningLikeElement,
  name: string,
): string | undefined {
  const attribute = attributes.properties
    .filter(ts.isJsxAttribute)
    .find((one) => one.name.getText() === name);
  return attribute && (attribute.initializer?.getText() ?? '');
}

/**
 * Reports names whose type is `any`, so that the compiler checks nothing about them,
 * and names from a shim, which readers do not have.
 */
export function checkTypes(
  checker: ts.TypeChecker,
  file: ts.SourceFile,
): SampleProblem[] {
  return [...nodesOf(file)].flatMap((node) => {
    if (ts.isIdentifier(node) && isShim(checker, node)) {
      return find(
        node,
        'no-shim',
        `"${node.text}" is not in the published types, only in this repository's shims: import or name it otherwise.`,
      );
    }
    const name = untypedName(checker, node);
    if (name !== undefined) {
      return find(
        node,
        'any-type',
        `The type of "${name}" is any, so nothing about it is checked. Give it a type.`,
      );
    }
    const unchecked = ts.isJsxAttribute(node) && untypedProp(checker, node);
    return unchecked
      ? find(
          node,
          'any-type',
          `The package types "${unchecked}" as any, so this value is not checked. Declare the type in a shim next to the package set.`,
        )
      : [];
  });
}

function isShim(checker: ts.TypeChecker, node: ts.Identifier): boolean {
  const symbol = checker.getSymbolAtLocation(node);
  return isDeclaredIn(SHIMS_FOLDER, symbol && unalias(checker, symbol));
}

const isDeclaredIn = (folder: string, symbol?: ts.Symbol): boolean =>
  (symbol?.declarations ?? []).some((declaration) =>
    declaration.getSourceFile().fileName.includes(folder),
  );

const isAny = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.Any) !== 0;

/** Returns the text of a declaration, element or access if its type is `any`. */
function untypedName(
  checker: ts.TypeChecker,
  node: ts.Node,
): string | undefined {
  const isUntyped = (one: ts.Node) => isAny(checker.getTypeAtLocation(one));
  let named: ts.Node | undefined;
  if (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node)
  ) {
    named = ts.isIdentifier(node.name) ? node.name : undefined;
  } else if (ts.isJsxOpeningLikeElement(node)) {
    named = node.tagName;
  } else if (ts.isPropertyAccessExpression(node)) {
    // Only the first untyped link of a chain: the rest follows from it.
    named = isUntyped(node.expression) ? undefined : node;
  }
  return named && isUntyped(named) ? named.getText() : undefined;
}

/**
 * Returns `Component.prop` if the library types the attribute as `any`. Other
 * libraries do so on purpose, like React Native for the data of a list.
 */
function untypedProp(
  checker: ts.TypeChecker,
  node: ts.JsxAttribute,
): string | undefined {
  const element = node.parent.parent;
  const name = node.name.getText();
  const props = checker.getResolvedSignature(element)?.parameters[0];
  const prop =
    props &&
    checker.getTypeOfSymbolAtLocation(props, element).getProperty(name);
  return prop &&
    isDeclaredIn(PACKAGE_FOLDER, prop) &&
    isAny(checker.getTypeOfSymbolAtLocation(prop, element))
    ? `${element.tagName.getText()}.${name}`
    : undefined;
}
