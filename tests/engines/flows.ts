// What readers do most, in engines that the other browser tests do not cover.
import { expect } from 'vitest';
import { overlaps } from '../e2e/overlaps';
import { DRAG_START, DRAG_STEPS } from '../e2e/dragSteps';
import { BASE_PATH } from '../e2e/sites';
import { CHECK_FLOWS } from './checkFlows';
import { SAMPLE_FLOWS } from './sampleFlows';
import { find, type Flows } from './session';

export const FLOWS: Flows = {
  ...SAMPLE_FLOWS,
  ...CHECK_FLOWS,

  'the color mode is kept at each form of a URL': async (session) => {
    const { browser } = session;
    const mode = 'document.documentElement.dataset.theme';
    const background =
      'getComputedStyle(document.documentElement).backgroundColor';
    await session.open('usage/');
    const before = await browser.evaluate(mode);
    const color = await browser.evaluate(background);
    await browser.click('button[title^="Switch between"]');
    await session.until(
      `${mode} !== '${String(before)}' && ${background} !== '${String(color)}'`,
    );
    const after = await browser.evaluate(mode);
    await session.open('usage.html');
    expect(await browser.evaluate(mode)).toBe(after);
    await browser.click('button[title^="Switch between"]');
    await session.until(`${mode} === '${String(before)}'`);
  },

  'Back and Forward restore the scroll position': async (session) => {
    const { browser } = session;
    const top = `Math.round(${find('#onanimate')}?.getBoundingClientRect().top)`;
    await session.open('props#onanimate');
    await browser.evaluate(
      'void (window.isSame = true, scrollBy({ top: -150, behavior: "instant" }))',
    );
    await session.until(`${top} > 150`);
    const left = await browser.evaluate(top);
    await browser.click('.theme-doc-sidebar-menu a[href$="/methods"]');
    await session.until(
      `${find('h1')}.textContent.includes('methods') && scrollY === 0`,
    );
    await browser.evaluate('void scrollTo({ top: 400, behavior: "instant" })');
    await session.until('scrollY === 400');
    await browser.evaluate('history.back()');
    await session.until(`Math.abs(${top} - ${String(left)}) < 2`);
    await browser.evaluate('history.forward()');
    await session.until(
      'location.pathname.endsWith("/methods") && scrollY === 400',
    );
    expect(await browser.evaluate('window.isSame')).toBe(true);
  },

  'the search leads to a page by keyboard': async (session) => {
    const { browser } = session;
    await session.open('usage');
    await browser.press('Control+k');
    await session.until(
      'document.activeElement.matches("[role=dialog] input")',
    );
    await browser.type('snap points');
    await session.until(
      `${find('[role=treeitem]')}?.textContent.startsWith('snapPoints') === true`,
    );
    await browser.press('Enter');
    await session.until(
      `location.pathname + location.hash === '${BASE_PATH}props#snappoints'`,
    );
  },

  'a drag moves the sheet by its length and to the next snap point at each scale of the phone':
    async (session) => {
      const { browser } = session;
      const demo = '[data-demo="snap-points"]';
      await session.open('methods');
      const frame = await session.run('snap-points');
      for (const pointer of [browser.mouse, browser.finger]) {
        if (pointer === undefined) continue;
        for (const scale of [1, 0.85, 0.6]) {
          await browser.evaluate(
            `void ${find(`${demo} [data-run-status]`)}.style.setProperty('--scale', ${scale})`,
          );
          await session.press(demo, 'Restart');
          await session.run('snap-points');
          const { x, y } = await session.handleIn(frame);
          await pointer.down(x, y);
          for (const by of DRAG_STEPS) await pointer.move(x, y - by);
          const moved = y - (await session.handleIn(frame)).y;
          expect(Math.abs(moved - (100 - DRAG_START * scale))).toBeLessThan(1);
          // A drag that has rested ends without speed.
          await pointer.move(x, y - 101);
          await pointer.up();
          await session.until(
            "document.body.textContent.includes('Index 1')",
            frame,
          );
        }
      }
    },

  'the playground changes sheet, code and URL together': async (session) => {
    const { browser } = session;
    await session.open('');
    const frame = await session.run('playground');
    const start = await session.handleIn(frame);
    await browser.evaluate(`(() => {
        const slider = [...document.querySelectorAll('[data-demo] input[type=range]')]
          .find(({ labels }) => labels[0].textContent.trim() === 'index');
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(slider, '2');
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      })()`);
    await session.until(
      `location.hash === '#playground?index=2' && ${find('[data-demo] pre code')}.textContent.includes('index={2}')`,
    );
    expect((await session.handleIn(frame)).y).toBeLessThan(start.y - 60);
    const link = find('[href="#example-map"]');
    // Firefox' driver has no Enter for buttons.
    await browser.evaluate(`${link}.focus(), ${link}.click()`);
    await session.run('map');
    expect(await browser.evaluate(`document.activeElement === ${link}`)).toBe(
      true,
    );
  },

  'a modal that opens by itself follows its content from its first start':
    async (session) => {
      await session.open('#example-filter');
      const frame = await session.run('filter');
      const { y } = await session.handleIn(frame);
      await session.browser.evaluate(
        `${find('[role=switch][aria-label="Choose a color"]')}.click()`,
        frame,
      );
      await expect
        .poll(async () => (await session.handleIn(frame)).y, {
          timeout: 60_000,
        })
        .toBeLessThan(y - 20);
    },
};

export const PHONE_FLOWS: Flows = {
  'no text of a table or a code block is covered': async (session) => {
    for (const route of ['hooks', 'blog/bottom-sheet-v5', 'troubleshooting']) {
      await session.open(route);
      await session.browser.evaluate(
        `document.querySelectorAll('[data-section-toggle]').forEach((toggle) => toggle.click())`,
      );
      const found = await session.browser.evaluate(`(${String(overlaps)})()`);
      expect(found, route).toEqual([]);
    }
  },

  'the menu closes for the search and for a page': async (session) => {
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
    // Waits for the animation of the menu.
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
