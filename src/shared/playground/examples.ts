/**
 * The playground's examples: demos that are whole screens of an app. Each is a
 * file of `src/demos`, and has a text in `exampleTexts.json` of the playground.
 */
export const EXAMPLES = [
  'map',
  'player',
  'comments',
  'filter',
  'share',
  'onboarding',
] as const;

/** What the fragment of an address with a state of the playground starts with. */
export const PLAYGROUND_FRAGMENT = '#playground';

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

/** Returns the title of an example, or of the playground, from its name. */
export const titleOf = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1);

/** Returns the id of an example's section on the landing page. */
export const exampleAnchor = (name: Example) => `example-${name}`;

/**
 * What the fragment of an address can ask of an example, after a `?`, by the names of
 * the links. `?snack` and `?phone` need code that is loaded with the example.
 */
export const EXAMPLE_ACTIONS = {
  Run: 'run',
  Code: 'code',
  Snack: 'snack',
  'On your phone': 'phone',
} as const;

/**
 * Finds the example that an address asks for.
 *
 * @param hash - the address' fragment with its `#`; anyone may have written it
 */
export const exampleOf = (hash: string): Example | undefined =>
  EXAMPLES.find((name) => hash.split('?')[0] === `#${exampleAnchor(name)}`);
