// Loads every page once, for all that is asked of each.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { load } from 'cheerio';
import { FORMS } from '../addressForms';
import { expectAsBuilt } from '../asBuilt';
import { axeFaults } from '../axe';
import { expect, hydrated, test } from '../fixtures';
import { hold } from '../hold';
import { MODES, PAGE_KINDS } from '../../../src/site/pageKinds';
import {
  expectNothingToGrow,
  expectPartsToFit,
  noteBuiltHeights,
} from '../sections';
import { ROUTES } from '../../../src/site/routes';
import { BASE_PATH } from '../sites';
import { BUILD, servedFile } from './pages';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** What may differ before React has taken the page over. */
const EARLY_RULES = [
  'scrollable-region-focusable',
  'color-contrast',
  'target-size',
];

/** What React takes over: all of a page without a text, else what is around and in it. */
const OF_REACT = 'body:not(:has([data-text])), .navbar, [data-island], .footer';

/** Opens a page, and audits it while its scripts are still on their way. */
async function openAndAuditEarly(page: Page, address: string): Promise<void> {
  const release = await hold(page, '**/assets/js/*.js');
  await page.setViewportSize(PHONE);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.footer').waitFor();
  // What is skipped has no place yet, and would be judged as if it lay elsewhere.
  const style = await page.addStyleTag({
    content: '.page-section { content-visibility: visible !important }',
  });
  expect(
    await axeFaults(page, { only: EARLY_RULES, contrastOf: OF_REACT }),
    `before scripts, ${PHONE.width} px`,
  ).toEqual([]);
  await style.evaluate((element) => {
    (element as Element).remove();
  });
  await page.setViewportSize(DESKTOP);
  await release();
  await hydrated(page);
}

/** Code that has got wider than the page takes the Tab key a moment later. */
async function expectCodeToBeReached(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('pre:not([tabindex])')
        .evaluateAll(
          (blocks) =>
            blocks.filter((block) => block.scrollWidth > block.clientWidth)
              .length,
        ),
    )
    .toBe(0);
}

/** From the narrowest phone to the widest screen, and both sides of 996. */
const WIDTHS = [320, 390, 600, 800, 996, 997, 1280, 1440, 1920, 2560];

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [overflow, width] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth - clientWidth, window.innerWidth] as const;
  });
  expect(overflow, `scrolls sideways at ${width} px`).toBe(0);
}

// The not-found page is answered with status 404, which the console reports.
test.use({ allowedThroughout: [/status of 404/] });

const ADDRESSES = Object.values(FORMS);
/** What a link may add, to which nothing on the page answers. */
const EXTRA = '?from=test#no-such-place';

const KINDS = new Set<string>(Object.values(PAGE_KINDS));

const PAGES = [...new Set([...ROUTES, ...Object.values(PAGE_KINDS)])];

for (const [index, route] of PAGES.entries()) {
  test(`/${route} loads without a failed request, an outside one, or a message, and passes axe`, async ({
    page,
    outsideRequests,
  }) => {
    // The longest pages take seconds each.
    test.setTimeout(180_000);
    const isPage = ROUTES.includes(route);
    const failed: string[] = [];
    const pending = new Set<Request>();
    page.on('request', (request) => pending.add(request));
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => {
      pending.delete(request);
      // A prefetch is dropped when the page is done with.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
        failed.push(request.url());
      }
    });
    page.on('response', (response) => {
      const isDocument = response.request().isNavigationRequest();
      if (response.status() >= 400 && !(isDocument && !isPage)) {
        failed.push(`${response.status()} ${response.url()}`);
      }
    });
    await noteBuiltHeights(page);
    // What a form does to a page does not depend on which page it is: each page
    // is opened in one, and each form has a quarter of the pages.
    const formOf = ADDRESSES[index % ADDRESSES.length];
    const address = isPage && formOf ? `${formOf(route)}${EXTRA}` : route;
    await openAndAuditEarly(page, address);
    if (isPage) {
      const file = servedFile(BASE_PATH + route) ?? '';
      const $ = load(readFileSync(join(BUILD, file), 'utf8'));
      await expectAsBuilt(page, $, address);
      const { search, hash } = new URL(page.url());
      expect(search + hash).toBe(EXTRA);
    }
    await expectNothingToGrow(page);
    // Every other page the other way, for what only one width shows.
    const [first, second] = index % 2 === 0 ? MODES : MODES.toReversed();
    const audits = [
      { size: DESKTOP, mode: first },
      { size: PHONE, mode: second },
    ];
    for (const { size, mode } of audits) {
      await page.setViewportSize(size);
      await expectPartsToFit(page);
      await expectNoSidewaysScroll(page);
      await expectCodeToBeReached(page);
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme;
      }, mode);
      expect(await axeFaults(page), `${mode}, ${size.width} px`).toEqual([]);
    }
    for (const width of KINDS.has(route) ? WIDTHS : []) {
      await page.setViewportSize({ width, height: DESKTOP.height });
      await expectNoSidewaysScroll(page);
    }
    await page.evaluate(async () => {
      window.scrollTo(0, document.body.scrollHeight);
      // What the end of the page brings is asked for in the frames after it.
      for (let frame = 0; frame < 3; frame += 1) {
        await new Promise(requestAnimationFrame);
      }
    });
    await expect.poll(() => pending.size).toBe(0);
    expect(failed).toEqual([]);
    expect(outsideRequests()).toEqual([]);
  });
}
