import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

/** The languages that a fence may name, with how readers call them. */
export const LANGUAGES = {
  tsx: 'TSX',
  ts: 'TypeScript',
  jsx: 'JSX',
  js: 'JavaScript',
  json: 'JSON',
  jsonc: 'JSON with comments',
  bash: 'Shell',
  diff: 'Difference',
  html: 'HTML',
  css: 'CSS',
  xml: 'XML',
  kotlin: 'Kotlin',
  groovy: 'Groovy',
  swift: 'Swift',
  text: 'Text',
} as const satisfies Record<string, string>;

/** A key of {@link LANGUAGES}. */
export type Language = keyof typeof LANGUAGES;

const GRAMMARS: Partial<Record<Language, string>> = {
  jsonc: 'json5',
  html: 'markup',
  xml: 'markup',
};

// Asking for them in this order matters: TypeScript and JSX copy JavaScript's
// grammar when they load, so its extras have to be in it by then.
loadLanguages.silent = true;
loadLanguages(['javascript', 'js-extras', 'typescript', 'jsx', 'tsx']);
loadLanguages(['json', 'json5', 'bash', 'kotlin', 'groovy', 'swift']);

/** Tells whether a fence may name this language. */
export function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGES, name);
}

/**
 * Finds the grammar of a language.
 *
 * @returns undefined for languages that are shown plain
 */
export function grammarOf(language: Language): Prism.Grammar | undefined {
  return Prism.languages[GRAMMARS[language] ?? language];
}
