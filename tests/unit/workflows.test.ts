import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PART_NAMES, RUNS } from '../../scripts/steps/steps';

const FOLDER = path.resolve(__dirname, '../../.github/workflows');

interface Job {
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly uses?: string;
  readonly permissions?: Record<string, string>;
  readonly 'timeout-minutes'?: number;
  readonly strategy?: {
    readonly matrix?: { readonly shard?: readonly string[] };
  };
  readonly steps?: readonly {
    readonly uses?: string;
    readonly run?: string;
    readonly env?: Readonly<Record<string, string>>;
  }[];
}

type Triggers = Record<
  string,
  { readonly branches?: readonly string[] } | null
>;

interface Workflow {
  readonly on: Triggers;
  readonly concurrency?: { readonly group: string };
  readonly permissions?: Record<string, string>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflows = readdirSync(FOLDER).map((file) => ({
  file,
  workflow: parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Workflow,
}));

function workflowOf(name: string): Workflow {
  const found = workflows.find(({ file }) => file === name);
  if (found === undefined) {
    throw new Error(`there is no workflow ${name}`);
  }
  return found.workflow;
}

describe.each(workflows)('$file', ({ workflow }) => {
  const jobs = Object.values(workflow.jobs);

  it('pins every action by its commit hash', () => {
    const actions = jobs.flatMap(({ steps = [] }) =>
      steps.flatMap((step) => step.uses ?? []),
    );
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) {
      expect(action).toMatch(/@[0-9a-f]{40}$/);
    }
  });

  // @spec 10.8
  it('reads by default, and a job that may write does nothing but deploy', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of jobs.filter((job) => job.permissions !== undefined)) {
      expect(job.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
      expect(job.steps?.every((step) => step.run === undefined)).toBe(true);
    }
  });

  it('ends by itself', () => {
    // A workflow that is called has its own limits.
    for (const job of jobs.filter(({ uses }) => uses === undefined)) {
      expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
    }
  });
});

/** Every job that has to succeed before a job starts, and the job itself. */
function chainOf(name: string, jobs: Workflow['jobs']): Job[] {
  const job = jobs[name];
  if (job === undefined) {
    throw new Error(`there is no job ${name}`);
  }
  const needs = [job.needs ?? []].flat();
  return [job, ...needs.flatMap((need) => chainOf(need, jobs))];
}

/** What is wrong with how a workflow publishes the site. */
function deployFaults({ on, concurrency, jobs }: Workflow): string[] {
  const publishing = Object.keys(jobs).filter(
    (name) => jobs[name]?.permissions?.pages === 'write',
  );
  const faults = publishing.flatMap((name) => {
    const chain = chainOf(name, jobs);
    const conditions = chain.flatMap((job) => job.if ?? []);
    return [
      chain.some(({ uses }) => uses === './.github/workflows/check.yml')
        ? []
        : `${name} does not wait for the checks`,
      conditions.includes("github.ref == 'refs/heads/main'")
        ? []
        : `${name} publishes other branches than main`,
      // A status function lifts the rule that all needed jobs succeeded.
      conditions.some((condition) => /always|cancelled|failure/.test(condition))
        ? `${name} runs after a failure`
        : [],
    ].flat();
  });
  return [
    publishing.length === 1 ? [] : 'not one job publishes',
    Object.keys(on).sort().join() === 'push,workflow_dispatch' &&
    on.push?.branches?.join() === 'main'
      ? []
      : 'does not run on a push to main and on request alone',
    concurrency?.group.includes('github.ref') === true
      ? []
      : 'a run of another branch takes the place of a waiting one',
    faults,
  ].flat();
}

describe('publishing', () => {
  const deploy = workflowOf('deploy.yml');

  it('is of main alone, after its checks passed in the same run', () => {
    expect(deployFaults(deploy)).toEqual([]);
  });

  it('would not be found right without them', () => {
    const { check, build, deploy: publish } = deploy.jobs;
    const withJobs = (jobs: Readonly<Record<string, Job | undefined>>) =>
      deployFaults({ ...deploy, jobs: jobs as Workflow['jobs'] });
    expect(
      withJobs({ check, build: { ...build, needs: [] }, deploy: publish }),
    ).toEqual(['deploy does not wait for the checks']);
    expect(
      withJobs({ check, build, deploy: { ...publish, if: undefined } }),
    ).toEqual(['deploy publishes other branches than main']);
    expect(
      withJobs({ check, build: { ...build, if: 'always()' }, deploy: publish }),
    ).toEqual(['deploy runs after a failure']);
    expect(
      deployFaults({ ...deploy, on: { push: { branches: ['next'] } } }),
    ).toHaveLength(1);
    expect(
      deployFaults({ ...deploy, concurrency: { group: 'deploy' } }),
    ).toHaveLength(1);
  });
});

/** The job that runs a part of the tests. */
function jobOf(part: string, jobs: Workflow['jobs']): Job | undefined {
  return Object.values(jobs).find(({ steps = [] }) =>
    steps.some(({ run }) => run === `npm test ${part}`),
  );
}

/** What keeps a part of the tests from being run as a whole. */
function partFaults(part: string, jobs: Workflow['jobs']): string[] {
  const job = jobOf(part, jobs);
  if (job === undefined) return [`no job runs ${part}`];
  const shards = job.strategy?.matrix?.shard ?? [];
  const isShared = job.steps?.some(
    ({ env }) => env?.TEST_SHARD === '${{ matrix.shard }}',
  );
  return [
    job.if === undefined ? [] : `${part} runs under a condition`,
    shards.every((shard, index) => shard === `${index + 1}/${shards.length}`)
      ? []
      : `the shares of ${part} are not all of it`,
    isShared === shards.length > 0 ? [] : `${part} is not shared out`,
  ].flat();
}

/** What keeps a pull request, Dependabot's for example, from being checked. */
function checkFaults({ on, jobs }: Workflow): string[] {
  return [
    'pull_request' in on && on.pull_request === null
      ? []
      : 'not every pull request starts it',
    'workflow_call' in on ? [] : 'no other workflow can call it',
    PART_NAMES.flatMap((part) => partFaults(part, jobs)),
    // Dependabot's runs have no secrets.
    JSON.stringify(jobs).includes('secrets.') ? 'it needs secrets' : [],
  ].flat();
}

describe('checks', () => {
  const check = workflowOf('check.yml');

  it('run every part of the tests for every pull request, whoever opens it', () => {
    expect(checkFaults(check)).toEqual([]);
  });

  it('would not be found right with a condition, a filter or a secret', () => {
    const { browser, unit, ...others } = check.jobs;
    const secret = { steps: [{ run: 'echo ${{ secrets.KEY }}' }] };
    expect(
      checkFaults({
        on: { pull_request: { branches: ['main'] } },
        jobs: {
          ...others,
          unit: { ...unit, if: "github.actor != 'dependabot[bot]'" },
          browser: {
            ...browser,
            strategy: { matrix: { shard: ['1/4', '2/4', '3/4'] } },
          },
          secret,
        },
      }),
    ).toEqual([
      'not every pull request starts it',
      'no other workflow can call it',
      'unit runs under a condition',
      'the shares of browser are not all of it',
      'it needs secrets',
    ]);
    expect(checkFaults({ ...check, jobs: {} })).toHaveLength(PART_NAMES.length);
  });
});

// @spec 10.8
it('the commands of the README and of the workflows exist', () => {
  const root = path.resolve(__dirname, '../..');
  const manifest = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  ) as { scripts: Record<string, string> };
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const runs = workflows.flatMap(({ workflow }) =>
    Object.values(workflow.jobs).flatMap(({ steps = [] }) =>
      steps.flatMap(({ run }) => run ?? []),
    ),
  );
  const named = [
    ...[readme, ...runs].join('\n').matchAll(/npm run ([\w:-]+)/g),
  ].map((match) => match[1] ?? '');
  expect(named.length).toBeGreaterThan(5);
  for (const script of [...named, 'test', 'start']) {
    expect(manifest.scripts, script).toHaveProperty([script]);
  }
});

describe('npm test', () => {
  it('runs each step of each part once', () => {
    const steps = (names: readonly string[]) =>
      names
        .flatMap((name) => RUNS[name] ?? [])
        .flatMap((stage) => stage.map((step) => step.name));
    expect(steps(['all']).toSorted()).toEqual(
      [...new Set(steps(PART_NAMES))].toSorted(),
    );
  });
});
