import type { LoadContext } from '@docusaurus/types';
import { expect, test, vi } from 'vitest';
import afterBuild from '.';

test('a step that fails is named, and stops the rest', async () => {
  const end = vi.fn();
  const fail = () => Promise.reject(new Error('no disk'));
  const { postBuild } = afterBuild([
    { name: 'a', start: () => ({ onEnd: fail }) },
    { name: 'b', start: () => ({ onEnd: end }) },
  ])({} as LoadContext);
  // A folder without pages.
  const props = { outDir: __dirname } as Parameters<
    NonNullable<typeof postBuild>
  >[0];
  await expect(postBuild?.(props)).rejects.toThrow('a: no disk');
  expect(end).not.toHaveBeenCalled();
});
