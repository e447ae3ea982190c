// Failures of the runner: files that do not load, programs that throw, and programs
// that never end. Each is reported, and the next press runs the sample in a new frame.
import type { Locator, Page, Route } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { demoOf, expectStatus } from './liveDemo';
import { edit, phoneOf } from './sampleFrame';
import { buttonIn } from './siteLayout';

// These tests cause failed requests and errors of programs.
test.use({
  allowedThroughout: [/./],
  // As in a reader's Chromium, a sandboxed frame has its own process.
  launchOptions: async ({ launchOptions }, provide) => {
    const args = [
      '--site-per-process',
      '--enable-features=IsolateSandboxedIframes',
    ];
    await provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), ...args],
    });
  },
});

const FRAME = /phone\/frame\./;
const RUNTIME = /phone\/runtime\./;

const cut = async (route: Route) => {
  const body = await (await route.fetch()).text();
  await route.fulfill({ body: body.slice(0, body.length / 2) });
};
const answer = (status: number, text: string) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: text });
const HOME = '<!doctype html><title>Home</title></html>';
const abort = (route: Route) => route.abort();

/**
 * Failure, file, response and message. The page keeps a program that loaded, so
 * failures of the program come first.
 */
const LOADING = [
  [
    'the program is blocked',
    RUNTIME,
    abort,
    /^A file of the phone .* blocks it\.$/,
  ],
  ['the program comes in part', RUNTIME, cut, /did not arrive complete\.$/],
  [
    'a page comes instead',
    RUNTIME,
    answer(200, HOME),
    /answered with another page/,
  ],
  ['the server fails', RUNTIME, answer(500, ''), /answered with error 500/],
  [
    'the frame is blocked',
    FRAME,
    abort,
    /^A file of the phone .* blocks it\.$/,
  ],
  [
    'the frame is missing',
    FRAME,
    answer(404, ''),
    /is missing on the server\.$/,
  ],
  ['the frame comes in part', FRAME, cut, /did not arrive complete\.$/],
] as const;

const runButton = (page: Page) => page.locator('[data-sample-id]').nth(2);
const problemOf = (page: Page) => phoneOf(page).getByRole('alert');
const buttonOf = (page: Page, name: string): Locator =>
  phoneOf(page).locator('..').getByRole('button', { name, exact: true });

test('the phone names the file that failed to load', async ({ page }) => {
  await page.clock.install();
  await open(page, 'usage');
  let button = runButton(page);
  for (const [name, file, fail, words] of LOADING) {
    await test.step(name, async () => {
      await page.route(file, fail);
      await button.press('Enter');
      await expect(async () => {
        // A frame that does not start is given up after five seconds.
        await page.clock.fastForward(5000);
        await expect(problemOf(page).locator('p')).toHaveText(words, {
          timeout: 500,
        });
      }).toPass();
      await expect(problemOf(page)).toContainText('The phone did not load');
      await page.unroute(file);
      button = buttonOf(page, 'Try again');
    });
  }
  await button.press('Enter');
  await expect(phoneOf(page)).toHaveAttribute('data-run-status', 'running');
});

test('runs that fail offline work again online', async ({ page, context }) => {
  await open(page, 'usage');
  await context.setOffline(true);
  await runButton(page).press('Enter');
  const said = page.locator('[data-language] > [role=alert]');
  await expect(said).toHaveText('You are offline.');
  // The accessible name begins with the visible text.
  await expect(runButton(page)).toHaveAccessibleName(/^Try again/);
  const demo = demoOf(page, 'first-sheet');
  await buttonIn(demo, 'Run the demo').press('Enter');
  await expect(demo.getByRole('alert')).toHaveText(
    /^The demo did not load\s*You are offline\.$/,
  );
  await context.setOffline(false);
  await buttonIn(demo, 'Try again').press('Enter');
  await expectStatus(demo, 'running');
  await runButton(page).press('Enter');
  await expect(phoneOf(page)).toHaveAttribute('data-run-status', 'running');
  await context.setOffline(true);
  await buttonOf(page, 'Edit code').press('Enter');
  await page.getByRole('textbox', { name: 'Code of' }).fill('export {};');
  await expect(problemOf(page).locator('p')).toHaveText('You are offline.');
});

test('a blocked compiler is reported as a file that did not load', async ({
  page,
}) => {
  await page.route(/js\/sucrase\./, abort);
  await edit(page, 'export {};');
  await expect(problemOf(page).locator('p')).toHaveText(
    /^A file did not load: .* blocks it\.$/,
  );
});

/** Messages by the body of a program's component. */
const PROGRAMS = {
  'for (const turn of endless()) void turn;': 'A loop did not end',
  'const next = (): unknown => Promise.resolve().then(next); void next();':
    'A loop did not end',
  'const next = (): void => queueMicrotask(next); next();':
    'A loop did not end',
  'const again = async (): Promise<void> => { await null; await again(); }; void again();':
    'A loop did not end',
  'setTimeout(() => { for (;;); }, 500);': 'A loop did not end',
  'setTimeout(() => { throw new Error("after it"); }, 500);': 'after it',
  'void Promise.reject(new Error("of a promise"));': 'of a promise',
};

const app = (body: string) => `import { Text } from 'react-native';
const endless = () => ({
  [Symbol.iterator]: () => ({ next: () => ({ value: 1, done: false }) }),
});
export default function App() {
  ${body}
  return <Text>ready</Text>;
}`;

test('a program that throws or never ends is reported until it is edited', async ({
  page,
}) => {
  const area = await edit(page);
  for (const [body, words] of Object.entries(PROGRAMS)) {
    await test.step(body, async () => {
      await area.fill(app(body));
      await expect(problemOf(page)).toContainText(words);
      await area.fill(app(''));
      await expect(phoneOf(page)).toHaveAttribute('data-run-status', 'running');
      await expect(problemOf(page)).toHaveCount(0);
    });
  }
});

/** The one loop that nothing in the frame can stop. */
const HANG = "(0, eval)('for (;;);');";

test('a program that hangs is stopped and waits for a press', async ({
  page,
}) => {
  const inFrame = page.frameLocator('iframe');
  const area = await edit(page, app(HANG));

  await expect(problemOf(page)).toContainText('does not answer');
  await expect(page.locator('iframe')).toHaveCount(0);
  await area.fill(app(`setTimeout(() => { ${HANG} }, 1500);`));
  await expect(phoneOf(page)).toHaveAttribute('data-run-status', 'running');
  await expect(problemOf(page)).toContainText('does not answer');

  await buttonOf(page, 'Stop').press('Enter');
  for (const again of ['Run', 'reload'] as const) {
    if (again === 'reload') await open(page, 'usage');
    await runButton(page).press('Enter');
    await expect(problemOf(page)).toContainText('did not answer when it ran');
    await expect(phoneOf(page)).toHaveAttribute('data-run-status', 'idle');
    await expect(area).toHaveValue(/eval/);
    if (again === 'Run') await buttonOf(page, 'Stop').press('Enter');
  }

  await buttonOf(page, 'Restart').press('Enter');
  await expect(phoneOf(page)).toHaveAttribute('data-run-status', 'running');
  await buttonOf(page, 'Reset code').press('Enter');
  await expect(inFrame.getByText('Drag me down')).toBeAttached();
});

test('navigation ends a running sample', async ({ page }) => {
  await open(page, 'usage');
  await runButton(page).press('Enter');
  await expect(phoneOf(page)).toHaveAttribute('data-run-status', 'running');
  const frame = page.frames().at(-1);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/usage/);
  expect(frame?.isDetached()).toBe(true);
  await page.goBack();
  await expect(runButton(page)).toHaveText('Run');
  await runButton(page).press('Enter');
  await expect(phoneOf(page)).toHaveAttribute('data-run-status', 'running');
});
