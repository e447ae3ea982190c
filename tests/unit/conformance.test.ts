import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { nodesOf } from '../../scripts/lib/syntax';
import { describe, expect, it } from 'vitest';

const TESTS = path.resolve(__dirname, '..');
const readme = readFileSync(path.join(TESTS, 'README.md'), 'utf8');

/** Sections of the specification. */
const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

interface Row {
  readonly section: number;
  readonly sentence: string;
  /** `file › title` of each test, the file's path below `tests`. */
  readonly tests: readonly string[];
}

/** The rows of the conformance tables of a README. */
function readRows(text: string): Row[] {
  let section = 0;
  return text.split('\n').flatMap((line) => {
    const heading = /^### Section (\d+)/.exec(line);
    if (heading !== null) section = Number(heading[1]);
    const [, sentence = '', tests = ''] =
      /^\| (?!Sentence |-)(.+?) +\| (.+?) +\|$/.exec(line) ?? [];
    return section === 0 || sentence === ''
      ? []
      : [
          {
            section,
            sentence,
            tests: [...tests.matchAll(/`([^`]+)`/g)].map(
              ([, name = '']) => name,
            ),
          },
        ];
  });
}

/** The text of a string as the source has it, its parts in `${}` included. */
function textOf(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node)
    ? node.getText(source).slice(1, -1)
    : undefined;
}

/** All strings in a table of cases, which stands in place or has a name. */
function casesOf(node: ts.Node | undefined, source: ts.SourceFile): string[] {
  if (node === undefined) return [];
  if (ts.isIdentifier(node)) {
    const declared = source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .find(({ name }) => name.getText(source) === node.text);
    return casesOf(declared?.initializer, source);
  }
  const text = textOf(node, source);
  const below: string[] = text === undefined ? [] : [text];
  node.forEachChild((child) => {
    below.push(...casesOf(child, source));
  });
  return below;
}

/**
 * The titles of the tests in a file: of `test` and `it`, and the strings in
 * the tables of `test.each` and `it.each`. Skipped tests count as none.
 */
function titlesIn(file: string, text: string): Set<string> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const titles = new Set<string>();
  for (const node of nodesOf(source)) {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      const called = node.expression;
      if (
        ts.isIdentifier(called) &&
        /^(?:test|it)$/.test(called.text) &&
        title !== undefined
      ) {
        titles.add(textOf(title, source) ?? '');
      }
      if (
        ts.isCallExpression(called) &&
        /^(?:test|it)\.each$/.test(called.expression.getText(source))
      ) {
        for (const each of casesOf(called.arguments[0], source)) {
          titles.add(each);
        }
      }
    }
  }
  return titles;
}

/** What is wrong with the tests that rows name. */
function faultsOf(rows: readonly Row[]): string[] {
  const known = new Map<string, Set<string>>();
  const titles = (file: string): Set<string> => {
    const found =
      known.get(file) ??
      titlesIn(file, readFileSync(path.join(TESTS, file), 'utf8'));
    known.set(file, found);
    return found;
  };
  return rows.flatMap(({ section, sentence, tests }) => {
    const about = `section ${section}, "${sentence}"`;
    if (tests.length === 0) return [`${about} names no test`];
    return tests.flatMap((test) => {
      const [file = '', ...title] = test.split(' › ');
      try {
        return titles(file).has(title.join(' › '))
          ? []
          : [`${about}: ${file} has no test "${title.join(' › ')}"`];
      } catch {
        return [`${about}: there is no file tests/${file}`];
      }
    });
  });
}

describe('the conformance table in tests/README.md', () => {
  const rows = readRows(readme);

  it('has rows for every section of the specification', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual(SECTIONS);
    for (const section of SECTIONS) {
      const own = rows.filter((row) => row.section === section);
      const sentences = own.map(({ sentence }) => sentence);
      expect(new Set(sentences).size, `section ${section}`).toBe(own.length);
    }
    expect(rows.length).toBeGreaterThan(150);
  });

  it('names tests that exist', () => {
    expect(faultsOf(rows)).toEqual([]);
  });

  it('would not pass a row without a test, of a file or a title that is not there, or skipped', () => {
    const planted = readRows(
      [
        '### Section 4: planted',
        '| Sentence | Test |',
        '| -------- | ---- |',
        '| Nothing  | none |',
        '| A file   | `unit/absent.test.ts › a title` |',
        '| A title  | `e2e/blog.spec.ts › a title that is not there` |',
        '| A title  | `e2e/blog.spec.ts › the sponsors page says how to sponsor` |',
      ].join('\n'),
    );
    expect(faultsOf(planted)).toEqual([
      'section 4, "Nothing" names no test',
      'section 4, "A file": there is no file tests/unit/absent.test.ts',
      'section 4, "A title": e2e/blog.spec.ts has no test "a title that is not there"',
    ]);
    const file =
      "test.skip('skipped', f); test('kept', f); it.each([['a', 1]])('%s', f)";
    expect([...titlesIn('x.ts', file)]).toEqual(['kept', 'a']);
  });
});

it('tests/README.md names every folder of tests', () => {
  const folders = readdirSync(TESTS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.length).toBeGreaterThan(4);
  for (const folder of folders) {
    expect(readme, folder).toContain(`\`${folder}/\``);
  }
});
