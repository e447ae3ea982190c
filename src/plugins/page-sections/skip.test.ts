import vm from 'node:vm';
import { expect, test } from 'vitest';
import { SKIP_SCRIPT } from './skip';

function skipsFor(hash: string, entries: readonly { type: string }[]): boolean {
  let skips = false;
  vm.runInNewContext(SKIP_SCRIPT, {
    location: { hash },
    performance: { getEntriesByType: () => entries },
    document: {
      documentElement: {
        setAttribute: (name: string) => {
          skips = name === 'data-skips-sections';
        },
      },
    },
  });
  return skips;
}

test('a page that opens at its top may leave parts out', () => {
  expect(skipsFor('', [{ type: 'navigate' }])).toBe(true);
});

test.each(['reload', 'back_forward', 'prerender'])(
  'a page that opens by %s is whole',
  (type) => {
    expect(skipsFor('', [{ type }])).toBe(false);
  },
);

test('a page that opens at a hash, or in a browser that says nothing, is whole', () => {
  expect(skipsFor('#index', [{ type: 'navigate' }])).toBe(false);
  expect(skipsFor('', [])).toBe(false);
});
