// What the kinds of pages look like, held against kept screenshots. After a
// wanted change: `npm run screenshots`, and look at every picture that changed.
import { readFileSync } from 'node:fs';
import { expect, open, test } from './fixtures';
import { MODES, PAGE_KINDS } from '../../src/site/pageKinds';

const KINDS = [
  'landing',
  'usage',
  'reference',
  'guide',
  'old version',
  'blog list',
  'blog post',
  'not found',
] as const;

const PHONE = { width: 390, height: 844 };

/** Machines have different fonts, so the pictures are taken in one of ours. */
const FONT = [400, 700]
  .map((weight) => {
    const file = require.resolve(
      `@fontsource/inter/files/inter-latin-${weight}-normal.woff2`,
    );
    const data = readFileSync(file).toString('base64');
    return `@font-face { font-family: Kept; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); }`;
  })
  .join('\n');

const STILL = `${FONT}
  *, *::before, *::after { font-family: Kept !important; font-feature-settings: normal !important; }
  .theme-last-updated { visibility: hidden; }`;

test.use({
  // The font is not one that the pages' policy allows.
  bypassCSP: true,
  // The not-found page is answered with status 404, which the console reports.
  allowedThroughout: [/status of 404/],
});

test.describe('the look of', () => {
  for (const [index, kind] of KINDS.entries()) {
    // Each kind in both modes and at both sizes, and each of the two in both.
    const modes = index % 2 === 0 ? MODES : MODES.toReversed();
    for (const [at, mode] of modes.entries()) {
      const size = at === 0 ? { width: 1440, height: 900 } : PHONE;
      test(`${kind}, ${size.width} px, ${mode}`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme: mode });
        await open(page, PAGE_KINDS[kind]);
        await page.addStyleTag({ content: STILL });
        await page.evaluate(() => document.fonts.ready);
        const name = `${kind.replace(' ', '-')}-${size.width}-${mode}.png`;
        await expect(page).toHaveScreenshot(name, {
          animations: 'disabled',
          maxDiffPixelRatio: 0.01,
        });
      });
    }
  }
});
