/** The attributes of a fence's info string, after the language. */
const FENCE_ATTRIBUTES = [
  // File name shown above the code.
  'title',
  // Why it is not a program; for the check that compiles the samples.
  'fragment',
  // Why it is a program that cannot run in a page.
  'norun',
  // Text that the sample shows if it opens no sheet at the start; for the test that
  // runs it.
  'shows',
  // The version it belongs to, where the page does not say.
  'version',
] as const;

/** The parsed info string of a fence. */
export type FenceMeta = Partial<
  Record<(typeof FENCE_ATTRIBUTES)[number], string>
>;

const PART = /\s*(?:([A-Za-z]+)="([^"]*)"|(\S+))/gy;

/**
 * Reads what follows the language of a fence.
 *
 * @param meta - such as `title="App.tsx"`; empty when there is none
 * @throws Error saying what is wrong with it
 */
export function parseMeta(meta: string): FenceMeta {
  const values: FenceMeta = {};
  for (const [part, name, value, other] of meta.trim().matchAll(PART)) {
    const known = FENCE_ATTRIBUTES.find((attribute) => attribute === name);
    if (known !== undefined && !(known in values) && value?.trim()) {
      values[known] = value;
    } else if (name !== undefined || other !== undefined) {
      const list = FENCE_ATTRIBUTES.map((attribute) => `${attribute}="…"`).join(
        ', ',
      );
      throw new Error(
        `${part.trim()} is not understood, empty or repeated; a fence takes ${list}.`,
      );
    }
  }
  return values;
}
