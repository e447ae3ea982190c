import { expect, test } from 'vitest';
import { runRemark } from '../../shared/runRemark';
import callTables from './index';

const run = (of: string) => runRemark(`<Calls of="${of}" />`, callTables);

test('the table of a component stands on the page, or the build stops', async () => {
  const { children } = await run('BottomSheetModal');
  expect(children).toMatchObject([{ type: 'table' }]);
  expect(JSON.stringify(children)).toContain('"value":"onDismiss()"');
  await expect(run('Sheet')).rejects.toThrow(
    /docs\/a\.mdx:1: <Calls> has no table of "Sheet" in v5; there are BottomSheet, BottomSheetModal/,
  );
});
