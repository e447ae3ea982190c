// Compares parts of pages with stored pictures, pixel by pixel. After a wanted change:
// `npm run screenshots`, and look at every picture that changed.
import { readFileSync } from 'node:fs';
import { expect, open, saveData, test } from './fixtures';
import { COLOR_MODES } from '../../src/site/pageKinds';

/** Tall enough for the whole sidebar. */
const DESKTOP = { width: 1440, height: 1600 };
const PHONE = { width: 390, height: 844 };

/**
 * Page and selector of each part, and whether phones have it. Pages of frozen
 * versions are preferred, so that an edited sentence changes no picture.
 */
const PARTS = {
  sidebar: ['usage', '.theme-doc-sidebar-container nav', false],
  phone: ['usage', '[data-demo=first-sheet] [data-testid=phone]', true],
  navbar: ['v2/usage', '.navbar', true],
  head: ['v2/usage', ':has(> .theme-doc-breadcrumbs)', true],
  banner: ['v2/usage', '.theme-doc-version-banner', true],
  title: ['v2/usage', 'h1', true],
  contents: ['v2/usage', '.table-of-contents', false],
  code: ['v2/usage', '[data-language]', true],
  footer: ['v2/usage', '.footer', true],
  install: ['', '[data-install-commands]', true],
  blog: ['blog', 'main', true],
  'not-found': ['nowhere', 'main', true],
} as const;

/** The font of all text, since machines have different ones. */
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
  // The pages' policy does not allow the font.
  bypassCSP: true,
  // The not-found page is answered with status 404, which the console reports.
  allowedThroughout: [/status of 404/],
});

for (const size of [DESKTOP, PHONE]) {
  test(`parts match their pictures at ${size.width} px`, async ({ page }) => {
    // A demo that is scrolled into view starts, in fonts of the machine.
    await saveData(page);
    await page.setViewportSize(size);
    let shown: string | undefined;
    for (const [name, [route, selector, isOnPhones]] of Object.entries(PARTS)) {
      if (size === PHONE && !isOnPhones) continue;
      if (route !== shown) {
        await open(page, route);
        await page.addStyleTag({ content: STILL });
        await page.evaluate(() => document.fonts.ready);
        shown = route;
      }
      for (const mode of COLOR_MODES) {
        await page.emulateMedia({ colorScheme: mode });
        await expect
          .soft(page.locator(selector).first())
          .toHaveScreenshot(`${name}-${size.width}-${mode}.png`, {
            animations: 'disabled',
            // A color that differs by 2 of 255; the default is 0.2.
            threshold: 0.005,
            maxDiffPixels: 12,
          });
      }
    }
  });
}
