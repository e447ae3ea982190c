/**
 * Usage: npm run release 5.2.15
 *
 * Moves the site to a release of the library: installs it, writes all data that
 * follows from it, and lists what only a person can decide. It can be run again
 * until nothing is left.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { loadHistory } from '../../src/shared/api';
import { releaseChanges } from '../../src/shared/api/releaseChanges';
import { releaseList } from '../../src/components/ReleaseHistory/releases';
import { minorOf } from '../../src/site/minorOf';
import { isOpen, knownIssues } from '../../src/shared/releases/knownIssues';
import { CURRENT, ROOT, versionByName } from '../../src/site/versions';
import { run } from '../lib/run';

const PACKAGE = '@gorhom/bottom-sheet';
const { types } = versionByName(CURRENT);

/** Where a release is written down by hand. */
const SPEAKING =
  "docs blog src ':!src/shared/api' ':!src/shared/releases/registry.json'";

/** What the check finds, by what there is to decide. */
const FAULTS: readonly [title: string, rule: RegExp][] = [
  ['Members and exports without a heading:', /\[api-missing\]/],
  ['Members that are renamed, gone, or in another place:', /\[api-(?!missing)/],
  ['Samples and pages:', /^(?!.*\[api-)/],
];

/** Runs a command. @throws when it fails, unless its output is asked for */
function shell(command: string, folder = '.', isRead = false): string {
  console.log(`> ${command}`);
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: path.join(ROOT, folder),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: true,
    stdio: isRead ? 'pipe' : 'inherit',
  });
  if (status !== 0 && !isRead) throw new Error(`It failed: ${command}`);
  return isRead ? stdout + stderr : '';
}

/** Prints what there is to decide about one thing, if there is anything. */
function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([`\n${title}`, ...lines].join('\n  - '));
}

function main([version]: readonly string[]): void {
  if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error('Name the release: npm run release 5.2.15');
  }
  for (const folder of ['.', types]) {
    shell(`npm install --save-exact ${PACKAGE}@${version}`, folder);
  }
  shell('npx tsx scripts/types-install/main.ts');
  shell('npm run --silent registry:refresh');
  shell('npm run --silent api:extract');
  shell('npx tsx scripts/code-check-data/main.ts');

  const output = shell('npm run --silent check', '.', true).trim().split('\n');
  const faults = output.filter((line) => !/^\d+ files? checked$/.test(line));
  for (const [title, rule] of FAULTS) {
    list(
      title,
      faults.filter((line) => rule.test(line)),
    );
  }
  const [changes, last] = releaseChanges(loadHistory(CURRENT));
  const before = last?.release ?? version;
  const text = changes ? releaseList(changes, [], () => undefined) : '';
  list(
    `Changes since ${before}. What changes nothing for an app goes into src/shared/api/historyExceptions.ts:`,
    [...text.matchAll(/^- (.+)$/gm)].map(([, line = '']) => line),
  );
  list(
    `Open known issues. One that ${version} fixes gets "to" and "fixedIn":`,
    knownIssues.filter(isOpen).map(({ id, task }) => `${id}: ${task}`),
  );
  const minor = `<ReleaseHistory of="${minorOf(version)}" />`;
  if (shell(`git grep -l '${minor}' blog`, '.', true) === '') {
    list('In no post:', [`a heading, and ${minor}`]);
  }
  list(
    `Lines that speak of ${before}, by file; is each true for ${version}?`,
    shell(`git grep -cF ${before} -- ${SPEAKING}`, '.', true).match(/.+/g) ??
      [],
  );
  list('Look at:', [
    'versions and known issues: npx vitest run tests/content/releases',
    'the demos: npm run build && npm run posters, and each poster that changed',
    'the tests: npm test',
  ]);
}

void run(main);
