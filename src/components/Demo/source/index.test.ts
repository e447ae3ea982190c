import { expect, test } from 'vitest';
import { runRemark } from '../../../shared/testing';
import demoSource from './index';

const run = (source: string) => runRemark(source, demoSource, undefined);

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
