// The highlighter of the build, for code that is written in the browser.
// prism-react-renderer has Prism and 30 languages in one module, 33 KB of gzip;
// these are 11 KB.
import Prism from 'prismjs';
// Each of these changes the grammars of those before it; in this order they are
// those of the build.
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-js-extras';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-tsx';
import { renderHighlightedHtml } from './highlightedHtml';

/** Highlights TypeScript with JSX: the inside of a `<code>`. */
export function highlightTsx(code: string, foldImports = false): string {
  return renderHighlightedHtml(
    Prism,
    { lines: code.split('\n'), marks: new Map() },
    'tsx',
    foldImports,
  );
}
