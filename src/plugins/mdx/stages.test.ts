import { expect, test } from 'vitest';
import { runnableSamples } from '../../components/Runner/mdx';
import { codeStages, dataStages, type Stage } from './stages';

/** Parts that a later stage adds, or an earlier one removes, by the stage that reads them. */
function findWrongOrder(stages: readonly Stage[]): string[] {
  return stages.flatMap(({ plugin, reads = [] }, index) => {
    const before = stages
      .slice(0, index)
      .flatMap(({ removes = [] }) => removes);
    const after = stages.slice(index + 1).flatMap(({ adds = [] }) => adds);
    return reads
      .filter((part) => before.includes(part) || after.includes(part))
      .map((part) => `${plugin.name} reads ${part}`);
  });
}

const stages = [...dataStages, ...codeStages(runnableSamples().plugin)];

test('each stage runs when the parts that it reads are complete', () => {
  expect(findWrongOrder(stages)).toEqual([]);
});

test('finds stages in the wrong order', () => {
  const [demoSource, ...others] = stages;
  const moved = demoSource === undefined ? others : [...others, demoSource];
  expect(findWrongOrder(moved)).toContain('codeHighlight reads folds');
});
