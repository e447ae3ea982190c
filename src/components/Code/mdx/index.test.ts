import { toHtml } from 'hast-util-to-html';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, test } from 'vitest';
import { highlight } from '../../../shared/highlight/highlight';
import { extractMarks } from '../../../shared/highlight/marks';
import codeHighlight from './index';
import { runRemark } from '../../../shared/testing';

const html = (code: string, language = 'tsx') =>
  highlight(extractMarks(code, language), language);

function textOf(markup: string): string {
  const root: Root = fromHtml(markup, { fragment: true });
  return toHtml({ type: 'root', children: root.children })
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&');
}

describe('tokens', () => {
  test('kinds get classes, the rest costs no element', () => {
    expect(html("const a = useMemo(() => ['25%'], []);")).toContain(
      '<span class="hl-keyword">const</span> a = <span class="hl-function">useMemo</span>(() =&gt; [<span class="hl-string">\'25%\'</span>], []);',
    );
  });

  test('a line that may be wrapped names its indentation, a short one does not', () => {
    const long = `const text = '${'a'.repeat(30)}';`;
    expect(html(`${long}\n    ${long}\n  b;`)).toMatch(
      /^<span class="in">.*\n<\/span><span class="in in2"> {4}.*\n<\/span> {2}b;$/,
    );
    expect(html(`${' '.repeat(40)}${long}`)).toMatch(/^<span class="in in4">/);
  });

  test('text within JSX is text', () => {
    expect(html('<Text>Hello World</Text>')).toContain('&gt;Hello World&lt;');
  });

  test('no inline style is written', () => {
    expect(html('const a = 1; // one')).not.toContain('style=');
  });

  test.each([
    ['tsx', 'const a = <A b={`c ${d && "<e>"}`} />;\n/* f\n g */'],
    ['bash', 'npm i "@a/b@^5" && cd ios # c'],
    ['json', '{ "a": [1, true, null, "b"] }'],
    ['xml', '<activity android:name=".Main" />\n<!-- c -->'],
    ['kotlin', 'val a: String = "b$c"'],
    ['text', 'a <b> & "c"'],
  ] as const)('%s keeps every character', (language, code) => {
    expect(textOf(html(code, language))).toBe(code);
  });

  test('a token over several lines is closed on each', () => {
    expect(html('/* a\nb */')).toBe(
      '<span class="hl-comment">/* a</span>\n<span class="hl-comment">b */</span>',
    );
  });

  test('marked lines are one element each, line break within', () => {
    expect(html('// diff-remove\na\n// diff-add\nb\nc')).toBe(
      '<del>a\n</del><ins>b\n</ins>c',
    );
  });
});

const run = (source: string) => runRemark(source, codeHighlight, undefined);

describe('fences', () => {
  test('a fence becomes one CodeBlock with the HTML as a string', async () => {
    const tree = await run(
      '```tsx title="App.tsx"\nconst a = 1;\n```\n\na `b` c',
    );
    expect(tree.children).toMatchObject([
      {
        name: 'CodeBlock',
        attributes: [
          { name: 'language', value: 'tsx' },
          { name: 'title', value: 'App.tsx' },
          {
            name: 'html',
            value: expect.stringContaining('hl-keyword') as string,
          },
        ],
      },
      { type: 'paragraph' },
    ]);
  });

  test.each([
    ['```\na\n```', 3, 'has no language'],
    ['```tsc\na\n```', 3, 'language "tsc" is unknown'],
    ['```tsx foo\na\n```', 3, '"foo" is not understood'],
    ['```tsx\na\n// diff-ad\nb\n```', 5, '"diff-ad" is not a marker'],
    ['```tsx {7}\na\n```', 4, 'a marked line is beyond the last'],
  ])('%j fails with file and line', async (source, line, reason) => {
    const failed = run(`\n\n${source}\n`);
    await expect(failed).rejects.toThrow(`docs/a.mdx:${line}: `);
    await expect(failed).rejects.toThrow(reason);
  });
});
