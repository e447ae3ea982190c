import ts from 'typescript';
import { nodesOf } from '../lib/syntax';

/** A section of the specification, in our own words. */
export interface Section {
  readonly section: number;
  readonly title: string;
  /** Sentences by their id, such as `2.14`. */
  readonly sentences: Readonly<Record<string, string>>;
}

/** A test that would fail without what its sentences ask for. */
export interface TaggedTest {
  /** The path below the folder `tests`. */
  readonly file: string;
  /** As in the source: with `${}` where it has parts. */
  readonly title: string;
  /** The line of its tag, counted from 1. */
  readonly line: number;
  readonly ids: readonly string[];
}

const TAG = /^\s*\/\/ @spec (.+)$/gm;

function titleOf(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (
    !ts.isCallExpression(node) ||
    !ts.isIdentifier(node.expression) ||
    !/^(?:test|it)$/.test(node.expression.text)
  ) {
    return undefined;
  }
  const [title] = node.arguments;
  if (title === undefined) return undefined;
  return ts.isTemplateExpression(title)
    ? title.getText(source).slice(1, -1)
    : titleOf(title, source);
}

/**
 * Reads the tags of a file: comments `// @spec 2.14 3.1`, each above a test or
 * above the title of a case in a table of tests.
 *
 * @param file - the path below the folder `tests`
 * @returns the tagged tests, and the lines of tags that are above no test; a
 *   skipped test counts as none
 */
export function readTags(
  file: string,
  text: string,
): { tests: TaggedTest[]; strayLines: number[] } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) =>
    source.getLineAndCharacterOfPosition(position).line + 1;
  const strayLines = new Map(
    [...text.matchAll(TAG)].map((match) => {
      const [comment, ids = ''] = match;
      const line = lineAt(match.index + comment.indexOf('//'));
      return [line, ids.trim().split(/\s+/)] as const;
    }),
  );
  const tests: TaggedTest[] = [];
  for (const node of nodesOf(source)) {
    const title = titleOf(node, source);
    if (title === undefined) continue;
    const start = node.getStart(source);
    const line = lineAt(start) - 1;
    const ids = strayLines.get(line);
    const before = text.slice(text.lastIndexOf('\n', start) + 1, start);
    if (ids === undefined || before.trim() !== '') continue;
    tests.push({ file, title, line, ids });
    strayLines.delete(line);
  }
  return { tests, strayLines: [...strayLines.keys()] };
}

/**
 * Compares tags with the sentences of the specification.
 *
 * @returns a line for each sentence without a test and each tag without a
 *   sentence
 */
export function findGaps(
  sections: readonly Section[],
  tests: readonly TaggedTest[],
): string[] {
  const known = new Set(
    sections.flatMap(({ sentences }) => Object.keys(sentences)),
  );
  const tested = new Set(tests.flatMap(({ ids }) => ids));
  return [
    ...sections.flatMap(({ sentences }) =>
      Object.entries(sentences)
        .filter(([id]) => !tested.has(id))
        .map(([id, sentence]) => `No test has the tag ${id}: "${sentence}".`),
    ),
    ...tests.flatMap(({ file, line, ids }) =>
      ids
        .filter((id) => !known.has(id))
        .map((id) => `tests/${file}:${line}: there is no sentence ${id}.`),
    ),
  ];
}

/** Writes the table of sentences and their tests as Markdown. */
export function writeTable(
  sections: readonly Section[],
  tests: readonly TaggedTest[],
): string {
  const cell = (text: string) => text.replaceAll('|', String.raw`\|`);
  return [
    '# Conformance',
    '',
    'Each sentence of the specification and the tests that would fail without it.',
    'Made by `npm run conformance` from the tags in the tests.',
    ...sections.flatMap(({ section, title, sentences }) => [
      '',
      `## Section ${section}: ${title}`,
      '',
      '| Id | Sentence | Tests |',
      '| --- | --- | --- |',
      ...Object.entries(sentences).map(([id, sentence]) => {
        const own = tests
          .filter(({ ids }) => ids.includes(id))
          .map((test) => `\`${test.file} › ${test.title}\``);
        return `| ${id} | ${cell(sentence)} | ${cell(own.join('<br>'))} |`;
      }),
    ]),
    '',
  ].join('\n');
}
