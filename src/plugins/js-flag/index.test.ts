import vm from 'node:vm';
import { describe, expect, test } from 'vitest';
import { JS_FLAG_SCRIPT } from '.';

/** Runs the script, then has something fail. */
function marksAfter(
  failed: { tagName: string; defer?: boolean } | 'window' | undefined,
  hasHydrated = 'false',
): boolean {
  const attributes = new Set<string>();
  let fail: ((event: { target: unknown }) => void) | undefined;
  const window = {
    document: {
      documentElement: {
        dataset: { hasHydrated },
        setAttribute: (name: string) => attributes.add(name),
        removeAttribute: (name: string) => attributes.delete(name),
      },
    },
    addEventListener: (type: string, listener: typeof fail) => {
      fail = type === 'error' ? listener : fail;
    },
  };
  const context = vm.createContext({ ...window, window });
  vm.runInContext(JS_FLAG_SCRIPT, context);
  if (failed !== undefined) {
    fail?.({
      target: failed === 'window' ? vm.runInContext('window', context) : failed,
    });
  }
  return attributes.has('data-js');
}

test('a page is marked from its first paint', () => {
  expect(marksAfter(undefined)).toBe(true);
});

describe('before the page is hydrated', () => {
  test('a script of the document that does not load, or throws, takes the mark off', () => {
    expect(marksAfter({ tagName: 'SCRIPT', defer: true })).toBe(false);
    expect(marksAfter('window')).toBe(false);
  });

  test('a script that another has loaded leaves it', () => {
    expect(marksAfter({ tagName: 'SCRIPT', defer: false })).toBe(true);
  });

  test('an image that does not load leaves it', () => {
    expect(marksAfter({ tagName: 'IMG' })).toBe(true);
  });
});

test('a page that is hydrated stays marked', () => {
  expect(marksAfter({ tagName: 'SCRIPT', defer: true }, 'true')).toBe(true);
});
