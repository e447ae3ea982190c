import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKED_PACKAGES } from '@site/src/components/ProjectCheck/versions/setup';

/** Reads a file of this folder. */
export const read = (file: string) =>
  readFileSync(path.join(__dirname, file), 'utf8').trimEnd();

/** Reads the rows of a table in `data/`, as lists of columns. */
export const table = (file: string) =>
  read(`data/${file}`)
    .split('\n')
    .map((line) => line.split('\t'));

/** Reads the texts of a file in `data/`, each with its name and the expected result. */
export const texts = (file: string) =>
  read(`data/${file}`)
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n');
      const [name = '', expected = ''] = head.split(' | ');
      return { name, text: lines.join('\n'), expected };
    });

/**
 * Builds a `package.json` from the columns of a table, in the order of the
 * answer's rows; `d:` marks a dev dependency, `p:` a peer, and `-` nothing.
 */
export function projectOf(columns: readonly string[]): string {
  const project: Record<string, Record<string, string>> = {};
  for (const [index, { name }] of CHECKED_PACKAGES.entries()) {
    const text = columns[index] ?? '-';
    const sections = { d: 'devDependencies', p: 'peerDependencies' } as const;
    const [, mark, range = text] = /^([dp]):(.*)$/.exec(text) ?? [];
    const section =
      mark === 'd' || mark === 'p' ? sections[mark] : 'dependencies';
    if (text !== '-') project[section] = { ...project[section], [name]: range };
  }
  return JSON.stringify(project, null, 2);
}
