import { load } from 'cheerio';
import { expect, test } from 'vitest';
import codeHighlight from './index';
import { highlight } from '../../../shared/highlight/highlight';
import { extractMarks } from '../../../shared/highlight/lineMarkers';
import { runRemark } from '../../../shared/runRemark';

const html = (code: string, language = 'tsx') =>
  highlight(extractMarks(code), language);

const LONG = `const text = '${'a'.repeat(30)}';`;

test.each([
  // Kinds get classes, the rest costs no element.
  [
    "const a = useMemo(() => ['25%'], []);",
    '<span class="hl-keyword">const</span> a = <span class="hl-function">useMemo</span>(() =&gt; [<span class="hl-string">\'25%\'</span>], []);',
  ],
  ['<Text>Hello World</Text>', /&gt;Hello World&lt;/],
  [
    '/* a\nb */',
    '<span class="hl-comment">/* a</span>\n<span class="hl-comment">b */</span>',
  ],
  ['// diff-remove\na\n// diff-add\nb\nc', '<del>a\n</del><ins>b\n</ins>c'],
  // A line that may be wrapped names its indentation, a short one does not.
  [
    `${LONG}\n    ${LONG}\n  b;`,
    /^<span class="in">.*\n<\/span><span class="in in2"> {4}.*\n<\/span> {2}b;$/,
  ],
])('the HTML of %s', (code, expected) => {
  expect(html(code)).toMatch(expected);
});

test.each([
  ['tsx', 'const a = <A b={`c ${d && "<e>"}`} />;\n/* f\n g */'],
  ['bash', 'npm i "@a/b@^5" && cd ios # c'],
  ['json', '{ "a": [1, true, null, "b"] }'],
  ['xml', '<activity android:name=".Main" />\n<!-- c -->'],
  ['kotlin', 'val a: String = "b$c"'],
  ['text', 'a <b> & "c"'],
])('%s keeps every character', (language, code) => {
  expect(load(html(code, language)).text()).toBe(code);
});

const run = (source: string) => runRemark(source, codeHighlight);

test.each([
  ['```\na\n```', 3, 'has no language'],
  ['```tsc\na\n```', 3, 'language "tsc" is unknown'],
  ['```tsx foo\na\n```', 3, 'foo is not understood'],
  ['```tsx\na\n// diff-ad\nb\n```', 5, '"diff-ad" is not a marker'],
])('%j fails with file and line', async (source, line, reason) => {
  const failed = expect(run(`\n\n${source}\n`)).rejects;
  await failed.toThrow(`docs/a.mdx:${line}: `);
  await failed.toThrow(reason);
});
