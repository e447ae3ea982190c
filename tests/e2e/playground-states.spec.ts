// What the playground's controls offer, and that preview and link agree.
import { expect, test } from './fixtures';
import {
  demoOf,
  expectRest,
  expectTop,
  handleOf,
  run,
  screenOf,
  topOf,
} from './liveDemo';
import { boxOf } from './shell';
import { makeUnusual } from './unusualBrowser';

const NAME = 'playground';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('the playground', () => {
  test('a link to a sheet that fills the frame opens it, or says where it may stay closed', async ({
    page,
  }) => {
    await makeUnusual(page);
    await page.goto('#playground?index=0&snapPoints=100&animateOnMount=false');
    const demo = demoOf(page, NAME);
    const screen = screenOf(demo);
    await expect(demo.locator('[data-state="running"]')).toBeVisible();
    const note = demo.getByText('The sheet may stay closed');
    await expect(note.getByRole('link')).toHaveAttribute(
      'href',
      /\/props#animateonmount$/,
    );
    await expectRest(screen);
    if ((await topOf(screen)) !== 0) {
      await screen.getByRole('button', { name: 'Open' }).click();
    }
    await expectTop(screen, 0);
    await demo.getByLabel('animateOnMount').check();
    await expect(note).toHaveCount(0);
    await page.goto('about:blank');
    await page.goto('#playground?index=0&snapPoints=100');
    await expect(demo.locator('[data-state="running"]')).toBeVisible();
    await expectTop(screen, 0);
  });

  test('offers no index that is not there, and follows the snap points', async ({
    page,
  }) => {
    const screen = await run(page, NAME);
    const demo = demoOf(page, NAME);
    const index = demo.getByRole('slider', { name: 'index', exact: true });
    const points = demo.getByLabel('snapPoints');
    await expect(index).toHaveAttribute('max', '2');
    await index.fill('2');
    await points.selectOption("[120, '60%']");
    await expect(index).toHaveAttribute('max', '1');
    await expect(index).toHaveValue('1');
    await expectTop(screen, 224);
    await points.selectOption("['100%']");
    await expect(index).toHaveValue('0');
    await expectTop(screen, 0);
    await points.selectOption('not given');
    await expect(demo.getByLabel('enableDynamicSizing')).toBeChecked();
    await expect(handleOf(screen)).toBeVisible();
    // As high as its text, which depends on the machine's fonts.
    await expectRest(screen);
    const sized = await topOf(screen);
    expect(sized).toBeGreaterThan(380);
    expect(sized).toBeLessThan(460);
    expect(sized).not.toBe(420);
    await demo.getByLabel('enableDynamicSizing').uncheck();
    await expect(points).toHaveValue('25-50-80');
    await expectTop(screen, 420);
    await expect(demo.getByRole('alert')).toHaveCount(0);
    await expect(points.locator('optgroup')).toHaveAttribute(
      'label',
      'Mistakes',
    );
    expect(await points.locator('optgroup option').allTextContents()).toEqual([
      '[]',
      "[0, '50%']",
    ]);
    // No point but the content's height.
    await demo.getByLabel('enableDynamicSizing').check();
    await points.selectOption('[]');
    await expect(points.locator('optgroup option')).toHaveText(["[0, '50%']"]);
    await expectTop(screen, sized);
    await expect(demo.getByRole('alert')).toHaveCount(0);
  });

  test('a mistake fills the frame, and goes with the next value or a reset', async ({
    page,
    allowedProblems,
  }) => {
    await makeUnusual(page);
    allowedProblems.push(/was provided/, /is invalid/);
    // An address with a value runs it.
    await page.goto('#playground?index=1');
    const demo = demoOf(page, NAME);
    const screen = screenOf(demo);
    await expectTop(screen, 280);
    const points = demo.getByLabel('snapPoints');
    const failure = demo.getByRole('alert');
    await points.selectOption('[]');
    await expect(failure).toContainText('Render error');
    await expect(failure).toContainText(
      "'snapPoints' was provided with no points! please provide at least one snap point.",
    );
    await expect(demo.locator('img')).toHaveCount(0);
    const place = await boxOf(failure);
    const frame = await boxOf(screen);
    for (const side of ['left', 'top', 'right', 'bottom'] as const) {
      expect(place[side], side).toBeCloseTo(frame[side], 0);
    }
    await expect(
      failure.getByRole('link', { name: 'Troubleshooting' }),
    ).toHaveAttribute(
      'href',
      /\/troubleshooting#snappoints-was-provided-with-no-points-or-not-provided$/,
    );
    await expect(demo.getByRole('button', { name: 'Try again' })).toHaveCount(
      0,
    );
    // Next to the error alone.
    await expect(demo.getByRole('button', { name: 'Reset props' })).toHaveCount(
      1,
    );
    await points.selectOption("[0, '50%']");
    await expect(failure).toContainText("Snap point '0' is invalid.");
    await points.selectOption("[120, '60%']");
    await expect(failure).toHaveCount(0);
    await expectTop(screen, 440);
    await points.selectOption('[]');
    await expect(failure).toBeVisible();
    await demo.getByRole('button', { name: 'Reset props' }).click();
    await expectTop(screen, 280);
    await expect(failure).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe('');
    await points.selectOption("[0, '50%']");
    await failure.getByRole('link', { name: 'Troubleshooting' }).click();
    await expect(page.locator('#snap-point-is-invalid')).toBeInViewport();
  });
});
