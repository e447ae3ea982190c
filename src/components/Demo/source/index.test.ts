import { expect, test } from 'vitest';
import { runRemark } from '../../../shared/runRemark';
import demoSource from './index';

const run = (source: string) => runRemark(source, demoSource);

test.each([
  ['<Demo name="modals" />', 'in src/demos; nearest: modal, '],
  ['<Demo name="../modal" />', 'there is no demo "../modal"'],
  ['text <Demo name="modal" />', 'on its own line'],
  ['<Playground name="modal" />', 'has no attribute "name"'],
])('%s fails with file, line and fix', async (source, reason) => {
  await expect(run(`\n${source}\n`)).rejects.toThrow(/^docs\/a\.mdx:2: /);
  await expect(run(`\n${source}\n`)).rejects.toThrow(reason);
});
