import vm from 'node:vm';
import { expect, test } from 'vitest';
import { REMEMBER_SCRIPT } from './remember';

function shownFor(getItem: () => string | null): string | undefined {
  const attributes: Record<string, string> = {};
  vm.runInNewContext(REMEMBER_SCRIPT, {
    localStorage: { getItem },
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => {
          attributes[name] = value;
        },
      },
    },
  });
  return attributes['data-package-manager'];
}

test('a remembered manager is shown', () => {
  expect(shownFor(() => 'pnpm')).toBe('pnpm');
});

test.each([null, '', 'cocoapods'])('%o falls back to Expo', (stored) => {
  expect(shownFor(() => stored)).toBe('expo');
});

test('forbidden storage falls back to Expo', () => {
  const deny = () => {
    throw new Error('denied');
  };
  expect(shownFor(deny)).toBe('expo');
});

test('the script stays small', () => {
  expect(REMEMBER_SCRIPT.length).toBeLessThan(300);
});
