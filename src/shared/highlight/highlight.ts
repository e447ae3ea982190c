import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';
import { prism } from '../../site/prism';
import { renderHighlightedHtml, type MarkedCode } from './highlightedHtml';

// As the theme's `prism-include-languages` does: a grammar adds itself to the
// global Prism.
const loadGrammar = createRequire(__filename);
Object.assign(globalThis, { Prism });
for (const name of prism.additionalLanguages) {
  loadGrammar(`prismjs/components/prism-${name}`);
}
Reflect.deleteProperty(globalThis, 'Prism');

/** The languages that a fence may name. */
export const LANGUAGES = Object.entries(Prism.languages).flatMap(
  ([name, grammar]) => (typeof grammar === 'object' ? name : []),
);

/** Highlights a fence's code; see {@link renderHighlightedHtml} for what comes out. */
export function highlight(
  code: Pick<MarkedCode, 'lines' | 'marks'>,
  language: string,
  foldImports = false,
): string {
  return renderHighlightedHtml(Prism, code, language, foldImports);
}
