import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from './problems';
import { ROOT } from '../../src/site/versions';

/**
 * Makes problems of a file.
 *
 * @param file - path of the file, relative to the root
 * @returns a function that places a problem at the line where a text first
 *   occurs, or at the first line
 */
export function problemsOf(
  file: string,
): (rule: string, message: string, at?: string) => Problem {
  const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
  return (rule, message, at) => {
    const found =
      at === undefined ? -1 : lines.findIndex((line) => line.includes(at));
    return { file, line: Math.max(found, 0) + 1, column: 1, rule, message };
  };
}
