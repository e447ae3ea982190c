import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const FOLDER = path.resolve(__dirname, '../../.github/workflows');

interface Job {
  readonly permissions?: Record<string, string>;
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
}

interface Workflow {
  readonly permissions?: Record<string, string>;
  readonly jobs: Record<string, Job>;
}

const workflows = readdirSync(FOLDER).map((file) => ({
  file,
  workflow: parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Workflow,
}));

describe.each(workflows)('$file', ({ workflow }) => {
  const jobs = Object.values(workflow.jobs);

  it('pins every action by its commit hash', () => {
    const actions = jobs.flatMap((job) =>
      job.steps.flatMap((step) => step.uses ?? []),
    );
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) {
      expect(action).toMatch(/@[0-9a-f]{40}$/);
    }
  });

  it('reads by default, and a job that may write does nothing but deploy', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of jobs.filter((each) => each.permissions !== undefined)) {
      expect(job.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
      expect(job.steps.every((step) => step.run === undefined)).toBe(true);
    }
  });

  it('ends by itself', () => {
    for (const job of jobs) {
      expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
    }
  });
});

it('the commands of the README and of the workflows exist', () => {
  const manifest = JSON.parse(
    readFileSync(path.resolve(__dirname, '../../package.json'), 'utf8'),
  ) as { scripts: Record<string, string> };
  const readme = readFileSync(
    path.resolve(__dirname, '../../README.md'),
    'utf8',
  );
  const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(
    (match) => match[1] ?? '',
  );
  expect(named.length).toBeGreaterThan(5);
  for (const script of [...named, 'test', 'start']) {
    expect(manifest.scripts, script).toHaveProperty([script]);
  }
});
