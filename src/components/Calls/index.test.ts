import { expect, test } from 'vitest';
import { runRemark } from '../../shared/testing';
import callTables from './index';

const run = (source: string) => runRemark(source, callTables, undefined);

test('the table of a component stands on the page', async () => {
  const { children } = await run('<Calls of="BottomSheetModal" />');
  const [table] = children;
  expect(JSON.stringify(table)).toContain('"value":"onDismiss()"');
  expect(table).toMatchObject({ type: 'table' });
});

test('a component without a table stops the build', async () => {
  await expect(run('<Calls of="Sheet" />')).rejects.toThrow(
    /docs\/a\.mdx:1: <Calls> has no table of "Sheet" in v5; there are BottomSheet, BottomSheetModal/,
  );
});
