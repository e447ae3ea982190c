/**
 * Finds what compiles in a sample of v5 and fails in the reader's app, so that
 * no sample contradicts the advice of the pages.
 */
import ts from 'typescript';
import { nodesOf } from '../lib/syntax';
import type { Problem } from '../lib/problems';
import { namedStyles, propertiesOf } from './bottomPadding';
import { locate } from './compile';
import type { Sample } from './program';
import type { Finding } from './rules';

const SHEETS = new Set(['BottomSheet', 'BottomSheetModal']);
const CONTENT = /^BottomSheet\w*(?:View|List)$/;
const CONTENT_STYLES = ['style', 'contentContainerStyle'];
const BOTTOM_PADDING = new Set(['paddingBottom', 'paddingVertical', 'padding']);

/** The traps in samples of v5, at the lines where they can be fixed. */
export function checkTraps(samples: readonly Sample[]): Problem[] {
  return samples.flatMap((sample) => {
    const file = parseSample(sample.code);
    const startsClosed = hasSheetThatStartsClosed(file);
    return [...nodesOf(file)]
      .filter(ts.isJsxOpeningLikeElement)
      .flatMap((element) => [
        ...unreachableContent(element, file),
        ...droppedStyles(element, file),
        ...lostPadding(element, file),
        ...(startsClosed ? blockingBackdrop(element, file) : []),
      ])
      .map((finding) => locate(sample, file, finding));
  });
}

/** The syntax of a sample. */
export function parseSample(code: string): ts.SourceFile {
  return ts.createSourceFile(
    'sample.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
}

/** A sheet whose content screen readers and test tools see as one element. */
function unreachableContent(
  node: ts.JsxOpeningLikeElement,
  file: ts.SourceFile,
): Finding[] {
  const decided =
    attributeOf(node, 'accessible', file) !== undefined ||
    node.attributes.properties.some(ts.isJsxSpreadAttribute);
  return SHEETS.has(node.tagName.getText(file)) && !decided
    ? [
        {
          start: node.getStart(file),
          rule: 'unreachable-content',
          message:
            'Screen readers and test tools cannot reach the content of this sheet. Add accessible={false}.',
        },
      ]
    : [];
}

/** An array of styles of which the sheet keeps the first two. */
function droppedStyles(
  node: ts.JsxOpeningLikeElement,
  file: ts.SourceFile,
): Finding[] {
  return contentStyles(node, file)
    .filter(ts.isArrayLiteralExpression)
    .filter((styles) => styles.elements.length > 2)
    .map((styles) => ({
      start: styles.getStart(file),
      rule: 'dropped-style',
      message:
        'The sheet keeps the first two styles of an array. Merge the others into them.',
    }));
}

/**
 * With `enableFooterMarginAdjustment` v5 adds the footer's height to a number
 * that it reads from one plain style, and to 0 otherwise.
 */
function lostPadding(
  node: ts.JsxOpeningLikeElement,
  file: ts.SourceFile,
): Finding[] {
  if (!attributeOf(node, 'enableFooterMarginAdjustment', file)) {
    return [];
  }
  const named = namedStyles(file);
  return contentStyles(node, file).flatMap((style) =>
    propertiesOf(style, named, file)
      .filter(ts.isPropertyAssignment)
      .filter(({ name }) => BOTTOM_PADDING.has(name.getText(file)))
      .filter(
        ({ initializer }) =>
          ts.isArrayLiteralExpression(style) || ts.isStringLiteral(initializer),
      )
      .map((property) => ({
        start: property.getStart(file),
        rule: 'lost-padding',
        message: `enableFooterMarginAdjustment replaces "${property.getText(file)}" at the bottom. Use a number, and one style instead of an array.`,
      })),
  );
}

/** Whether a sheet starts closed, which only a `BottomSheet` can. */
function hasSheetThatStartsClosed(file: ts.SourceFile): boolean {
  return [...nodesOf(file)].some(
    (node) =>
      ts.isJsxOpeningLikeElement(node) &&
      node.tagName.getText(file) === 'BottomSheet' &&
      isClosed(node, 'index', file),
  );
}

/**
 * A backdrop that waits for exactly -1: a sheet that starts closed can rest a
 * rounding error above it, and the invisible backdrop then takes all touches.
 */
function blockingBackdrop(
  node: ts.JsxOpeningLikeElement,
  file: ts.SourceFile,
): Finding[] {
  return node.tagName.getText(file) === 'BottomSheetBackdrop' &&
    isClosed(node, 'disappearsOnIndex', file)
    ? [
        {
          start: node.getStart(file),
          rule: 'blocking-backdrop',
          message:
            'On Android this backdrop can block the screen while the sheet is closed. Use disappearsOnIndex={-0.99}.',
        },
      ]
    : [];
}

function isClosed(
  node: ts.JsxOpeningLikeElement,
  name: string,
  file: ts.SourceFile,
): boolean {
  return attributeOf(node, name, file)?.initializer?.getText(file) === '{-1}';
}

function contentStyles(
  node: ts.JsxOpeningLikeElement,
  file: ts.SourceFile,
): ts.Expression[] {
  if (!CONTENT.test(node.tagName.getText(file))) {
    return [];
  }
  return CONTENT_STYLES.flatMap((name) => {
    const value = attributeOf(node, name, file)?.initializer;
    return value && ts.isJsxExpression(value) && value.expression
      ? [value.expression]
      : [];
  });
}

function attributeOf(
  { attributes }: ts.JsxOpeningLikeElement,
  name: string,
  file: ts.SourceFile,
): ts.JsxAttribute | undefined {
  return attributes.properties
    .filter(ts.isJsxAttribute)
    .find((attribute) => attribute.name.getText(file) === name);
}
