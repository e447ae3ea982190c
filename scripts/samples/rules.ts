import ts from 'typescript';
import { nodesOf } from '../lib/syntax';
import type { SampleProgram } from './program';

/** A finding inside a sample, at an offset of its code. */
export interface Finding {
  start: number;
  rule: string;
  message: string;
}

/** The files of the library itself, whichever version it is. */
const PACKAGE = '/node_modules/@gorhom/bottom-sheet/';

const SUPPRESSION = /@ts-(?:ignore|nocheck|expect-error)/g;

/** Rules of the samples that hold for the text alone. */
export function checkText(file: ts.SourceFile): Finding[] {
  const findings: Finding[] = [];
  for (const match of file.text.matchAll(SUPPRESSION)) {
    findings.push({
      start: match.index,
      rule: 'no-suppression',
      message: `A sample must compile without ${match[0]}. Fix the type, or mark the fence fragment="reason".`,
    });
  }
  for (const node of nodesOf(file)) {
    if (node.kind === ts.SyntaxKind.AnyKeyword) {
      findings.push({
        start: node.getStart(file),
        rule: 'no-any',
        message: 'A sample must not use any. Name the type.',
      });
    }
  }
  return findings;
}

/**
 * What compiles and then fails in the reader's app, against the advice of the
 * pages: a sheet whose content screen readers see as one element, and a
 * backdrop that blocks the screen while a sheet that starts closed is closed.
 */
export function checkSheets(file: ts.SourceFile): Finding[] {
  const elements = [...nodesOf(file)].filter(ts.isJsxOpeningLikeElement);
  const startsClosed = elements.some(
    (element) =>
      nameOf(element) === 'BottomSheet' && valueOf(element, 'index') === '{-1}',
  );
  return elements.flatMap((element): Finding[] => {
    const start = element.getStart(file);
    const name = nameOf(element);
    const isUndecided =
      /^BottomSheet(?:Modal)?$/.test(name) &&
      valueOf(element, 'accessible') === undefined &&
      !element.attributes.properties.some(ts.isJsxSpreadAttribute);
    const isBlocking =
      startsClosed &&
      name === 'BottomSheetBackdrop' &&
      valueOf(element, 'disappearsOnIndex') === '{-1}';
    return [
      ...(isUndecided
        ? [
            {
              start,
              rule: 'unreachable-content',
              message:
                'Screen readers and test tools cannot reach the content of this sheet. Add accessible={false}.',
            },
          ]
        : []),
      ...(isBlocking
        ? [
            {
              start,
              rule: 'blocking-backdrop',
              message:
                'On Android this backdrop can block the screen while the sheet is closed. Use disappearsOnIndex={-0.99}.',
            },
          ]
        : []),
    ];
  });
}

const nameOf = ({ tagName }: ts.JsxOpeningLikeElement): string =>
  tagName.getText();

/** An attribute as it is written, '' without a value; undefined without it. */
function valueOf(
  { attributes }: ts.JsxOpeningLikeElement,
  name: string,
): string | undefined {
  const attribute = attributes.properties
    .filter(ts.isJsxAttribute)
    .find((one) => one.name.getText() === name);
  return attribute && (attribute.initializer?.getText() ?? '');
}

/**
 * Rules that need types: nothing may be `any` by inference (then it compiles
 * whatever it says), and nothing may lean on a shim, which readers lack.
 */
export function checkTypes(
  { checker, isShim }: SampleProgram,
  file: ts.SourceFile,
): Finding[] {
  const findings: Finding[] = [];
  const report = (node: ts.Node, rule: string, message: string): void => {
    findings.push({ start: node.getStart(file), rule, message });
  };
  for (const node of nodesOf(file)) {
    if (ts.isIdentifier(node)) {
      const shim = shimOf(checker, node, isShim);
      if (shim) {
        report(
          node,
          'no-shim',
          `"${node.text}" is not in the published types, only in this repository's shims: import or name it otherwise.`,
        );
        continue;
      }
    }
    const name = untypedName(checker, node);
    if (name !== undefined) {
      report(
        node,
        'any-type',
        `The type of "${name}" is any, so nothing about it is checked. Give it a type.`,
      );
    } else if (ts.isJsxAttribute(node)) {
      const unchecked = untypedAttribute(checker, node, file);
      if (unchecked !== undefined) {
        report(
          node,
          'any-type',
          `The package types "${unchecked}" as any, so this value is not checked. Declare the type in a shim next to the package set.`,
        );
      }
    }
  }
  return findings;
}

function shimOf(
  checker: ts.TypeChecker,
  node: ts.Identifier,
  isShim: (fileName: string) => boolean,
): boolean {
  const symbol = checker.getSymbolAtLocation(node);
  if (!symbol) {
    return false;
  }
  const target =
    symbol.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(symbol)
      : symbol;
  return (target.declarations ?? []).some((declaration) =>
    isShim(declaration.getSourceFile().fileName),
  );
}

const isAny = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.Any) !== 0;

/** The text of a declaration, element or access whose type is `any`. */
function untypedName(
  checker: ts.TypeChecker,
  node: ts.Node,
): string | undefined {
  const declares =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node);
  if (declares && ts.isIdentifier(node.name)) {
    const used = isAny(checker.getTypeAtLocation(node.name));
    return used ? node.name.text : undefined;
  }
  if (ts.isJsxOpeningLikeElement(node)) {
    const used = isAny(checker.getTypeAtLocation(node.tagName));
    return used ? node.tagName.getText() : undefined;
  }
  if (ts.isPropertyAccessExpression(node)) {
    // Only the first untyped link of a chain: the rest follows from it.
    const parent = checker.getTypeAtLocation(node.expression);
    const used = !isAny(parent) && isAny(checker.getTypeAtLocation(node));
    return used ? node.getText() : undefined;
  }
  return undefined;
}

/**
 * `Component.prop` of an attribute that the library types as `any`. Other
 * libraries do so on purpose, like React Native for the data of a list.
 */
function untypedAttribute(
  checker: ts.TypeChecker,
  node: ts.JsxAttribute,
  file: ts.SourceFile,
): string | undefined {
  const element = node.parent.parent;
  const props = checker.getResolvedSignature(element)?.parameters[0];
  const name = node.name.getText(file);
  const prop =
    props &&
    checker.getTypeOfSymbolAtLocation(props, element).getProperty(name);
  const own = prop?.declarations?.some((declaration) =>
    declaration.getSourceFile().fileName.includes(PACKAGE),
  );
  if (
    !prop ||
    !own ||
    !isAny(checker.getTypeOfSymbolAtLocation(prop, element))
  ) {
    return undefined;
  }
  return `${element.tagName.getText(file)}.${name}`;
}
