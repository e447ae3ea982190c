import { expect, test } from 'vitest';
import type { Root } from 'mdast';
import { runRemark } from '../../../shared/testing';
import memberFilter from '.';

function page(members: number): string {
  const sections = Array.from(
    { length: members },
    (_, index) => `### \`m${index}\`\n\n<Member of="A" name="m${index}" />\n`,
  );
  return `Intro.\n\n## Group\n\n${sections.join('\n')}`;
}

function outline({ children }: Root): string[] {
  return children.slice(0, 4).map((node) => {
    if (node.type === 'mdxJsxFlowElement') {
      return `${node.name} ${node.attributes
        .map(({ value }) => (typeof value === 'string' ? value : ''))
        .join(' ')}`;
    }
    return node.type;
  });
}

test('a long reference page gets a filter box before its first section', async () => {
  const tree = await runRemark(page(10), memberFilter, undefined);
  expect(outline(tree)).toEqual([
    'paragraph',
    'MemberFilter 10',
    'heading',
    'heading',
  ]);
});

test('a short page gets none', async () => {
  const tree = await runRemark(page(9), memberFilter, undefined);
  expect(outline(tree)).not.toContain('MemberFilter 9');
});

test('it counts what it can show: members below their own heading', async () => {
  const field = '#### `field`\n\n<Member of="A" name="field" />\n';
  const source = `<Member of="A" />\n\n${page(10)}\n${field}`;
  const tree = await runRemark(source, memberFilter, undefined);
  expect(outline(tree)).toContain('MemberFilter 10');
});

test('it offers the releases where not all have every member', async () => {
  const young =
    '### `young`\n\n<Member of="BottomSheet" name="overrideReduceMotion" />\n';
  const tree = await runRemark(`${page(9)}\n${young}`, memberFilter, undefined);
  expect(outline(tree)[1]).toMatch(
    /^MemberFilter 10 5\.\d+\.\d+ .*5\.1\.8 .*5\.0\.0$/,
  );
});
