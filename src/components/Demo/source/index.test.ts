import { expect, test } from 'vitest';
import { runRemark } from '../../../shared/testing';
import demoSource from './index';

const code = (text: string) => expect.stringContaining(text) as string;

/** Below a heading, so not on the page's first screen. */
const below = (source: string) => `## Heading\n\n${source}`;
const run = (source: string) => runRemark(source, demoSource, undefined);

test('the demo gets its file as a titled fence', async () => {
  const tree = await run(below('<Demo name="first-sheet" />'));
  expect(tree.children[1]).toMatchObject({
    name: 'Demo',
    attributes: [{ name: 'name', value: 'first-sheet' }],
    children: [
      {
        type: 'code',
        lang: 'tsx',
        meta: 'title="first-sheet.tsx"',
        value: code('export default function App'),
      },
    ],
  });
});

test('the playground gets the file of its first state', async () => {
  const tree = await run(below('<Playground />'));
  expect(tree.children[1]).toMatchObject({
    name: 'Playground',
    attributes: [],
    children: [{ type: 'code', value: code('This is the real sheet') }],
  });
});

test('only a demo above the first heading is on the first screen', async () => {
  const demo = '<Demo name="modal" />';
  const tree = await run(`Text.\n\n${demo}\n\n${demo}\n\n${below(demo)}`);
  const demos = tree.children.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' ? [node.attributes] : [],
  );
  const first = expect.objectContaining({ name: 'isFirst' }) as object;
  expect(demos).toEqual([
    expect.arrayContaining([first]),
    expect.not.arrayContaining([first]),
    expect.not.arrayContaining([first]),
  ]);
});

test.each([
  ['<Demo name="modals" />', 'in src/demos; nearest: modal, '],
  ['<Demo name="../modal" />', 'there is no demo "../modal"'],
  ['<Demo />', 'needs name'],
  ['<Demo name={x} />', 'must be a literal string'],
  ['<Demo name="modal" height="2" />', 'has no attribute "height"'],
  ['<Demo name="modal">\n\nx\n\n</Demo>', 'takes no children'],
  ['text <Demo name="modal" />', 'on its own line'],
  ['<Playground name="modal" />', 'has no attribute "name"'],
  ['text <Playground />', 'put <Playground> on its own line'],
])('%s fails with file, line and fix', async (source, reason) => {
  await expect(run(`\n${source}\n`)).rejects.toThrow(/^docs\/a\.mdx:2: /);
  await expect(run(`\n${source}\n`)).rejects.toThrow(reason);
});
