import { spawn } from 'node:child_process';
import type { Stage, Step } from './steps';

/** How a step went. */
export interface Result {
  readonly step: Step;
  readonly seconds: number;
  readonly passed: boolean;
}

/** A step by itself shows what it says as it says it; others when they end. */
function runStep(step: Step, alone: boolean): Promise<Result> {
  const start = performance.now();
  const child = spawn(step.command, {
    shell: true,
    stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
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
 * Runs the steps of a stage, two at a time, for two processors. After a failure
 * the steps that run are waited for, so that one run shows all they find.
 *
 * @param stage - steps that wait for none of each other
 * @returns how each step went, in the order of their ends
 */
export async function runStage(stage: Stage): Promise<Result[]> {
  const waiting = [...stage];
  const results: Result[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      results.push(await runStep(step, stage.length === 1));
    }
  };
  await Promise.all([lane(), lane()]);
  return results;
}
