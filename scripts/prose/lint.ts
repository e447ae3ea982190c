import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  TextlintKernel,
  type TextlintKernelPlugin,
  type TextlintPluginProcessor,
} from '@textlint/kernel';
import prh from 'textlint-rule-prh';
import { ROOT } from '../../src/site/versions';
import type { Problem } from '../lib/problems';
import { readProse } from './text';

const RULES = 'scripts/prose/style.yml';

/** Files whose prose is read: pages, comments, messages, titles of tests. */
const FILES = [
  '*.md',
  '*.mdx',
  '*.ts',
  '*.tsx',
  '*.mjs',
  '*.css',
  '*.yml',
  'i18n/**/*.json',
  'src/data/*.json',
];

/** The rules themselves. */
const SKIPPED = [RULES];

/** The tracked files that the linter reads, relative to the root. */
export function proseFiles(): string[] {
  return execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...FILES],
    { cwd: ROOT, encoding: 'utf8' },
  )
    .split('\0')
    .filter(
      (file) =>
        existsSync(path.join(ROOT, file)) &&
        path.extname(file) !== '' &&
        !SKIPPED.some((name) => file.startsWith(name)),
    );
}

/** Checks the wording of files of the repository against the style rules. */
export async function lintFiles(files: readonly string[]): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const file of files) {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    found.push(...(await lintProse(file, source)));
  }
  return found;
}

/** Checks the wording of one file against the style rules. */
export async function lintProse(
  file: string,
  source: string,
): Promise<Problem[]> {
  const { messages } = await kernel.lintText(source, {
    ext: path.extname(file),
    filePath: file,
    plugins: [plugin],
    rules: [{ ruleId: 'style', rule: prh, options: { ruleContents: [rules] } }],
  });
  return messages.map(({ loc, message }) => ({
    file,
    line: loc.start.line,
    column: loc.start.column,
    rule: 'wording',
    message: suggestion(message),
  }));
}

/** textlint's tree, whose types its kernel does not export. */
type Document = Extract<
  Awaited<
    ReturnType<ReturnType<TextlintPluginProcessor['processor']>['preProcess']>
  >,
  { ast: unknown }
>['ast'];

const kernel = new TextlintKernel();

/** The rules, in which a space also matches the end of a line. */
const rules = readFileSync(path.join(ROOT, RULES), 'utf8').replace(
  /^( *- pattern: )(.*)$/gm,
  (_, key: string, pattern: string) => key + pattern.replaceAll(' ', '\\s+'),
);

/** prh reports `actual => expected`, and the rule's note on the next line. */
function suggestion(message: string): string {
  const [, actual, expected, note] =
    /^([\s\S]*) => (.*)(?:\n([\s\S]*))?$/.exec(message) ?? [];
  const found = `"${(actual ?? message).replace(/\s+/g, ' ')}"`;
  const advice = expected
    ? `${found}: write "${expected}".`
    : `${found}: leave it out.`;
  return note === undefined ? advice : `${advice} ${note}`;
}

/** Gives textlint the prose of a file as text with a paragraph per passage. */
const plugin: TextlintKernelPlugin = {
  pluginId: 'prose',
  plugin: {
    Processor: class {
      availableExtensions(): string[] {
        return [...new Set(FILES.map((name) => path.extname(name)))];
      }

      processor(): ReturnType<TextlintPluginProcessor['processor']> {
        return {
          preProcess: (source: string, file = '') => {
            const { text, passages } = readProse(file, source);
            return { text, ast: documentOf(text, passages) };
          },
          postProcess: (messages, filePath = '') => ({ messages, filePath }),
        };
      }
    },
  },
};

function documentOf(
  text: string,
  passages: readonly (readonly [number, number])[],
): Document {
  const lines = [0];
  for (const { index } of text.matchAll(/\n/g)) {
    lines.push(index + 1);
  }
  let line = 0;
  const place = (offset: number) => {
    while (line > 0 && (lines[line] ?? 0) > offset) {
      line -= 1;
    }
    while ((lines[line + 1] ?? Infinity) <= offset) {
      line += 1;
    }
    return { line: line + 1, column: offset - (lines[line] ?? 0) };
  };
  const at = ([start, end]: readonly [number, number]) => ({
    range: [start, end] as const,
    raw: text.slice(start, end),
    loc: { start: place(start), end: place(end) },
  });
  return {
    type: 'Document',
    ...at([0, text.length]),
    children: passages.map((range) => ({
      type: 'Paragraph',
      ...at(range),
      children: [{ type: 'Str', value: at(range).raw, ...at(range) }],
    })),
  };
}
