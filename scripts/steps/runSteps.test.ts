import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runSteps } from './runSteps';
import type { Step } from './steps';

let log: string;

beforeEach(() => {
  log = path.join(mkdtempSync(path.join(tmpdir(), 'steps-')), 'log');
  writeFileSync(log, '');
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Which steps began (+) and ended (-), in order. */
const logged = (): string[] => readFileSync(log, 'utf8').trim().split('\n');

const step = (name: string, rest: Partial<Step> = {}): Step => ({
  name,
  command: `echo +${name} >> ${log}; sleep 0.1; echo -${name} >> ${log}`,
  ...rest,
});

describe('the steps of a run', () => {
  it('run two at a time, the first of the list first', async () => {
    const results = await runSteps([step('a'), step('b'), step('c')]);
    expect(results.map(({ passed }) => passed)).toEqual([true, true, true]);
    expect(logged().slice(0, 2).toSorted()).toEqual(['+a', '+b']);
    expect(logged().indexOf('+c')).toBeGreaterThan(1);
  });

  it('wait for the steps that they need, and let others go before them', async () => {
    const a = step('a');
    await runSteps([a, step('b', { after: [a] }), step('c')]);
    expect(logged().slice(0, 2).toSorted()).toEqual(['+a', '+c']);
    expect(logged().indexOf('+b')).toBeGreaterThan(logged().indexOf('-a'));
  });

  it('wait for no step that the run does not have', async () => {
    await runSteps([step('b', { after: [step('a')] })]);
    expect(logged()).toEqual(['+b', '-b']);
  });

  it('have nothing next to the one that runs alone', async () => {
    await runSteps([step('a'), step('b', { isAlone: true }), step('c')]);
    const place = logged().indexOf('+b');
    expect(logged()[place + 1]).toBe('-b');
  });

  it('end with the one that runs when one has failed', async () => {
    const results = await runSteps([
      step('a', { command: 'exit 1' }),
      step('b'),
      step('c'),
    ]);
    const passed = new Map(
      results.map((result) => [result.step.name, result.passed]),
    );
    expect(Object.fromEntries(passed)).toEqual({ a: false, b: true });
    expect(logged()).not.toContain('+c');
  });
});
