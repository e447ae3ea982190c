/** What the info string of a fence says after the language. */
export interface FenceMeta {
  /** File name shown above the code. */
  readonly title: string | undefined;
  /** Why it is not a program; for the check that compiles the samples. */
  readonly fragment: string | undefined;
  /** The version it belongs to, where the page does not say; likewise. */
  readonly version: string | undefined;
  /** Highlighted lines, 1-based, counted without the mark comments. */
  readonly highlighted: ReadonlySet<number>;
}

const ATTRIBUTES = ['title', 'fragment', 'version'] as const;

const PART = /\s*(?:([A-Za-z]+)="([^"]*)"|\{([^}]*)\}|(\S+))/y;

function parseRanges(text: string): Set<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? match?.[1]);
    if (match === null || first < 1 || last < first) {
      throw new Error(`{${text}} is not a list of lines; write {1,3-5}.`);
    }
    for (let line = first; line <= last; line += 1) {
      lines.add(line);
    }
  }
  return lines;
}

/**
 * Reads what follows the language of a fence.
 *
 * @param meta - such as `title="App.tsx" {1,3-5}`; empty when there is none
 * @returns its attributes and highlighted lines
 * @throws Error saying what is wrong with it
 */
export function parseMeta(meta: string): FenceMeta {
  let highlighted = new Set<number>();
  const values = new Map<string, string>();
  PART.lastIndex = 0;
  const text = meta.trim();
  while (PART.lastIndex < text.length) {
    const [, name, value, ranges, other] = PART.exec(text) ?? [];
    if (ranges !== undefined) {
      highlighted = parseRanges(ranges);
    } else if (name !== undefined && value !== undefined) {
      const known = ATTRIBUTES.find((attribute) => attribute === name);
      if (known === undefined || values.has(name) || value.trim() === '') {
        throw new Error(
          `${name}="${value}" is unknown, empty or repeated; a fence takes ${ATTRIBUTES.map((attribute) => `${attribute}="…"`).join(', ')} and {lines}.`,
        );
      }
      values.set(known, value);
    } else {
      throw new Error(
        `"${other ?? text}" is not understood; a fence takes ${ATTRIBUTES.map((attribute) => `${attribute}="…"`).join(', ')} and {lines}.`,
      );
    }
  }
  return {
    title: values.get('title'),
    fragment: values.get('fragment'),
    version: values.get('version'),
    highlighted,
  };
}
