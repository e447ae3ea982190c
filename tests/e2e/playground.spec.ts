import type { Page } from '@playwright/test';
import { axeFaults, setMode } from './axe';
import { expect, open, saveData, test } from './fixtures';
import {
  demoOf,
  expectStatus,
  expectTop,
  handleOf,
  run,
  screenOf,
} from './liveDemo';
import { drag } from './pointer';
import { boxOf, clipboard, buttonIn, linkIn } from './siteLayout';
import { emulateOldBrowser } from './unusualBrowser';

const NAME = 'playground';

test.use({ viewport: { width: 1440, height: 900 } });

const codeOf = (page: Page) => demoOf(page, NAME).locator('pre code');

/** Opens a URL with a state, which starts the playground. */
async function openState(page: Page, fragment: string) {
  await page.goto(fragment);
  const demo = demoOf(page, NAME);
  await expectStatus(demo, 'running');
  return { demo, screen: screenOf(demo) };
}

test('a control changes sheet, code, Snack link and URL together', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const screen = await run(page, NAME);
  const demo = demoOf(page, NAME);
  const index = demo.getByRole('slider', { name: 'index', exact: true });

  await test.step('a control moves the sheet', async () => {
    await expectTop(screen, 280);
    await index.fill('2');
    await expectTop(screen, 112);
    await expect(page).toHaveURL(/#playground\?index=2$/);
    await index.fill('0');
    await demo.getByLabel('snapPoints').selectOption("[120, '60%']");
    await expectTop(screen, 440);
    await demo.getByLabel('enablePanDownToClose').uncheck();
    await demo
      .getByLabel('content', { exact: true })
      .selectOption('BottomSheetFlatList');
    await expect(screen.getByText('Row 1', { exact: true })).toBeVisible();
  });

  const code = codeOf(page);
  const snack = linkIn(demo, 'Open in Snack');

  await test.step('the code and the Snack link follow', async () => {
    await buttonIn(demo, 'Code').click();
    await expect(code).toContainText("const snapPoints = [120, '60%'];");
    await expect(code).toContainText('<BottomSheetFlatList');
    await expect(code).not.toContainText('enablePanDownToClose');
    await expect(code.locator('.hl-keyword').first()).toHaveText('import');
    await expect(snack).toHaveAttribute('href', /BottomSheetFlatList/);
    await drag(page, screen, 300);
    await expectTop(screen, 440);
  });

  await test.step('a reset restores the start', async () => {
    await buttonIn(demo, 'Reset props').click();
    await expectTop(screen, 280);
    await expect(code).toContainText("['25%', '50%', '80%'];");
    await expect(snack).not.toHaveAttribute('href', /BottomSheetFlatList/);
    expect(new URL(page.url()).hash).toBe('');
  });

  await test.step("'Copy link' copies the state", async () => {
    await demo.getByRole('button', { name: 'Props', exact: true }).click();
    await demo.getByLabel('detached').check();
    await buttonIn(demo, 'Copy link').click();
    await expect(demo.getByRole('status')).toHaveText('Copied');
    expect(new URL(await clipboard(page)).hash).toBe(
      '#playground?index=2&detached=true&bottomInset=40',
    );
  });
});

test('a link restores an accessible playground with its state', async ({
  page,
}) => {
  const { demo, screen } = await openState(
    page,
    '#playground?index=2&detached=true&bottomInset=40',
  );
  await expect(demo.getByLabel('detached')).toBeChecked();
  await expect(codeOf(page)).toContainText('bottomInset={40}');
  await expectTop(screen, 104);
  await expect(handleOf(screen)).toHaveJSProperty('clientWidth', 320 - 2 * 16);
  await buttonIn(demo, 'Inspect').click();
  await expect(page.getByRole('log')).toBeVisible();
  for (const [side, mode] of [
    ['Code', 'light'],
    ['Props', 'dark'],
  ] as const) {
    await demo.getByRole('button', { name: side, exact: true }).click();
    await setMode(page, mode);
    expect(
      await axeFaults(page, {
        include: '[data-demo]',
        // On the web the published sheet is a slider without a value.
        exclude: ['aria-required-attr'],
      }),
    ).toEqual([]);
  }
});

test('a change of a prop starts the playground', async ({ page }) => {
  await emulateOldBrowser(page);
  // Otherwise scrolling starts it, and an early change stops the sheet on its way.
  await saveData(page);
  await open(page, '');
  const demo = demoOf(page, NAME);
  const running = demo.locator('[data-run-status="running"]');
  await expectStatus(demo, 'idle');
  await expect(codeOf(page)).toBeHidden();
  await demo.getByLabel('detached').check();
  await expect(running).toBeVisible();
  await expect(page).toHaveURL(/#playground\?.*detached=true/);
  await expectTop(screenOf(demo), 104);
});

test('a "Try" link of the reference opens the playground with its prop', async ({
  page,
}) => {
  await emulateOldBrowser(page);
  await open(page, 'props');
  await page
    .getByRole('link', { name: 'enableOverDrag={false}', exact: true })
    .click();
  await expect(page).toHaveURL(/usage#playground\?enableOverDrag=false$/);
  const demo = demoOf(page, NAME);
  await expectStatus(demo, 'running');
  await expect(demo.locator('[data-screen]')).toBeInViewport({ ratio: 1 });
  await expect(demo.getByLabel('enableOverDrag')).not.toBeChecked();
  await expect(codeOf(page)).toContainText('enableOverDrag={false}');
});

test('invalid snap points show an error until the next valid value', async ({
  page,
  allowedProblems,
}) => {
  await emulateOldBrowser(page);
  allowedProblems.push(/was provided/, /is invalid/, /Reduced motion/i);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { demo, screen } = await openState(page, '#playground?index=2');
  const points = demo.getByLabel('snapPoints');
  const mistakes = points.locator('optgroup[label=Mistakes] option');
  const index = demo.getByRole('slider', { name: 'index', exact: true });
  const failure = demo.getByRole('alert');

  await test.step('the other controls follow the snap points', async () => {
    await expectTop(screen, 112);
    await points.selectOption("[120, '60%']");
    await expect(index).toHaveAttribute('max', '1');
    await expectTop(screen, 224);
    await points.selectOption('not given');
    await expect(demo.getByLabel('enableDynamicSizing')).toBeChecked();
    await demo.getByLabel('enableDynamicSizing').uncheck();
  });

  await test.step('an error fills the frame until the next value', async () => {
    await expect(mistakes).toHaveText(['[]', "[0, '50%']"]);
    await points.selectOption('[]');
    await expect(failure).toContainText('Render error');
    const [place, frame] = [await boxOf(failure), await boxOf(screen)];
    expect(place.top).toBeCloseTo(frame.top, 0);
    expect(place.bottom).toBeCloseTo(frame.bottom, 0);
    await expect(buttonIn(demo, 'Try again')).toHaveCount(0);
    await points.selectOption("[120, '60%']");
    await expectTop(screen, 440);
  });

  await test.step('a reset ends an error', async () => {
    await points.selectOption("[0, '50%']");
    await expect(failure).toContainText("Snap point '0' is invalid.");
    await buttonIn(demo, 'Reset props').click();
    await expectTop(screen, 280);
    await expect(failure).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe('');
  });

  await test.step('the error links to Troubleshooting', async () => {
    await points.selectOption("[0, '50%']");
    await linkIn(failure, 'Troubleshooting').click();
    await expect(page.locator('#snap-point-is-invalid')).toBeInViewport();
  });
});
