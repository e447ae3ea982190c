import { expect, test } from 'vitest';
import { runRemark } from '../../../shared/testing';
import memberFilter from '.';

/** Whether the filter box is the second of the page, and its attributes. */
async function filterOf(members: number, ...others: string[]) {
  const sections = Array.from(
    { length: members },
    (_, index) => `### \`m${index}\`\n\n<Member of="A" name="m${index}" />\n`,
  );
  const source = ['Intro.\n\n## Group\n', ...sections, ...others].join('\n');
  const { children } = await runRemark(source, memberFilter);
  const [, box] = children;
  return box?.type === 'mdxJsxFlowElement' && box.name === 'MemberFilter'
    ? box.attributes
        .flatMap(({ value }) => (typeof value === 'string' ? value : []))
        .join(' ')
    : undefined;
}

test('a long reference page gets a filter box before its first section', async () => {
  expect(await filterOf(10)).toBe('10');
  expect(await filterOf(9)).toBeUndefined();
});

test('it counts what it can show: members below their own heading', async () => {
  const field = '#### `field`\n\n<Member of="A" name="field" />\n';
  expect(await filterOf(10, field)).toBe('10');
});

test('it offers the releases where not all have every member', async () => {
  const young =
    '### `young`\n\n<Member of="BottomSheet" name="overrideReduceMotion" />\n';
  expect(await filterOf(9, young)).toMatch(
    /^10 5\.\d+\.\d+ .*5\.1\.8 .*5\.0\.0$/,
  );
});
