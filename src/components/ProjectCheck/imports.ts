/**
 * Reads what files import and export, without a parser, which would take a minute for
 * the 10,000 files of a project. Only the files that are checked are parsed.
 */

/** How a module is named in any import, `require` or re-export. */
const MODULE =
  /\b(?:from|import|require)\s{0,9}\(?\s{0,9}['"]([^'"\n]{1,500})['"]/g;

/** The modules that a file of code imports. */
export const importedModules = (text: string): string[] => [
  ...new Set([...text.matchAll(MODULE)].map(([, from = '']) => from)),
];

/** `import A, { b as c } from 'module'` */
const IMPORT =
  /\bimport\s{1,9}(?:type\s{1,9})?([\w$]{1,99})?\s{0,9},?\s{0,9}(?:\{([^{}]{0,5000})\})?\s{0,99}from\s{0,9}(['"])([^'"\n]{1,500})\3/g;
/** `export { a as b } from 'module'`, `export { a }`, `export * from 'module'` */
export const EXPORT =
  /\bexport\s{1,9}(?:type\s{1,9})?(?:\*|\{([^{}]{0,5000})\})(?:\s{0,99}from\s{0,9}['"]([^'"\n]{1,500})['"])?/g;
export interface ImportStatement {
  readonly specifier: string;
  /** Where the specifier starts in the text. */
  readonly start: number;
  /** The local name of each imported one. */
  readonly names: ReadonlyMap<string, string>;
}

/** The names in braces, each with the one that it gets. */
export const namesIn = (list: string): [string, string][] =>
  list.split(',').flatMap((each): [string, string][] => {
    const [name = '', local = name] = each
      .trim()
      .replace(/^type\s+/, '')
      .split(/\s+as\s+/);
    return name === '' ? [] : [[name, local]];
  });

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
