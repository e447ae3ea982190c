/** Changes of a text, and how a part of a program is taken out of it. */
import type { JSXOpeningElement, Node } from '@babel/types';
import { rangeOf, type Tree } from './tree';

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Replaces a node. */
export function replace(node: Node, text: string): Edit {
  return { ...rangeOf(node), text };
}

/**
 * Applies edits. One that another includes, and one that repeats another, is
 * left out.
 */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const { start, end, text } of inOrder(edits)) {
    if (start < done) continue;
    result += source.slice(done, start) + text;
    done = end;
  }
  return result + source.slice(done);
}

/** Edits by their start, the larger first, each once. */
export function inOrder(edits: readonly Edit[]): Edit[] {
  const sorted = [...edits].sort((a, b) => a.start - b.start || b.end - a.end);
  return sorted.filter((edit, index) => {
    const before = sorted[index - 1];
    return (
      before?.start !== edit.start ||
      before.end !== edit.end ||
      before.text !== edit.text
    );
  });
}

/** The blanks that end before an offset. */
function blankBefore(source: string, offset: number, blank: RegExp): string {
  let start = offset;
  while (start > 0 && blank.test(source[start - 1] ?? '')) start -= 1;
  return source.slice(start, offset);
}

/** Takes out an attribute, a property or a specifier, with its comma. */
export function removeEntry({ source }: Tree, node: Node): Edit {
  let { start, end } = rangeOf(node);
  const after = /^\s*,/.exec(source.slice(end));
  const blank = blankBefore(source, start, /\s/);
  if (node.type === 'JSXAttribute' || node.type === 'JSXSpreadAttribute') {
    start -= blankBefore(source, start, /\s/).length;
  } else if (after) {
    end += after[0].length;
    // What stands before an entry on its line goes with it.
    const isFirst = source[start - blank.length - 1] === '{';
    if (!isFirst || blank.includes('\n')) start -= blank.length;
    else end += /^ */.exec(source.slice(end))?.[0].length ?? 0;
  } else if (source[start - blank.length - 1] === ',') {
    start -= blank.length + 1;
  }
  return { start, end, text: '' };
}

/** Takes out a statement with its line. */
export function removeStatement({ source }: Tree, node: Node): Edit {
  let { start, end } = rangeOf(node);
  start -= blankBefore(source, start, /[^\S\n]/).length;
  end += /^[^\S\n]*\n?/.exec(source.slice(end))?.[0].length ?? 0;
  // Of the empty lines around it, one stays.
  if (source.slice(0, start).endsWith('\n\n')) {
    end += /^(?:[^\S\n]*\n)?/.exec(source.slice(end))?.[0].length ?? 0;
  }
  return { start, end, text: '' };
}

/** Adds an attribute to a tag, laid out like the others. */
export function addAttribute(
  tree: Tree,
  element: JSXOpeningElement,
  text: string,
  first = false,
): Edit {
  const { source } = tree;
  const { attributes } = element;
  const last = first
    ? element.name
    : (attributes.at(-1) ?? element.typeParameters ?? element.name);
  const model = attributes[0];
  const gap =
    model && tree.textOf(element).includes('\n')
      ? blankBefore(source, rangeOf(model).start, /\s/)
      : ' ';
  const { end } = rangeOf(
    first ? (element.typeParameters ?? element.name) : last,
  );
  return { start: end, end, text: `${gap}${text}` };
}

/** Where an offset is, both from 1. */
export function placeOf(
  source: string,
  offset: number,
): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (
    let end = source.indexOf('\n');
    end >= 0 && end < offset;
    end = source.indexOf('\n', end + 1)
  ) {
    line += 1;
    start = end + 1;
  }
  return { line, column: offset - start + 1 };
}

/** Lines that edits take out, and what stands there afterwards. */
export interface Hunk {
  /** The first line that is taken out, from 1. */
  readonly line: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** The lines that edits change, neighbors together. */
export function hunksOf(source: string, edits: readonly Edit[]): Hunk[] {
  const groups: { start: number; end: number; edits: Edit[] }[] = [];
  for (const edit of inOrder(edits)) {
    const start = source.lastIndexOf('\n', edit.start - 1) + 1;
    const stop = source.indexOf('\n', edit.end);
    const end = stop < 0 ? source.length : stop;
    const last = groups.at(-1);
    if (last && start <= last.end) {
      last.end = Math.max(last.end, end);
      last.edits.push(edit);
    } else {
      groups.push({ start, end, edits: [edit] });
    }
  }
  return groups.map(({ start, end, edits: own }) => {
    const before = source.slice(start, end);
    const after = applyEdits(
      before,
      own.map((edit) => ({
        start: edit.start - start,
        end: Math.min(edit.end, end) - start,
        text: edit.text,
      })),
    );
    return trimHunk({
      line: placeOf(source, start).line,
      removed: before.split('\n'),
      added: after === '' ? [] : after.split('\n'),
    });
  });
}

/** Leaves out the lines that stay as they are, at both ends. */
function trimHunk({ line, removed, added }: Hunk): Hunk {
  let head = 0;
  while (head < removed.length && removed[head] === added[head]) head += 1;
  if (head === removed.length && head === added.length) head = 0;
  let tail = 0;
  while (
    tail < Math.min(removed.length, added.length) - head &&
    removed.at(-1 - tail) === added.at(-1 - tail)
  ) {
    tail += 1;
  }
  return {
    line: line + head,
    removed: removed.slice(head, removed.length - tail),
    added: added.slice(head, added.length - tail),
  };
}
