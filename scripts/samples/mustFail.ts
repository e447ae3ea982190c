import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, type DocsVersion } from '../../src/site/versions';
import { compileSamples } from './compile';
import type { Sample } from './program';

const EXPECTED = /^\/\/ must fail: (?<rule>[\w-]+) at line (?<line>\d+)\b/;

/**
 * Compiles the samples in a version's `must-fail` folder. The first line of
 * each names the rule and the line that must be reported:
 * `// must fail: ts2322 at line 7, misspelled prop`.
 *
 * @returns one sentence for each that is not reported so, and only so.
 */
export function checkMustFail(version: DocsVersion): string[] {
  const folder = `${version.types}/must-fail`;
  const absolute = path.join(ROOT, folder);
  const names = existsSync(absolute)
    ? readdirSync(absolute).filter((name) => /\.tsx?$/.test(name))
    : [];
  if (names.length === 0) {
    return [`${version.name}: there is no sample in ${folder}.`];
  }
  const samples: Sample[] = names.map((name) => ({
    file: `${folder}/${name}`,
    lineOffset: 1,
    columnOffset: 1,
    title: name,
    lang: name.endsWith('.ts') ? 'ts' : 'tsx',
    code: readFileSync(path.join(absolute, name), 'utf8'),
  }));
  const problems = compileSamples(version.name, samples);
  return samples.flatMap(({ file, code }) => {
    const expected = EXPECTED.exec(code)?.groups;
    if (!expected) {
      return [
        `${file}: its first line must say "// must fail: ts2322 at line 7".`,
      ];
    }
    const wanted = `${expected.rule} at line ${expected.line}`;
    const found = problems
      .filter((problem) => problem.file === file)
      .map((problem) => `${problem.rule} at line ${problem.line}`);
    return found.length === 1 && found[0] === wanted
      ? []
      : [
          `${file}: must fail with ${wanted}, but gave ${found.join(', ') || 'nothing'}.`,
        ];
  });
}
