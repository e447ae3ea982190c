// The guards on every test, in `fixtures.ts`, can fail.
import { test } from './fixtures';

const WAYS = {
  'a warning': () => {
    console.warn('planted');
  },
  'an error that nobody catches': () =>
    new Promise((resolve) => {
      setTimeout(() => {
        setTimeout(resolve);
        throw new Error('planted');
      });
    }),
};

for (const [name, plant] of Object.entries(WAYS)) {
  test(`the test fixture fails on ${name}`, async ({ page }) => {
    test.fail();
    await page.evaluate(plant);
  });
}
