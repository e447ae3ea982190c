/**
 * Runs the tests, and notes how long each step takes.
 *
 *   npm test             all of them
 *   npm test browser     one part: checks, unit, built, browser or engines
 *   npm run test:quick   before a commit: types, lint, unit and content
 *   npm run check        what reads the source alone
 *   npm run test:table   writes the last run of `npm test` into tests/README.md
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { runStage, type Result } from './steps/runStage';
import { RUNS } from './steps/steps';
import {
  countTests,
  replaceTimings,
  timingsByFile,
  timingTable,
  type PlaywrightReport,
  type Timing,
  type VitestReport,
} from './steps/table';

const ROOT = path.resolve(__dirname, '..');
const CACHE = path.join(ROOT, '.cache/tests');
const TIMINGS = path.join(CACHE, 'timings.json');
const README = path.join(ROOT, 'tests/README.md');

/** Files of browser tests in the table. */
const FILES_SHOWN = 10;

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function timingOf({ step, seconds }: Result): Timing {
  const { name, report } = step;
  const file = path.join(CACHE, report ?? '');
  return {
    name,
    seconds,
    ...(report !== undefined &&
      existsSync(file) && {
        tests: countTests(read(file) as VitestReport | PlaywrightReport),
      }),
  };
}

async function run(name: string): Promise<void> {
  const stages = RUNS[name];
  if (stages === undefined) {
    throw new Error(`"${name}" is none of ${Object.keys(RUNS).join(', ')}`);
  }
  mkdirSync(CACHE, { recursive: true });
  const start = performance.now();
  const results: Result[] = [];
  for (const stage of stages) {
    const ended = await runStage(stage);
    results.push(...ended);
    const failed = ended.filter(({ passed }) => !passed);
    if (failed.length > 0) {
      throw new Error(
        `Failed: ${failed.map(({ step }) => `${step.name} (${step.command})`).join(', ')}`,
      );
    }
  }
  const whole = (performance.now() - start) / 1000;
  const timings = [
    ...results.map(timingOf),
    { name: 'all, two at a time where they can', seconds: whole },
  ];
  if (name === 'all') writeFileSync(TIMINGS, JSON.stringify(timings));
  console.log(timingTable('Step', timings));
}

async function writeTable(): Promise<void> {
  const steps = timingTable('Step', read(TIMINGS) as Timing[]);
  const files = timingsByFile(
    read(path.join(CACHE, 'browser.json')) as PlaywrightReport,
  ).slice(0, FILES_SHOWN);
  const page = replaceTimings(
    readFileSync(README, 'utf8'),
    `${steps}\n\nThe files of browser tests that take longest, two tests at a time:\n\n${timingTable('File', files)}`,
  );
  const options = await resolveConfig(README);
  writeFileSync(README, await format(page, { ...options, filepath: README }));
}

const [name = 'all'] = process.argv.slice(2);
(name === 'table' ? writeTable() : run(name)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
