// The highlighter of the build, for code that is written in the browser.
import Prism from 'prismjs';
// Each of these changes the grammars of those before it.
import 'prismjs/components/prism-js-extras';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-tsx';
import { paint } from '@site/src/components/CodeBlock/paint';

/** Highlights TypeScript with JSX: the inside of a `<code>`. */
export function highlight(code: string): string {
  const lines = code.trimEnd().split('\n');
  return paint({ lines, marks: new Map() }, 'tsx', Prism.languages.tsx, true);
}
