/**
 * Reads imports and exports with regular expressions: parsing the 10,000 files of a project
 * would take a minute. Only files that use the library are parsed.
 */

/** The specifier of an import, a `require` or a re-export. */
const MODULE =
  /\b(?:from|import|require)\s{0,9}\(?\s{0,9}['"]([^'"\n]{1,500})['"]/g;

/** Lists the specifiers that code imports. */
export const importedModules = (text: string): string[] => [
  ...new Set([...text.matchAll(MODULE)].map(([, from = '']) => from)),
];

/** `import A, { b as c } from 'module'` */
const IMPORT =
  /\bimport\s{1,9}(?:type\s{1,9})?([\w$]{1,99})?\s{0,9},?\s{0,9}(?:\{([^{}]{0,5000})\})?\s{0,99}from\s{0,9}(['"])([^'"\n]{1,500})\3/g;
/** `export { a as b } from 'module'`, `export { a }`, `export * from 'module'` */
export const EXPORT =
  /\bexport\s{1,9}(?:type\s{1,9})?(?:\*|\{([^{}]{0,5000})\})(?:\s{0,99}from\s{0,9}['"]([^'"\n]{1,500})['"])?/g;

/** An import, and the names that it declares. */
export interface ImportStatement {
  readonly specifier: string;
  /** The offset of the specifier in the text. */
  readonly start: number;
  /** The local names, by the imported names. */
  readonly names: ReadonlyMap<string, string>;
}

/** Splits the names in braces: each with its local or exported name. */
export const namesIn = (list: string): [string, string][] =>
  list.split(',').flatMap((each): [string, string][] => {
    const [name = '', local = name] = each
      .trim()
      .replace(/^type\s+/, '')
      .split(/\s+as\s+/);
    return name === '' ? [] : [[name, local]];
  });

/** Lists the import statements of code. */
export const importedNames = (text: string): ImportStatement[] =>
  [...text.matchAll(IMPORT)].map((match) => {
    const [all, own, list = '', , specifier = ''] = match;
    const names = new Map(namesIn(list));
    if (own !== undefined) names.set('default', own);
    return {
      specifier,
      start: match.index + all.length - specifier.length - 1,
      names,
    };
  });
