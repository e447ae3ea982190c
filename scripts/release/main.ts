/**
 * Moves the site to a release of the library: installs it, writes all data that
 * follows from it, and lists what only a person can decide. It can be run again
 * until nothing is left. A dry run prints the commands and changes nothing.
 *
 *   npm run release 5.2.15 [--dry-run]
 */
import { execSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import manifest from '../../package.json';
import { loadHistory } from '../../src/shared/api';
import { releaseChanges } from '../../src/shared/api/releaseChanges';
import { releaseList } from '../../src/components/ReleaseHistory/releases';
import { toMinor } from '../../src/site/toMinor';
import { isUnfixed, knownIssues } from '../../src/shared/releases/knownIssues';
import { CURRENT_VERSION, ROOT } from '../../src/site/versions';
import { runMain } from '../lib/runMain';
import { updateSteps, type UpdateStep } from './steps';

const installed = manifest.dependencies['@gorhom/bottom-sheet'];

/** Paths in which a version number is written by hand. */
const PROSE_PATHS =
  "docs blog src ':!src/shared/api' ':!src/shared/releases/registry.json'";

/** @throws Error when the command fails */
function runStep({ command, folder }: UpdateStep): void {
  console.log(`> ${command}`);
  execSync(command, { cwd: path.join(ROOT, folder), stdio: 'inherit' });
}

/** The output of a command, whether it fails or not. */
function capture(command: string): string {
  const { stdout, stderr } = spawnSync(command, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: true,
  });
  return stdout + stderr;
}

/** Prints a title and lines below it; nothing without lines. */
function printChecklist(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([`\n${title}`, ...lines].join('\n  - '));
}

function printDecisions(version: string): void {
  const output = capture('npm run --silent check').trim().split('\n');
  const faults = output.filter((line) => !/^\d+ files? checked$/.test(line));
  printChecklist('Members, exports, samples and pages:', faults);
  const [changes, last] = releaseChanges(loadHistory(CURRENT_VERSION));
  const before = last?.release ?? version;
  const text = changes ? releaseList(changes, [], () => undefined) : '';
  printChecklist(
    `Changes since ${before}. What changes nothing for an app goes into src/shared/api/historyExceptions.ts:`,
    [...text.matchAll(/^- (.+)$/gm)].map(([, line = '']) => line),
  );
  printChecklist(
    `Open known issues. One that ${version} fixes gets "to" and "fixedIn":`,
    knownIssues.filter(isUnfixed).map(({ id, task }) => `${id}: ${task}`),
  );
  const minor = `<ReleaseHistory of="${toMinor(version)}" />`;
  if (capture(`git grep -l '${minor}' blog`) === '') {
    printChecklist('In no post:', [`a heading, and ${minor}`]);
  }
  printChecklist(
    `Lines that speak of ${before}, by file; is each true for ${version}?`,
    capture(`git grep -cF ${before} -- ${PROSE_PATHS}`).match(/.+/g) ?? [],
  );
  printChecklist('Look at:', [
    'versions and known issues: npx vitest run tests/content/releases',
    'the demos: npm run build && npm run posters, and each poster that changed',
    'the tests: npm test',
  ]);
}

function main(version: string | undefined, isDryRun: boolean): void {
  if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error('Name the release: npm run release 5.2.15');
  }
  const changed = capture('git status --porcelain');
  if (changed !== '') {
    throw new Error(
      `Commit or stash the changes in the tree first, so that you see what the release changes:\n${changed}`,
    );
  }
  const steps = updateSteps(version);
  if (isDryRun) {
    printChecklist(
      `To move the site from ${installed} to ${version}, this would run:`,
      steps.map(
        ({ command, folder, writes }) =>
          `${command}\n    in ${folder}, writes ${writes}`,
      ),
    );
    return;
  }
  steps.forEach(runStep);
  printDecisions(version);
}

void runMain(
  ({ values, positionals }) => {
    // npm takes `--dry-run` for itself unless it stands behind ` -- `, and says so
    // in the environment.
    const isDryRun =
      values['dry-run'] === true || process.env.npm_config_dry_run === 'true';
    main(positionals[0], isDryRun);
  },
  { allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } },
);
