// What readers do on a phone, in an engine that the other browser tests do not use.
import { expect } from 'vitest';
import { overlaps } from '../e2e/overlaps';
import { BASE_PATH } from '../e2e/sites';
import type { Flows } from './flows';
import { find } from './session';

export const PHONE_FLOWS: Flows = {
  'nothing in a table or a block of code is covered': async (session) => {
    for (const route of ['hooks', 'blog/bottom-sheet-v5', 'troubleshooting']) {
      await session.open(route);
      await session.browser.evaluate(
        `document.documentElement.removeAttribute('data-skips-sections')`,
      );
      const found = await session.browser.evaluate(`(${String(overlaps)})()`);
      expect(found, route).toEqual([]);
    }
  },

  'the search closes the menu, and gives the focus to what is seen; the menu leads to a page that fits':
    async (session) => {
      const { browser } = session;
      await session.open('usage');
      await browser.click('.navbar__toggle');
      const menu = find('.navbar-sidebar--show');
      await session.until(`${menu} !== null`);
      await browser.press('Control+k');
      await session.until(
        'document.activeElement.matches("[role=dialog] input")',
      );
      await browser.press('Escape');
      await session.until(
        `${menu} === null && document.activeElement.matches('.navbar button[aria-keyshortcuts]')`,
      );

      await browser.click('.navbar__toggle');
      const link = `.navbar-sidebar a[href="${BASE_PATH}props"]`;
      // The menu comes up from below.
      await session.until(`(() => {
        const link = ${find(link)};
        if (link === null) return false;
        const { x, y, width, height } = link.getBoundingClientRect();
        const isStill = ${find('.navbar-sidebar')}.getAnimations({ subtree: true }).length === 0;
        return isStill && link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })()`);
      await browser.click(link);
      await session.until(`location.pathname === '${BASE_PATH}props'`);
      expect(
        await browser.evaluate(
          'document.documentElement.scrollWidth - innerWidth',
        ),
      ).toBeLessThanOrEqual(0);
    },
};
