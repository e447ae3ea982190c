// The QR code that opens a demo on a phone, and the address that it holds.
import type { Locator, Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { axeFaultsInBothModes } from './axe';
import { expect, open, test } from './fixtures';
import { center, demoOf, start } from './liveDemo';
import { clipboard, buttonIn, linkIn, resize } from './siteLayout';

async function openCard(page: Page, name: string) {
  await start(page, name);
  const demo = demoOf(page, name);
  const button = buttonIn(demo, 'On your phone');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return demo.getByRole('group', { name: 'On your phone' });
}

/** Decodes the QR code of a card from a screenshot. */
async function scan(card: Locator): Promise<string> {
  const code = card.getByRole('img', { name: 'QR code' });
  // The navbar must not cover the code.
  await center(code);
  const { data, info } = await sharp(await code.screenshot())
    .resize({ width: 832, kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return decodeQR({ width, height, data: new Uint8Array(data) });
}

test('the QR code contains the URL of what the phone runs', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await resize(page, 1440);
  await open(page, '#playground?index=2');
  const card = await openCard(page, 'playground');
  await expect(card).toContainText('#playground?index=2&full-screen=true');
  const demo = demoOf(page, 'playground');
  // A wide window shows the frame in the size of a phone.
  await expect(buttonIn(demo, 'Full screen')).toBeHidden();
  await demo.getByLabel('detached').check();
  const site = 'https://gorhom.dev/react-native-bottom-sheet/';
  const address = `${site}#playground?index=2&detached=true&bottomInset=40&full-screen=true`;
  await expect(card).toContainText(address);
  expect(await scan(card)).toBe(address);
  await buttonIn(card, 'Copy address').click();
  await expect(card.getByRole('status')).toHaveText('Copied');
  expect(await clipboard(page)).toBe(address);
  expect(
    await axeFaultsInBothModes(page, {
      include: '[aria-label="On your phone"]',
    }),
  ).toEqual([]);
  // The audit leaves the page in dark mode.
  expect(await scan(card)).toBe(address);

  await linkIn(demo, 'Map').click();
  await expect(await openCard(page, 'map')).toContainText(
    `${site}#example-map?full-screen=true`,
  );
});
