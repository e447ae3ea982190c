/**
 * Makes the posters that demos show before they run, from the demos in the last build:
 * a picture of the light mode and one of the dark, side by side, so that a page can
 * change its mode.
 *
 * From the posters of the playground's apps it makes the pictures of the gallery: all
 * side by side, in a file for each mode, of which a page loads one.
 *
 *   npm run build && npm run posters [name ...]
 */
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { launchChromium } from '../lib/chromium';
import { DEMOS, routeOfDemo } from '../lib/demos';
import { EXAMPLES } from '../../src/shared/playground/examples';
import { BASE_PATH } from '../../src/site/basePath';
import { ROOT } from '../../src/site/versions';
import { runWithNames } from '../lib/runMain';
import { servePages } from '../lib/githubPagesServer';

const POSTERS = path.join(ROOT, 'static/img/demos');
/** Device pixels per CSS pixel: sharp on most phones, small enough to load. */
const SCALE = 1.5;
/** The frame's size in device pixels. */
const SIZE = { left: 0, top: 0, width: 320 * SCALE, height: 560 * SCALE };
/** The part of a poster in the gallery, in its pixels: the sheet, without the bars. */
const DETAIL = { top: 180, width: 480, height: 640 };
/** Device pixels of a picture of the gallery. */
const DETAIL_WIDTH = 112;
/** The lowest quality with sharp letters: most of the bytes are those of gradients. */
const ENCODING = { quality: 40, preset: 'photo', effort: 6 } as const;
/** How long the slowest of the demos takes to come to rest, in ms. */
const SETTLE_MS = 2000;

/** The name of the button that starts a demo. An example starts by itself: restart it. */
const START = /^(Run|Loading) the demo|^Restart$/;

/**
 * A font that apps ask for after that of the reader's system. Here it is Inter, which is
 * nearest to the font of phones.
 */
const FONT = 'Segoe UI';
const FONT_WEIGHTS = [400, 600, 700];

/** Adds a font to the frames, as bytes: their policy allows no URL of one. */
async function addFont(page: Page): Promise<void> {
  const { resolve } = createRequire(__filename);
  for (const weight of FONT_WEIGHTS) {
    const file = `@fontsource/inter/files/inter-latin-${weight}-normal.woff2`;
    const font = {
      name: FONT,
      weight: String(weight),
      file: await readFile(resolve(file), 'base64'),
    };
    await page.addInitScript(({ name, file: text, ...descriptors }) => {
      const bytes = Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
      document.fonts.add(new FontFace(name, bytes, descriptors));
    }, font);
  }
}

/** Nothing of the page may lie over the frame or show at its edges. */
const BARE = `
  nav, header { display: none !important }
  [data-screen] { border-radius: 0 !important }
  [data-testid="phone"] { background: var(--figure-screen) !important }
`;

const posterOf = (name: string) => path.join(POSTERS, `${name}.webp`);

async function writePicture(name: string, image: ReturnType<typeof sharp>) {
  const { size } = await image.webp(ENCODING).toFile(posterOf(name));
  console.log(`${name}: ${size} bytes`);
}

/** Takes a picture of a demo's screen at rest. */
async function takeScreen(
  page: Page,
  name: string,
  address: string,
  colorScheme: 'light' | 'dark',
): Promise<Buffer> {
  await page.emulateMedia({ colorScheme });
  // A page that differs in its fragment only would not be loaded again.
  await page.goto('about:blank');
  await page.goto(address);
  await page.addStyleTag({ content: BARE });
  const demo = page.locator(`[data-demo="${name}"]`).first();
  await demo.getByRole('button', { name: START }).click();
  await demo.locator('[data-run-status="running"]').waitFor();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(SETTLE_MS);
  const screen = demo.locator('[data-screen]');
  // Away from the window's edges, where the page fades out, and on whole device
  // pixels, so that it is as sharp as the device draws it.
  await screen.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y } = element.getBoundingClientRect();
    const [right, down] = [x, y].map((at) => 2 * Math.ceil(at / 2) - at);
    (element as HTMLElement).style.translate = `${right}px ${down}px`;
  });
  const image = await screen.screenshot();
  // A page that still moves by a part of a pixel makes it a pixel too large.
  return sharp(image).extract(SIZE).toBuffer();
}

async function makeGallery(): Promise<void> {
  for (const [index, mode] of ['light', 'dark'].entries()) {
    const pictures = ['playground', ...EXAMPLES].map((name) =>
      sharp(posterOf(name))
        .extract({ ...DETAIL, left: index * DETAIL.width })
        .resize(DETAIL_WIDTH)
        .png()
        .toBuffer(),
    );
    await writePicture(
      `gallery-${mode}`,
      sharp(await Promise.all(pictures), {
        join: { across: pictures.length },
      }),
    );
  }
}

async function main(wanted: readonly string[]): Promise<void> {
  const build = path.join(ROOT, 'build');
  const { origin, close } = await servePages(build, BASE_PATH);
  const browser = await launchChromium();
  await mkdir(POSTERS, { recursive: true });
  try {
    const page = await browser.newPage({
      deviceScaleFactor: SCALE,
      // Where all phones have their full size, also that of the landing page.
      viewport: { width: 1600, height: 1200 },
    });
    await addFont(page);
    for (const name of wanted.length > 0 ? wanted : DEMOS) {
      const address = origin + BASE_PATH + routeOfDemo(name);
      const halves: Buffer[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        halves.push(await takeScreen(page, name, address, colorScheme));
      }
      await writePicture(
        name,
        sharp(halves, { join: { across: 2 } }).removeAlpha(),
      );
    }
    await makeGallery();
  } finally {
    await browser.close();
    close();
  }
}

void runWithNames(main);
