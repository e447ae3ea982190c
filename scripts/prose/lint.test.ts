import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../src/site/versions';
import { lintProse, proseFiles } from './lint';

/** `line:column found` for each thing that the linter finds. */
async function found(file: string, ...lines: string[]): Promise<string[]> {
  const problems = await lintProse(file, lines.join('\n'));
  return problems.map(
    ({ line, column, message }) =>
      `${line}:${column} ${/^"([^"]*)"/.exec(message)?.[1] ?? ''}`,
  );
}

test('each rule has a sample of what it finds, checked when it loads', () => {
  const { rules } = parse(
    readFileSync(path.join(ROOT, 'scripts/prose/style.yml'), 'utf8'),
  ) as { rules: { pattern: string; specs?: unknown[] }[] };
  expect(rules.length).toBeGreaterThan(20);
  for (const { pattern, specs = [] } of rules) {
    expect(specs.length, pattern).toBeGreaterThan(0);
  }
});

test.each([
  [
    'tests/e2e/a.spec.ts',
    "test('it comes to life', () => {});",
    'comes to life',
  ],
  [
    'tests/README.md',
    '`e2e/a.spec.ts › it is loaded anew`, measured anew.',
    'anew',
  ],
  ['src/a.ts', '/** How a package is called. */', 'How a package is called'],
  ['src/a.ts', '// A place in the midst of it.', 'in the midst of'],
])('%s: "%s" is found', async (file, source, expected) => {
  const problems = await found(file, source);
  expect(problems.map((problem) => problem.replace(/^\S+ /, ''))).toEqual([
    expected,
  ]);
});

test('browser tests and the table of tests are read', () => {
  const files = proseFiles();
  expect(files).toContain('tests/README.md');
  expect(files).toContain('tests/e2e/routes.spec.ts');
});

test('a finding says what to write', async () => {
  const [problem] = await lintProse('docs/a.mdx', 'It works in place\nof it.');
  expect(problem).toEqual({
    file: 'docs/a.mdx',
    line: 1,
    column: 10,
    rule: 'wording',
    message: '"in place of": write "instead of".',
  });
  const [left] = await lintProse('docs/a.mdx', 'It is simply there.');
  expect(left?.message).toBe('"simply": leave it out. Say what happens.');
});

describe('what is read of a page', () => {
  test.each([
    ['paragraphs', ['First line.', 'It Just works.'], '2:4 Just'],
    ['marked words', ['- A **powerful** sheet.'], '1:7 powerful'],
    ['headings', ['## It works! {#works}'], '1:12 !'],
    ['table cells', ['| a |', '| - |', '| measured anew |'], '3:12 anew'],
    ['front matter', ['---', 'title: It just works', '---'], '2:11 just'],
    ['attributes', ['<Figure alt="A sheet, anew" />'], '1:23 anew'],
    ['comments of samples', ['```tsx', '// Just this.', '```'], '2:4 Just'],
    ['comments beside code', ['```ts', 'f(); // just so', '```'], '2:9 just'],
  ])('%s', async (_, lines, expected) => {
    expect(await found('docs/a.mdx', ...lines)).toEqual([expected]);
  });

  test('not code, addresses and expressions', async () => {
    expect(
      await found(
        'docs/a.mdx',
        'The `just` of [this](https://a.b/just).',
        '',
        '```tsx',
        'const just = "anew";',
        '```',
        '',
        '<Just id="just" />',
      ),
    ).toEqual([]);
  });
});

describe('what is read of a script', () => {
  test.each([
    ['comments', ['/**', ' * It is measured', ' * anew.', ' */'], '3:4 anew'],
    ['lines in a row', ['// It stands', '// in for it.'], '1:7 stands in for'],
    ['messages', ['f(`${a} is no file here`);'], '1:9 is no file'],
    ['texts', ['const a = <p>Just so</p>;'], '1:14 Just'],
  ])('%s', async (_, lines, expected) => {
    expect(await found('src/a.tsx', ...lines)).toEqual([expected]);
  });

  test('titles of tests, but not what the tests plant', async () => {
    expect(
      await found(
        'src/a.test.ts',
        "test.each([1])('is measured anew', () => {",
        "  f('it is measured anew');",
        '});',
      ),
    ).toEqual(['1:29 anew']);
  });

  test('comments of stylesheets and workflows, texts of JSON', async () => {
    expect(await found('src/a.css', 'a {} /* anew */')).toEqual(['1:9 anew']);
    expect(await found('a.yml', 'a: b # anew')).toEqual(['1:8 anew']);
    expect(await found('i18n/a.json', '{ "a": "It is anew" }')).toEqual([
      '1:15 anew',
    ]);
  });
});
