/**
 * Refreshes the data of published releases, and runs the checks that new releases, links
 * or vulnerabilities can break. In GitHub it opens a pull request, or changes the one that
 * is open, with what a maintainer has to decide; elsewhere it prints that.
 *
 *   npm run ci:weekly
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installData } from '../../src/shared/install/installData';
import type { Registry } from '../../src/shared/releases/registryMetadata';
import { ROOT } from '../../src/site/versions';
import { runMain } from '../lib/runMain';
import { listDecisions } from './decisions';

const DATA = 'src/shared/releases';
const BRANCH = 'weekly-data';
const TITLE = 'Refresh the data of published releases';

/** What each check shows, and its command. */
const CHECKS: readonly (readonly [title: string, command: string])[] = [
  [
    'The docs and the data agree',
    'npm run test:unit -- tests/content/releases src/shared tests/unit/version-check',
  ],
  [
    'No package that is built into the site is known to be vulnerable',
    'npm audit --omit=dev --audit-level=high',
  ],
  [
    '20,000 sequences of calls and gestures lead to known faults only',
    // It runs the published package, which this script installs.
    'SEQUENCES=20000 npm run test:unit -- tests/lab/sequences',
  ],
  ['The recipes of the docs work with the newest packages', 'npm run recipes'],
  ['The site is built', 'npm run build'],
  ['Links lead somewhere', 'npm run links'],
  ["Lighthouse's limits are kept", 'npm run lighthouse'],
];

/** A check that takes longer is ended, so that the others are reported; in minutes. */
const MAX_CHECK_MIN = 45;

/** Number of characters, from the end, of a failed check's output that are reported. */
const MAX_OUTPUT = 4000;

const readPackages = () =>
  (
    JSON.parse(
      readFileSync(path.join(ROOT, DATA, 'registry.json'), 'utf8'),
    ) as Registry
  ).packages;

/** Runs a check, and returns its line of the report, with the output if it fails. */
function check([title, command]: (typeof CHECKS)[number]): string {
  console.log(`> ${command}`);
  const { status, stdout, stderr, signal } = spawnSync(command, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    maxBuffer: 64 * 1024 * 1024,
    shell: true,
    timeout: MAX_CHECK_MIN * 60_000,
  });
  // Printed now, so that the log of a stopped run has it.
  console.log(status === 0 ? 'passes' : 'fails');
  if (status === 0) return `- [x] ${title}`;
  const output = (stdout + stderr).trim().slice(-MAX_OUTPUT);
  const fails = signal ? `is ended after ${MAX_CHECK_MIN} minutes` : 'fails';
  return `- [ ] ${title}: \`${command}\` ${fails}.\n\n\`\`\`\`text\n${output}\n\`\`\`\`\n`;
}

function writeReport(decisions: readonly string[], checks: readonly string[]) {
  const listed = decisions.map((decision) => `- [ ] ${decision}`);
  return [
    '## To decide',
    listed.length === 0 ? 'Nothing.' : listed.join('\n'),
    '## Checked',
    checks.join('\n'),
    'GitHub starts no checks for a pull request that a workflow opens: close it and open it again.',
  ].join('\n\n');
}

const execute = (file: string, ...args: readonly string[]) =>
  execFileSync(file, args, { cwd: ROOT, encoding: 'utf8' });

/** Pushes the data, and opens a pull request, or updates the one that is open. */
function publish(report: string): void {
  const body = path.join(os.tmpdir(), 'weekly-report.md');
  writeFileSync(body, report);
  execute('git', 'switch', '--force-create', BRANCH);
  execute('git', 'add', DATA);
  const author = ['user.name=github-actions', 'user.email=actions@github.com'];
  const settings = author.flatMap((setting) => ['-c', setting]);
  execute('git', ...settings, 'commit', '--allow-empty', '--message', TITLE);
  execute('git', 'push', '--force', 'origin', BRANCH);
  const list = ['pr', 'list', '--head', BRANCH, '--json', 'number'];
  const [open] = JSON.parse(execute('gh', ...list)) as { number: number }[];
  const change =
    open === undefined
      ? ['create', '--head', BRANCH, '--title', TITLE]
      : ['edit', String(open.number)];
  console.log(execute('gh', 'pr', ...change, '--body-file', body));
}

function main(): void {
  const before = readPackages();
  execFileSync('npm', ['run', 'registry:refresh'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const { lines } = installData;
  const decisions = listDecisions({ before, after: readPackages(), lines });
  const report = writeReport(decisions, CHECKS.map(check));
  console.log(report);
  if (process.env.GITHUB_ACTIONS === 'true') publish(report);
}

void runMain(main);
