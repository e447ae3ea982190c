import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeFaultsInBothModes } from './axe';
import { drawn, expect, open, test } from './fixtures';
import { demoOf, expectTop, handleOf, ROOT, run, start } from './liveDemo';
import { drag } from './pointer';
import { clipboard } from './shell';
import { makeUnusual } from './unusualBrowser';

const FILE = readFileSync(join(ROOT, 'src/demos/playground.tsx'), 'utf8');
const NAME = 'playground';

test.use({ viewport: { width: 1440, height: 900 } });

const codeOf = (page: Page) => demoOf(page, NAME).locator('pre code');

async function snackCodeOf(page: Page): Promise<string> {
  const link = demoOf(page, NAME).getByRole('link', { name: 'Open in Snack' });
  const address = new URL((await link.getAttribute('href')) ?? '');
  const files = JSON.parse(address.searchParams.get('files') ?? '') as {
    readonly 'App.tsx': { readonly contents: string };
  };
  return files['App.tsx'].contents;
}

test.describe('the playground', () => {
  test('is on the first screen, and loads nothing before it is used', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\/(phone|js\/(demo-|playground|highlight))/.test(request.url())) {
        scripts.push(request.url());
      }
    });
    await open(page, '');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await expect(demoOf(page, NAME).locator('[data-screen]')).toBeInViewport({
      ratio: 0.999,
    });
    await expect(codeOf(page)).toHaveText(FILE, { useInnerText: false });
    await start(page, NAME);
    expect(scripts).not.toEqual([]);
  });

  test('changes sheet, code, Snack and address together, resets them, and gives a link to its state', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const screen = await run(page, NAME);
    const demo = demoOf(page, NAME);
    await expectTop(screen, 280);
    await demo.getByRole('slider', { name: 'index', exact: true }).fill('2');
    await expectTop(screen, 112);
    await expect(page).toHaveURL(/#playground\?index=2$/);
    await demo.getByRole('slider', { name: 'index', exact: true }).fill('0');
    await demo.getByLabel('snapPoints').selectOption("[120, '60%']");
    await expectTop(screen, 440);
    await demo.getByLabel('enablePanDownToClose').uncheck();
    await demo
      .getByLabel('content', { exact: true })
      .selectOption('BottomSheetFlatList');
    await expect(screen.getByText('Row 1', { exact: true })).toBeVisible();

    await demo.getByRole('button', { name: 'Code' }).click();
    await expect(codeOf(page)).toContainText(
      "const snapPoints = [120, '60%'];",
    );
    await expect(codeOf(page)).toContainText('<BottomSheetFlatList');
    await expect(codeOf(page)).not.toContainText('enablePanDownToClose');
    await expect(codeOf(page).locator('.hl-keyword').first()).toHaveText(
      'import',
    );
    expect(await snackCodeOf(page)).toBe(await codeOf(page).textContent());
    await drag(page, screen, 300);
    await expectTop(screen, 440);

    await demo.getByRole('button', { name: 'Reset props' }).click();
    await expectTop(screen, 280);
    await expect(codeOf(page)).toHaveText(FILE, { useInnerText: false });
    expect(`${await snackCodeOf(page)}\n`).toBe(FILE);
    expect(new URL(page.url()).hash).toBe('');

    // A press gives a link to its state.
    await demo.getByRole('button', { name: 'Props', exact: true }).click();
    await demo.getByLabel('detached').check();
    await demo.getByRole('slider', { name: 'bottomInset' }).fill('40');
    await demo.getByRole('button', { name: 'Copy link' }).click();
    await expect(demo.getByRole('status')).toHaveText('Copied');
    const link = await clipboard(page);
    expect(new URL(link).hash).toBe(
      '#playground?index=2&detached=true&bottomInset=40',
    );
    await page.goto('about:blank');
    await page.goto(link);
    await expect(demo.getByLabel('detached')).toBeChecked();
    await expect(demo.locator('[data-state="running"]')).toBeVisible();
    await expect(codeOf(page)).toContainText('bottomInset={40}');
    await expectTop(screen, 104);
    expect(
      await handleOf(screen).evaluate(({ clientWidth }) => clientWidth),
    ).toBe(320 - 2 * 16);
  });

  test('keeps the code that is read while it starts, and gives the props to who turns to the phone', async ({
    page,
  }) => {
    await makeUnusual(page);
    await open(page, '');
    const demo = demoOf(page, NAME);
    const props = demo.getByRole('button', { name: 'Props', exact: true });
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 100);
    await expect(demo.locator('[data-state="running"]')).toBeVisible();
    await drawn(page);
    await expect(codeOf(page)).toBeVisible();
    await expect(props).toHaveAttribute('aria-pressed', 'false');
    await demo.getByTestId('phone').hover();
    await expect(props).toHaveAttribute('aria-pressed', 'true');
    await expect(demo.getByLabel('detached')).toBeVisible();
  });

  test('opens from the reference with the prop that is tried', async ({
    page,
  }) => {
    await makeUnusual(page);
    await open(page, 'props');
    await page
      .getByRole('link', { name: 'enableOverDrag={false}', exact: true })
      .click();
    await expect(page).toHaveURL(/usage#playground\?enableOverDrag=false$/);
    const demo = demoOf(page, NAME);
    await expect(demo.locator('[data-state="running"]')).toBeVisible();
    await expect(demo.locator('[data-screen]')).toBeInViewport({ ratio: 1 });
    await expect(demo.getByLabel('enableOverDrag')).not.toBeChecked();
    await expect(codeOf(page)).toContainText('enableOverDrag={false}');
  });

  test('passes axe while it runs, inspected', async ({ page }) => {
    await run(page, NAME);
    const demo = demoOf(page, NAME);
    await demo.getByLabel('index', { exact: true }).fill('2');
    await demo.getByRole('button', { name: 'Inspect' }).click();
    await expect(page.getByRole('log')).toBeVisible();
    for (const side of ['Code', 'Props']) {
      await demo.getByRole('button', { name: side, exact: true }).click();
      await drawn(page, 30);
      expect(
        await axeFaultsInBothModes(page, {
          include: '[data-demo]',
          // On the web the published sheet is a slider without a value.
          exclude: ['aria-required-attr'],
        }),
      ).toEqual([]);
    }
  });
});
