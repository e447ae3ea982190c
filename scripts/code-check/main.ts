/**
 * Checks code that uses v4 of the library against v5: the checker of the v5
 * post, for files. Of pages it reads the samples of that version.
 *
 *   npx tsx scripts/code-check/main.ts FILES
 *   npx tsx scripts/code-check/main.ts --from v2 FILES
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  checkFile,
  isReport,
} from '../../src/components/ProjectCheck/code/check';
import type { FromVersion } from '../../src/components/ProjectCheck/code/data';
import { readPage } from '../../src/site/mdx';
import { ROOT } from '../../src/site/versions';
import { isTypeScript } from '../samples/collect';
import { collectFences } from '../samples/fences';

interface Piece {
  readonly file: string;
  readonly code: string;
  /** What to add to a line of the code to get the line of the file. */
  readonly offset: number;
}

function piecesOf(file: string, from: FromVersion): Piece[] {
  if (!/\.mdx?$/.test(file)) {
    return [{ file, code: readFileSync(file, 'utf8'), offset: 0 }];
  }
  const page = path.relative(ROOT, path.resolve(file));
  return collectFences(readPage(page))
    .filter((fence) => isTypeScript(fence) && fence.version === from)
    .map(({ code, line }) => ({ file, code, offset: line }));
}

function check({ file, code, offset }: Piece, from: FromVersion): boolean {
  const report = checkFile(file, code, from);
  if (!isReport(report)) {
    const { line = 1, column = 1, message } = report;
    console.log(`${file}:${line + offset}:${column}: ${message}`);
    return false;
  }
  for (const { level, line, column, name, write, hunks } of report.findings) {
    console.log(
      `${file}:${line + offset}:${column}: ${level} ${name}: ${write}`,
    );
    for (const { removed, added } of hunks) {
      for (const each of removed) console.log(`    -${each}`);
      for (const each of added) console.log(`    +${each}`);
    }
  }
  for (const { line, text } of report.unknown) {
    console.log(`${file}:${line + offset}:1: not understood: ${text}`);
  }
  for (const name of report.older) {
    console.log(`${file}: ${name} is not v4 code: try --from v3 or --from v2.`);
  }
  return report.isComplete;
}

const FROM: readonly FromVersion[] = ['v4', 'v3', 'v2'];
const [option, name, ...rest] = process.argv.slice(2);
const from = option === '--from' ? FROM.find((each) => each === name) : 'v4';
const files =
  option === '--from' ? rest : process.argv.slice(2).filter((each) => each);
if (from === undefined || files.length === 0) {
  throw new Error(
    'Name files: npx tsx scripts/code-check/main.ts [--from v4|v3|v2] FILES',
  );
}
const pieces = files.flatMap((file) => piecesOf(file, from));
const complete = pieces.filter((piece) => check(piece, from));
console.log(
  `${complete.length} of ${pieces.length} need nothing but what the checker changes itself.`,
);
