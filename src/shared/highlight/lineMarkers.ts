import type { Mark, MarkedCode } from './highlightedHtml';

/** The marker comments: what each marks, and whether the next line or from it to an end. */
const MARKERS: ReadonlyMap<string, readonly [Mark, 'line' | 'start' | 'end']> =
  new Map([
    ['highlight-next-line', ['highlight', 'line']],
    ['highlight-start', ['highlight', 'start']],
    ['highlight-end', ['highlight', 'end']],
    ['diff-add', ['add', 'line']],
    ['diff-add-start', ['add', 'start']],
    ['diff-add-end', ['add', 'end']],
    ['diff-remove', ['remove', 'line']],
    ['diff-remove-start', ['remove', 'start']],
    ['diff-remove-end', ['remove', 'end']],
  ]);

const MARKER = /^\W*((?:highlight|diff)-[a-z-]+)\W*$/;

/** A mistake in the markers of a fence. */
export class MarkError extends Error {
  constructor(
    /** 0-based, within the code as written. */
    readonly line: number,
    text: string,
  ) {
    super(text);
  }
}

/**
 * Removes the marker comments from code, such as `// highlight-next-line` and
 * `// diff-add-start`.
 *
 * @param code - the code as written
 * @throws MarkError on an unknown, unclosed or misplaced marker
 */
export function extractMarks(code: string): MarkedCode {
  const lines: string[] = [];
  const program: string[] = [];
  const marks = new Map<number, Mark>();
  /** The marker whose lines come next. */
  let open: { readonly name: string; readonly line: number } | undefined;
  code.split('\n').forEach((text, line) => {
    const [, name] = MARKER.exec(text) ?? [];
    const [openMark, extent] = MARKERS.get(open?.name ?? '') ?? [];
    if (name === undefined) {
      if (openMark) marks.set(lines.length, openMark);
      if (extent === 'line') open = undefined;
      lines.push(text);
      program.push(openMark === 'remove' ? '' : text);
      return;
    }
    const [mark, kind] = MARKERS.get(name) ?? [];
    if (mark === undefined) {
      const known = [...MARKERS.keys()].join(', ');
      throw new MarkError(
        line,
        `"${name}" is not a marker; known are ${known}.`,
      );
    }
    const fits =
      kind === 'end' ? extent === 'start' && mark === openMark : !open;
    if (!fits) {
      throw new MarkError(line, `"${name}" does not fit the marker before it.`);
    }
    open = kind === 'end' ? undefined : { name, line };
    program.push('');
  });
  if (open) throw new MarkError(open.line, `"${open.name}" has no end.`);
  return { lines, marks, code: program.join('\n') };
}
