// What the playground's controls offer, and that preview and link agree.
import { writeFragment } from '../../src/components/Playground/address';
import { mayStayClosed } from '../../src/data/playgroundControls';
import { coveringStates } from '../../src/components/Playground/coveringStates';
import { drawn, expect, test } from './fixtures';
import {
  demoOf,
  expectRest,
  expectTop,
  handleOf,
  run,
  topOf,
} from './liveDemo';

const NAME = 'playground';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('the playground', () => {
  test('a link to a sheet that fills the frame opens it', async ({ page }) => {
    for (const motion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion: motion });
      await page.goto('about:blank');
      await page.goto('#playground?index=0&snapPoints=100');
      const demo = demoOf(page, NAME);
      await expect(demo.locator('[data-state="running"]')).toBeVisible();
      await expectTop(demo.locator('[data-screen]'), 0);
    }
  });

  test('says where the sheet may stay closed, and opens it by its button', async ({
    page,
  }) => {
    await page.goto('#playground?index=0&snapPoints=100&animateOnMount=false');
    const demo = demoOf(page, NAME);
    const screen = demo.locator('[data-screen]');
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
    allowedProblems.push(/was provided/, /is invalid/);
    const screen = await run(page, NAME);
    const demo = demoOf(page, NAME);
    const points = demo.getByLabel('snapPoints');
    const failure = demo.getByRole('alert');
    await points.selectOption('[]');
    await expect(failure).toContainText('Render error');
    await expect(failure).toContainText(
      "'snapPoints' was provided with no points! please provide at least one snap point.",
    );
    await expect(screen.locator('img')).toHaveCount(0);
    expect(await failure.boundingBox()).toEqual(await screen.boundingBox());
    await expect(
      failure.getByRole('link', { name: 'Troubleshooting' }),
    ).toHaveAttribute('href', /\/troubleshooting$/);
    await expect(demo.getByRole('button', { name: 'Try again' })).toHaveCount(
      0,
    );
    await points.selectOption("[0, '50%']");
    await expect(failure).toContainText("Snap point '0' is invalid.");
    await points.selectOption("[120, '60%']");
    await expect(failure).toHaveCount(0);
    await expectTop(screen, 440);
    await points.selectOption('[]');
    await expect(failure).toBeVisible();
    await demo.getByRole('button', { name: 'Reset props' }).first().click();
    await expectTop(screen, 280);
    await expect(failure).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('what is set live is what the link opens, in every covering state', async ({
    page,
    allowedProblems,
  }) => {
    test.setTimeout(240_000);
    allowedProblems.push(/was provided/, /is invalid/);
    const screen = await run(page, NAME);
    const demo = demoOf(page, NAME);
    const reset = demo.getByRole('button', { name: 'Restart' });
    const note = demo.getByText('The sheet may stay closed');
    const differences: string[] = [];
    for (const state of coveringStates()) {
      const fragment = writeFragment(state);
      /** What differs, where some frames were left to what begins late. */
      const compare = async (frames: number): Promise<string | undefined> => {
        await page.evaluate((hash) => {
          location.hash = '#playground';
          location.hash = hash;
        }, fragment);
        await drawn(page, frames);
        if ((await demo.getByRole('alert').count()) > 0) return undefined;
        await expectRest(screen);
        const live = await topOf(screen);
        await reset.click();
        await drawn(page, frames);
        // The package opens this sheet or not, as its parts are measured.
        await expect(note).toHaveCount(mayStayClosed(state) ? 1 : 0);
        if (mayStayClosed(state)) {
          await expectRest(screen);
          expect([0, 560]).toContain(live);
          expect([0, 560]).toContain(await topOf(screen));
          return undefined;
        }
        return expectTop(screen, live).then(
          () => undefined,
          async () => `${fragment}: ${live} live, ${await topOf(screen)} fresh`,
        );
      };
      // What differs after few frames is looked at again, after more.
      const difference = (await compare(5)) && (await compare(60));
      if (difference) differences.push(difference);
    }
    expect(differences).toEqual([]);
  });
});
