// What readers do on a phone, in an engine that the other browser tests do not use.
import { beforeAll, describe, expect, it } from 'vitest';
import { overlaps } from '../e2e/overlaps';
import { BASE_PATH } from '../e2e/sites';
import { until, type Browser } from './browser';

const SEARCH_BUTTON = '.navbar button[aria-keyshortcuts]';

interface Session {
  readonly browser: Browser;
  /** Opens a page of the site, and waits until it is interactive. */
  readonly open: (route: string) => Promise<void>;
}

/**
 * Declares the tests in a small window.
 *
 * @param sessionOf - gives the browser, once it runs
 */
export function testPhone(sessionOf: () => Session): void {
  describe('on a phone', () => {
    let browser: Browser;
    let open: Session['open'];

    beforeAll(async () => {
      ({ browser, open } = sessionOf());
      await browser.resize(420, 800);
    });

    it.each(['hooks', 'blog/bottom-sheet-v5', 'troubleshooting'])(
      'nothing in a table or a block of code is covered: /%s',
      async (route) => {
        await open(route);
        await browser.evaluate(
          `document.documentElement.removeAttribute('data-skips-sections')`,
        );
        expect(await browser.evaluate(`(${String(overlaps)})()`)).toEqual([]);
      },
    );

    it('going back by two pages from a demo in full screen shows that page', async () => {
      await open('props');
      await browser.evaluate(
        `document.querySelector('.pagination-nav__link[href$="/usage"]').click()`,
      );
      // The button that runs the demo, then the one that fills the window.
      await until(
        browser,
        `[...document.querySelectorAll('[data-demo=first-sheet] button')].find(({ textContent }) => /^(run the demo|full screen)$/i.test(textContent))?.click(),
          document.querySelector('dialog[open]') !== null`,
      );
      await browser.evaluate('history.go(-2)');
      await until(
        browser,
        `location.pathname.endsWith('/props') && document.querySelector('h1').textContent === 'BottomSheet props'`,
      );
    });

    it('the search closes the menu, and gives the focus to what is seen', async () => {
      await open('usage');
      await browser.click('.navbar__toggle');
      const menu = `document.querySelector('.navbar-sidebar--show')`;
      await until(browser, `${menu} !== null`);
      await browser.press('Control+k');
      await until(
        browser,
        'document.activeElement.matches("[role=dialog] input")',
      );
      await browser.press('Escape');
      await until(
        browser,
        `${menu} === null && document.activeElement.matches('${SEARCH_BUTTON}')`,
      );
    });

    it('the menu opens, and leads to a page that fits', async () => {
      await open('usage');
      await browser.click('.navbar__toggle');
      const link = `.navbar-sidebar a[href="${BASE_PATH}props"]`;
      await until(
        browser,
        `(() => {
          const link = document.querySelector('${link}');
          if (link === null) return false;
          const { x, y, width, height } = link.getBoundingClientRect();
          // The menu comes up from below.
          const isStill = document.querySelector('.navbar-sidebar').getAnimations({ subtree: true }).length === 0;
          return isStill && link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        })()`,
      );
      await browser.click(link);
      await until(
        browser,
        `location.pathname === ${JSON.stringify(`${BASE_PATH}props`)}`,
      );
      expect(
        await browser.evaluate(
          'document.documentElement.scrollWidth - innerWidth',
        ),
      ).toBeLessThanOrEqual(0);
    });
  });
}
