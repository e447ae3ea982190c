/**
 * The playground's examples: demos that are whole screens of an app. Each is a
 * file of `src/demos`, and has a text in `exampleTexts.json`.
 */
export const EXAMPLES = [
  'map',
  'player',
  'comments',
  'filter',
  'share',
  'onboarding',
] as const;

/** The name of an example. */
export type Example = (typeof EXAMPLES)[number];

/** What the playground shows next to an example. */
export interface ExampleData {
  readonly text: string;
  /** The page about what it uses, and that page's name. */
  readonly page: string;
  readonly title: string;
  /** The highlighted code. */
  readonly html: string;
}

/** The id of an example's button, and the anchor of links to it. */
export const anchorOf = (name: Example) => `example-${name}`;

/**
 * Finds the example that an address asks for.
 *
 * @param hash - the address' fragment with its `#`; anyone may have written it
 */
export const exampleOf = (hash: string): Example | undefined =>
  EXAMPLES.find((name) => hash.split('?')[0] === `#${anchorOf(name)}`);
