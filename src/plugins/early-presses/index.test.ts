import vm from 'node:vm';
import { expect, test } from 'vitest';
import { PRESS_SCRIPT } from '.';

/** Runs the script and presses something, then or before the page is ready. */
function repeatsOf(isInDemo: boolean, isReadyBefore: boolean): number {
  let repeats = 0;
  const button = { click: () => (repeats += 1) };
  const root = { dataset: { hasHydrated: String(isReadyBefore) } };
  let press: (event: object) => void = () => undefined;
  let change: (records: object, observer: object) => void = () => undefined;
  vm.runInNewContext(PRESS_SCRIPT, {
    document: { documentElement: root },
    addEventListener: (_: string, listener: typeof press) => {
      press = listener;
    },
    MutationObserver: class {
      constructor(listener: typeof change) {
        change = listener;
      }
      observe = () => undefined;
    },
  });
  press({ target: { closest: () => (isInDemo ? button : null) } });
  root.dataset.hasHydrated = 'true';
  change([], { disconnect: () => undefined });
  return repeats;
}

test("a press on a demo's button is repeated once the page is interactive", () => {
  expect(repeatsOf(true, false)).toBe(1);
});

test('other presses are not', () => {
  expect(repeatsOf(false, false)).toBe(0);
  expect(repeatsOf(true, true)).toBe(0);
});
