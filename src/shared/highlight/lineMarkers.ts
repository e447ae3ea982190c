// The theme exports its parser for browsers only, so Node takes the file.
import { parseLines } from '../../../node_modules/@docusaurus/theme-common/lib/utils/codeBlockUtils';
import { prism } from '../../site/prism';
import type { Mark, MarkedCode } from './highlightedHtml';

const BLOCKS = prism.magicComments.map(({ block }) => block);
const KNOWN = prism.magicComments.flatMap(({ line, block }) => [
  line,
  block.start,
  block.end,
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

/** Throws for markers that the theme's parser leaves in the code or ignores. */
function checkMarkers(
  source: readonly string[],
  { lines, origins, marks }: MarkedCode,
): void {
  const names = source.map((text) => MARKER.exec(text)?.[1] ?? '');
  const stray = origins.find((line) => names[line] !== '');
  if (stray !== undefined) {
    throw new MarkError(
      stray,
      `"${names[stray] ?? ''}" is not a marker here; known are ${KNOWN.join(', ')}, in a comment of the language and in code without {lines}.`,
    );
  }
  for (const { start, end } of BLOCKS) {
    let open = -1;
    names.forEach((name, line) => {
      if (name !== start && name !== end) return;
      if ((name === start) !== (open === -1)) {
        throw new MarkError(
          line,
          `"${name}" does not fit the marker before it.`,
        );
      }
      open = name === start ? line : -1;
    });
    if (open !== -1) throw new MarkError(open, `"${start}" has no end.`);
  }
  if (Math.max(...marks.keys()) >= lines.length) {
    throw new MarkError(source.length - 1, 'a marked line is beyond the last.');
  }
}

/**
 * Removes the marker comments from code, such as `// highlight-next-line` and
 * `// diff-add-start`, as the theme does.
 *
 * @param code - the code as written
 * @param language - the fence's language, whose comments are looked at
 * @param metastring - may hold lines to highlight, `{1,3-5}`; code with those
 *   has no markers
 * @throws MarkError on an unknown, unclosed or misplaced marker, or a marked
 *   line that does not exist
 */
export function extractMarks(
  code: string,
  language: string,
  metastring = '',
): MarkedCode {
  const parsed = parseLines(code, {
    language,
    metastring,
    magicComments: [...prism.magicComments],
  });
  const source = code.split('\n');
  const lines = parsed.code.split('\n');
  let next = 0;
  const origins = lines.map((line) => {
    const origin = source.indexOf(line, next);
    next = origin + 1;
    return origin;
  });
  const marks = new Map(
    Object.entries(parsed.lineClassNames).map(([line, names]) => {
      if (names.length > 1) {
        throw new MarkError(
          origins[Number(line)] ?? 0,
          `this line is marked more than once: ${names.join(', ')}.`,
        );
      }
      return [Number(line), names[0] as Mark] as const;
    }),
  );
  const marked = { lines, origins, marks };
  checkMarkers(source, marked);
  return marked;
}
