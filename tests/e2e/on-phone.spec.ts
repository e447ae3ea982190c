// The QR code that opens a demo on a phone, and the address that it holds.
import type { Locator, Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { axeFaultsInBothModes } from './axe';
import { expect, hydrated, open, test } from './fixtures';
import { center, demoOf, pageOf, run, screenOf, start } from './liveDemo';
import { clipboard, heading } from './shell';

const NAME = 'flat-list';
const ORIGIN = 'https://gorhom.dev/react-native-bottom-sheet/';

async function openCard(page: Page, name: string) {
  const demo = demoOf(page, name);
  const button = demo.getByRole('button', { name: 'On your phone' });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return demo.getByRole('group', { name: 'On your phone' });
}

/** Reads the code in a card as a phone does, from what the screen shows. */
async function scan(card: Locator): Promise<string> {
  const code = card.getByRole('img', { name: 'QR code' });
  // Away from the page's bar.
  await center(code);
  const picture = await code.screenshot();
  const { data, info } = await sharp(picture)
    .resize({ width: 832, kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return decodeQR({ width, height, data: new Uint8Array(data) });
}

test.describe('on a desktop', () => {
  test('a code opens the demo, in both color modes, and its address can be copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('on-phone')) loaded.push(request.url());
    });
    await run(page, NAME);
    // The frame is as large as it is on a phone.
    await expect(
      demoOf(page, NAME).getByRole('button', { name: 'Full screen' }),
    ).toBeHidden();
    expect(loaded).toEqual([]);
    const card = await openCard(page, NAME);
    const address = `${ORIGIN}${pageOf(NAME)}#${NAME}?full-screen=true`;
    await expect(card).toContainText(address);
    expect(loaded).not.toEqual([]);
    expect(await scan(card)).toBe(address);
    await card.getByRole('button', { name: 'Copy address' }).click();
    await expect(card.getByRole('status')).toHaveText('Copied');
    expect(await clipboard(page)).toBe(address);
    expect(
      await axeFaultsInBothModes(page, {
        include: '[aria-label="On your phone"]',
      }),
    ).toEqual([]);
    // The second mode is dark.
    expect(await scan(card)).toBe(address);
  });

  test('the code of the playground follows its props and examples', async ({
    page,
  }) => {
    await open(page, '#playground?index=2');
    await start(page, 'playground');
    const card = await openCard(page, 'playground');
    await expect(card).toContainText('#playground?index=2&full-screen=true');
    const demo = demoOf(page, 'playground');
    await demo.getByLabel('detached').check();
    const address = `${ORIGIN}#playground?index=2&detached=true&bottomInset=40&full-screen=true`;
    await expect(card).toContainText(address);
    expect(await scan(card)).toBe(address);
    await demo.getByRole('link', { name: 'Map' }).click();
    await start(page, 'map');
    expect(await scan(await openCard(page, 'map'))).toBe(
      `${ORIGIN}#example-map?full-screen=true`,
    );
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the address of a demo opens it in full screen, and back leaves it', async ({
    page,
  }) => {
    const fragment = '#example-map';
    await page.goto(`${fragment}?full-screen=true`);
    const demo = demoOf(page, 'map');
    const dialog = demo.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const screen = screenOf(demo);
    await expect
      .poll(async () => (await screen.boundingBox())?.width)
      .toBe(390);
    const { pathname } = new URL(page.url());
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(screen).toBeInViewport();
    // So that a reload does not open it again.
    expect(page.url()).toBe(new URL(pathname + fragment, page.url()).href);
    // A phone needs no code to itself.
    await expect(
      demo.getByRole('button', { name: 'On your phone' }),
    ).toBeHidden();
  });

  test('two steps back from full screen show the page of the address, and so do steps forward and a reload', async ({
    page,
  }) => {
    await open(page, 'props');
    await page.locator('.pagination-nav__link[href$="/usage"]').click();
    await expect(heading(page)).toHaveText('Install and first sheet');
    await start(page, 'first-sheet');
    const demo = demoOf(page, 'first-sheet');
    const dialog = page.getByRole('dialog');
    const full = /usage#first-sheet\?full-screen=true$/;
    await demo.getByRole('button', { name: 'Full screen' }).click();
    await expect(page).toHaveURL(full);
    await page.evaluate(() => {
      history.go(-2);
    });
    await expect(heading(page)).toHaveText('BottomSheet props');
    await expect(page).toHaveURL(/props$/);
    await expect(dialog).toHaveCount(0);

    await page.evaluate(() => {
      history.go(2);
    });
    await expect(page).toHaveURL(full);
    await expect(heading(page)).toHaveText('Install and first sheet');
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(full);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/usage$/);
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(heading(page)).toHaveText('BottomSheet props');
  });
});
