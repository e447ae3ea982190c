/** What the info string of a fence says after the language. */
export interface FenceMeta {
  /** File name shown above the code. */
  readonly title: string | undefined;
  /** Why it is not a program; for the check that compiles the samples. */
  readonly fragment: string | undefined;
  /** Why it is a program that cannot run in a page. */
  readonly norun: string | undefined;
  /** What it shows where it shows no sheet as it starts; for the test that runs it. */
  readonly shows: string | undefined;
  /** The version it belongs to, where the page does not say; likewise. */
  readonly version: string | undefined;
}

const ATTRIBUTES = ['title', 'fragment', 'norun', 'shows', 'version'] as const;

const PART = /\s*(?:([A-Za-z]+)="([^"]*)"|\{[\d,-]+\}|(\S+))/y;

/**
 * Reads what follows the language of a fence.
 *
 * @param meta - such as `title="App.tsx" {1,3-5}`; empty when there is none
 * @returns its attributes; the theme's parser reads the highlighted lines
 * @throws Error saying what is wrong with it
 */
export function parseMeta(meta: string): FenceMeta {
  const values = new Map<string, string>();
  PART.lastIndex = 0;
  const text = meta.trim();
  while (PART.lastIndex < text.length) {
    const [, name, value, other] = PART.exec(text) ?? [];
    if (name !== undefined && value !== undefined) {
      const known = ATTRIBUTES.find((attribute) => attribute === name);
      if (known === undefined || values.has(name) || value.trim() === '') {
        throw new Error(
          `${name}="${value}" is unknown, empty or repeated; a fence takes ${ATTRIBUTES.map((attribute) => `${attribute}="…"`).join(', ')} and {lines}.`,
        );
      }
      values.set(known, value);
    } else if (other !== undefined) {
      throw new Error(
        `"${other}" is not understood; a fence takes ${ATTRIBUTES.map((attribute) => `${attribute}="…"`).join(', ')} and {lines}.`,
      );
    }
  }
  return {
    title: values.get('title'),
    fragment: values.get('fragment'),
    norun: values.get('norun'),
    shows: values.get('shows'),
    version: values.get('version'),
  };
}
