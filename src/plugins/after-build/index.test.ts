import type { LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import afterBuild, { type AfterBuildStep } from './index';

const props = {} as Parameters<
  NonNullable<ReturnType<ReturnType<typeof afterBuild>>['postBuild']>
>[0];

function run(steps: readonly AfterBuildStep[]): Promise<void> {
  const plugin = afterBuild(steps)({} as LoadContext);
  return Promise.resolve(plugin.postBuild?.(props));
}

test('steps run one after another', async () => {
  const log: string[] = [];
  const step = (name: string, delay: number): AfterBuildStep => ({
    name,
    run: async () => {
      log.push(`${name} starts`);
      await new Promise((resolve) => setTimeout(resolve, delay));
      log.push(`${name} ends`);
    },
  });
  await run([step('a', 5), step('b', 0)]);
  expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});

test('a failing step is named and stops the rest', async () => {
  let reached = false;
  const steps: AfterBuildStep[] = [
    { name: 'a', run: () => Promise.reject(new Error('no disk')) },
    {
      name: 'b',
      run: () => {
        reached = true;
        return Promise.resolve();
      },
    },
  ];
  await expect(run(steps)).rejects.toThrow('a: no disk');
  expect(reached).toBe(false);
});
