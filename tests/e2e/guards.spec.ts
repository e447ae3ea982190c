// The guards on every test, in `fixtures.ts`, can fail.
import { expect, test } from './fixtures';

/** One after the other, in one process. */
test.describe.configure({ mode: 'default' });

const PLANTED = 'planted';

test('a problem is allowed to the test that announces it', async ({
  page,
  allowedProblems,
  problems,
}) => {
  allowedProblems.push(new RegExp(PLANTED));
  await page.evaluate((text) => {
    console.warn(text);
  }, PLANTED);
  expect(problems).toEqual([`console warning: ${PLANTED}`]);
});

for (const kind of ['warn', 'error'] as const) {
  test(`and to no other: ${kind}`, async ({ page }) => {
    test.fail();
    await page.evaluate(
      ([text, method]) => {
        console[method](text);
      },
      [PLANTED, kind] as const,
    );
  });
}

test('an error that nobody catches fails a test', async ({ page }) => {
  test.fail();
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, PLANTED);
  await thrown;
});
