/** Edits of a text, and the edits that remove or add a part of a program. */
import type { JSXOpeningElement, Node } from '@babel/types';
import { structuredPatch } from 'diff';
import MagicString from 'magic-string';
import { spanOf, type SemanticModel } from './semanticModel';
import { firstIndex } from './collections';

/** Replaces a range of the source by a text; an empty one removes the range. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function replace(node: Node, text: string): TextEdit {
  return { ...spanOf(node), text };
}

export function insertBefore(node: Node, text: string): TextEdit {
  const { start } = spanOf(node);
  return { start, end: start, text };
}

export function insertAfter(node: Node, text: string): TextEdit {
  const { end } = spanOf(node);
  return { start: end, end, text };
}

export function remove(start: number, end: number): TextEdit {
  return { start, end, text: '' };
}

/** Reduces a node to one of its parts. */
export function replaceWithPart(node: Node, part: Node): TextEdit[] {
  const [outer, inner] = [spanOf(node), spanOf(part)];
  return [remove(outer.start, inner.start), remove(inner.end, outer.end)];
}

/**
 * Sorts edits, merges removals, and drops duplicates and edits inside removed ranges.
 */
export function normalizeEdits(edits: readonly TextEdit[]): TextEdit[] {
  const isInsert = ({ start, end }: TextEdit) => start === end;
  const sorted = [...edits].sort(
    (a, b) =>
      a.start - b.start ||
      Number(isInsert(b)) - Number(isInsert(a)) ||
      b.end - a.end,
  );
  const merged: TextEdit[] = [];
  /** The end of the ranges that are removed or replaced so far. */
  let done = -1;
  for (const edit of sorted) {
    const last = merged.at(-1);
    if (edit.text === '' && last?.text === '' && edit.start <= last.end) {
      done = Math.max(edit.end, last.end);
      merged[merged.length - 1] = { ...last, end: done };
    } else if (
      edit.start >= done &&
      (last?.start !== edit.start ||
        last.end !== edit.end ||
        last.text !== edit.text)
    ) {
      merged.push(edit);
      if (!isInsert(edit)) done = edit.end;
    }
  }
  return merged;
}

/**
 * Whether one of `normalizeEdits`' edits touches a range, or covers it
 * (`isWhole`).
 */
export function isEdited(
  edits: readonly TextEdit[],
  { start, end }: { start: number; end: number },
  isWhole = false,
): boolean {
  // Normalized edits do not overlap.
  const edit = edits[firstIndex(edits, (each) => each.end > start)];
  if (edit === undefined) return false;
  return isWhole ? edit.start <= start && end <= edit.end : edit.start < end;
}

/** Applies edits to a text that starts at an offset of the source. */
export function applyEdits(
  source: string,
  edits: readonly TextEdit[],
  offset = 0,
): string {
  const text = new MagicString(source);
  for (const edit of normalizeEdits(edits)) {
    const start = edit.start - offset;
    const end = Math.min(edit.end - offset, source.length);
    if (start === end) text.appendLeft(start, edit.text);
    else if (edit.text === '') text.remove(start, end);
    else text.update(start, end, edit.text);
  }
  return text.toString();
}

const blankBefore = (text: string, offset: number): string =>
  text.slice(text.slice(0, offset).trimEnd().length, offset);
const BLANK_LINE = /^[^\S\n]*\n/;
// Each comment matches in one way only: a row of slashes would backtrack for long.
const COMMA = /^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*(?:(?!\*\/)[^])*\*\/)*,/;

/** The length of a pattern's match at an offset, 0 without one. */
const matchLengthAt = (text: string, offset: number, pattern: RegExp): number =>
  pattern.exec(text.slice(offset))?.[0].length ?? 0;

/** Removes an attribute, a property or an import specifier, with its comma. */
export function removeListItem(model: SemanticModel, node: Node): TextEdit[] {
  const { source } = model;
  const { start, end: nodeEnd } = spanOf(node);
  const commaEnd = nodeEnd + matchLengthAt(source, nodeEnd, COMMA);
  const hasComma = commaEnd > nodeEnd;
  // A comment between the item and its comma stays.
  const isCommaNext = source.slice(nodeEnd, commaEnd).trim() === ',';
  const edits =
    hasComma && !isCommaNext ? [remove(commaEnd - 1, commaEnd)] : [];
  const end = isCommaNext ? commaEnd : nodeEnd;
  const blank = blankBefore(source, start);
  const before = start - blank.length;
  const isGlued =
    node.type.startsWith('JSX') && !/[\s/>]/.test(source[end] ?? '');
  const isFirstOnLine = source[before - 1] === '{' && !blank.includes('\n');
  if (isGlued || isFirstOnLine || mustKeepLine(model, start, end)) {
    return [remove(start, blanksEnd(source, end)), ...edits];
  }
  // The last item without a comma takes the one before it along.
  const isLast = !hasComma && source[before - 1] === ',';
  return [remove(isLast ? before - 1 : before, end), ...edits];
}

/**
 * Whether the line break before a removed item must stay. Without it, the text after the
 * item would become part of the comment before it, or a comment after the item would move
 * to the line above.
 */
function mustKeepLine(
  { source, file }: SemanticModel,
  start: number,
  end: number,
): boolean {
  const blank = blankBefore(source, start);
  const before = start - blank.length;
  const isAfterLineComment = file.comments?.some(
    ({ type, start: from = 0, end: to = 0 }) =>
      type === 'CommentLine' && from < before && before <= to,
  );
  const isBeforeComment =
    blank.includes('\n') &&
    /^\/[/*]/.test(source.slice(blanksEnd(source, end)));
  return isAfterLineComment === true || isBeforeComment;
}

/** The end of the blanks at an offset, on the same line. */
const blanksEnd = (source: string, start: number): number =>
  start + matchLengthAt(source, start, /^[^\S\n]*/);

/** Removes a statement, with its line if nothing else is on it. */
export function removeStatement(
  { source }: SemanticModel,
  node: Node,
): TextEdit {
  let { start, end } = spanOf(node);
  const line = matchLengthAt(`${source}\n`, end, BLANK_LINE);
  if (line === 0) return remove(start, blanksEnd(source, end));
  const first = source.lastIndexOf('\n', start - 1) + 1;
  start = first + source.slice(first, start).trimEnd().length;
  end = Math.min(end + line, source.length);
  // Of the empty lines around the statement, one stays.
  if (source.slice(0, start).endsWith('\n\n')) {
    end += matchLengthAt(source, end, BLANK_LINE);
  }
  return remove(start, end);
}

/** Comments after a node on its line, each with the blanks before it. */
const TRAILING_COMMENTS =
  /^(?:[^\S\n]*(?:\/\*(?:(?!\*\/)[^])*\*\/|\/\/[^\n]*))*/;

/** Adds an attribute as the last or the first of a tag, laid out like the others. */
export function addAttribute(
  { source }: SemanticModel,
  element: JSXOpeningElement,
  text: string,
  isFirst = false,
): TextEdit {
  const { attributes, name, typeParameters } = element;
  const head = typeParameters ?? name;
  const { end } = spanOf(isFirst ? head : (attributes.at(-1) ?? head));
  // A comment stays behind the attribute that it follows.
  const at = end + matchLengthAt(source, end, TRAILING_COMMENTS);
  const { start, end: last } = spanOf(element);
  const first = spanOf(attributes[0] ?? head).start;
  const indent = blankBefore(source, first).replace(/^[^\S\n]+(?=\n)/, '');
  const isOnLines = source.slice(start, last).includes('\n');
  const gap = attributes.length > 0 && isOnLines && indent ? indent : ' ';
  const isBehindLine = source.slice(end, at).includes('//');
  const line = source.slice(source.lastIndexOf('\n', start) + 1, start);
  const own = `\n${line.slice(0, line.search(/\S|$/))}  `;
  const before = isBehindLine && !gap.includes('\n') ? own : gap;
  return { start: at, end: at, text: `${before}${text}` };
}

/** Neighboring lines that edits remove, and the lines that replace them. */
export interface Hunk {
  /** The number of the first removed line, from 1. */
  readonly line: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** Groups the lines that edits change into hunks. */
export function hunksOf(
  { source, lineAt }: Pick<SemanticModel, 'source' | 'lineAt'>,
  edits: readonly TextEdit[],
): Hunk[] {
  if (edits.length === 0) return [];
  // Compares the lines from the first edit to the last only: a file may have thousands.
  const first = Math.min(...edits.map(({ start }) => start));
  const last = Math.max(...edits.map(({ end }) => end));
  const start = source.lastIndexOf('\n', first - 1) + 1;
  const [rest = ''] = source.slice(last).split('\n', 1);
  const before = source.slice(start, last + rest.length);
  const after = applyEdits(before, edits, start);
  const lines = (text: string) => text && `${text}\n`;
  return structuredPatch('', '', lines(before), lines(after), '', '', {
    context: 0,
  }).hunks.map(({ oldStart, lines: changed }) => {
    const marked = (mark: string) =>
      changed
        .filter((each) => each.startsWith(mark))
        .map((each) => each.slice(1));
    return {
      line: lineAt(start) + oldStart - 1,
      removed: marked('-'),
      added: marked('+'),
    };
  });
}
