import { spawn } from 'node:child_process';
import type { Step } from './steps';

/** How a step went. */
export interface Result {
  readonly step: Step;
  readonly seconds: number;
  readonly passed: boolean;
}

/** How many steps run at a time: one for each processor of a small machine. */
const AT_ONCE = 2;

/** A step by itself shows what it says as it says it; others when they fail. */
function runStep(step: Step): Promise<Result> {
  const start = performance.now();
  const output = step.isAlone === true ? 'inherit' : 'pipe';
  const child = spawn(step.command, {
    shell: true,
    stdio: ['ignore', output, output],
  });
  const said: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = (performance.now() - start) / 1000;
      const passed = code === 0;
      process.stdout.write(Buffer.concat(passed ? [] : said));
      console.log(
        `${passed ? 'passed' : 'FAILED'}: ${step.name}, ${seconds.toFixed(1)} s`,
      );
      resolve({ step, seconds, passed });
    });
  });
}

/**
 * Runs steps, two at a time: always the first of the list that waits for none.
 * After a failure no further step begins, and the one that still runs is waited
 * for, so that one run shows all they find.
 *
 * @param steps - the most urgent first
 * @returns how each step went that began, in the order of their ends
 */
export async function runSteps(steps: readonly Step[]): Promise<Result[]> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<Result>>();
  const results: Result[] = [];
  const isOver = (step: Step): boolean =>
    results.some((result) => result.step === step);
  const isReady = ({ after = [], isAlone = false }: Step): boolean =>
    running.size < (isAlone ? 1 : AT_ONCE) &&
    after.every((other) => !steps.includes(other) || isOver(other));
  const next = (): Step | undefined =>
    results.every(({ passed }) => passed) &&
    [...running.keys()].every(({ isAlone = false }) => !isAlone)
      ? waiting.find(isReady)
      : undefined;
  const begin = () => {
    for (let step = next(); step; step = next()) {
      waiting.splice(waiting.indexOf(step), 1);
      running.set(step, runStep(step));
    }
  };
  begin();
  while (running.size > 0) {
    const result = await Promise.race(running.values());
    running.delete(result.step);
    results.push(result);
    begin();
  }
  return results;
}
