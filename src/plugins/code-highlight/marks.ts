import type { MarkedCode } from '../../components/CodeBlock/paint';

type Mark = NonNullable<ReturnType<MarkedCode['marks']['get']>>;

const COMMENT =
  /^\s*(?:\/\/|#|\{?\/\*|<!--)\s*((?:highlight|diff)-[a-z-]+)\s*(?:\*\/\}?|-->)?\s*$/;

const NEXT: Readonly<Record<string, Mark>> = {
  'highlight-next-line': 'highlight',
  'diff-add': 'add',
  'diff-remove': 'remove',
};

const START: Readonly<Record<string, Mark>> = {
  'highlight-start': 'highlight',
  'diff-add-start': 'add',
  'diff-remove-start': 'remove',
};

const END: Readonly<Record<string, Mark>> = {
  'highlight-end': 'highlight',
  'diff-add-end': 'add',
  'diff-remove-end': 'remove',
};

const KNOWN = [NEXT, START, END].flatMap((table) => Object.keys(table));

/** A mark comment that makes no sense. */
export class MarkError extends Error {
  /**
   * @param line - 0-based line within the code as written
   * @param text - what is wrong and how to fix it
   */
  constructor(
    readonly line: number,
    text: string,
  ) {
    super(text);
  }
}

/**
 * Takes the mark comments out of code, such as `// highlight-next-line`,
 * `// diff-add-start`, and their JSX, shell and XML forms.
 *
 * @param code - the code as written
 * @param highlighted - lines to highlight besides, 1-based, counted without
 *   the mark comments
 * @throws MarkError on an unknown, unclosed or misplaced mark, or a
 *   highlighted line that does not exist
 */
export function extractMarks(
  code: string,
  highlighted: ReadonlySet<number>,
): MarkedCode {
  const lines: string[] = [];
  const origins: number[] = [];
  const marks = new Map<number, Mark>();
  let next: { mark: Mark; line: number } | undefined;
  let open: { mark: Mark; line: number } | undefined;

  code.split('\n').forEach((text, line) => {
    const name = COMMENT.exec(text)?.[1];
    if (name === undefined) {
      const mark = next?.mark ?? open?.mark;
      if (mark !== undefined) {
        marks.set(lines.length, mark);
      }
      next = undefined;
      lines.push(text);
      origins.push(line);
      return;
    }
    const nextMark = NEXT[name];
    const startMark = START[name];
    const endMark = END[name];
    if (nextMark !== undefined && next === undefined) {
      next = { mark: nextMark, line };
    } else if (startMark !== undefined && open === undefined) {
      open = { mark: startMark, line };
    } else if (endMark !== undefined && open?.mark === endMark) {
      open = undefined;
    } else {
      throw new MarkError(
        line,
        KNOWN.includes(name)
          ? `"${name}" does not fit the marker before it.`
          : `"${name}" is not a marker; known are ${KNOWN.join(', ')}.`,
      );
    }
  });

  const dangling = next ?? open;
  if (dangling !== undefined) {
    throw new MarkError(dangling.line, 'this marker has no line or no end.');
  }
  for (const line of highlighted) {
    if (line > lines.length) {
      throw new MarkError(0, `{${line}} is beyond the last line.`);
    }
    marks.set(line - 1, 'highlight');
  }
  return { lines, origins, marks };
}

/**
 * Reads a `diff` fence: the first column of each line says what it is.
 *
 * @param code - lines that start with `+`, `-` or a space
 * @throws MarkError when a line starts with something else
 */
export function readDiff(code: string): MarkedCode {
  const marks = new Map<number, Mark>();
  const lines = code.split('\n').map((text, line) => {
    const sign = text.slice(0, 1);
    if (sign === '+') {
      marks.set(line, 'add');
    } else if (sign === '-') {
      marks.set(line, 'remove');
    } else if (sign !== ' ' && sign !== '') {
      throw new MarkError(
        line,
        'a line of a diff starts with "+", "-" or a space.',
      );
    }
    return text.slice(1);
  });
  return { lines, origins: lines.map((_, line) => line), marks };
}
