import { drawn, expect, open, test } from './fixtures';

/**
 * Runs in a page: presses what can be pressed and stays on the page, as the
 * keyboard does (in the phone is another app, and the menu of phones comes and goes
 * in its own time: `mobile-menu.spec.ts`), up to the first that opens a dialog.
 *
 * @param names - of those that have been pressed; some are made again by it
 * @returns all that have been pressed, those that lost the focus, and the name
 *   of the one that opens a dialog
 */
async function pressControls(names: readonly string[]) {
  const CONTROLS =
    ':is(button, summary, input[type=checkbox]):not([data-screen] *, [data-seen], .navbar__toggle)';
  const pressed = [...names];
  const lost: string[] = [];
  for (;;) {
    const control = [...document.querySelectorAll<HTMLElement>(CONTROLS)].find(
      (one) =>
        one.getClientRects().length > 0 &&
        one.checkVisibility({ visibilityProperty: true }),
    );
    if (control === undefined) return { pressed, lost };
    control.focus();
    if (document.activeElement !== control) {
      // Not yet: it waits for React, or a dialog is still closing.
      await new Promise(requestAnimationFrame);
      continue;
    }
    const name = control.ariaLabel ?? control.textContent;
    control.dataset.seen = '';
    if (pressed.filter((one) => one === name).length > 1) continue;
    pressed.push(name);
    control.click();
    for (let frame = 0; frame < 4; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
    if (
      control.ariaHasPopup === 'dialog' ||
      document.querySelector('dialog[open], [role=dialog]') !== null
    ) {
      return { pressed, lost, opens: name };
    }
    if (document.activeElement === document.body) lost.push(name);
  }
}

test.describe('keyboard', () => {
  test('every stop of a page shows the focus ring', async ({ page }) => {
    await open(page, 'modal/methods');
    const stops = 60;
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === null || activeElement === document.body) {
          return undefined;
        }
        const { outlineStyle, outlineWidth, borderRadius } =
          getComputedStyle(activeElement);
        const plain = activeElement.cloneNode() as Element;
        activeElement.after(plain);
        const { borderRadius: plainRadius } = getComputedStyle(plain);
        plain.remove();
        return {
          name: `${activeElement.tagName} ${activeElement.className} ${activeElement.textContent.slice(0, 40)}`,
          width: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
          shape: [borderRadius, plainRadius],
        };
      });
      if (ring !== undefined) {
        expect(ring.width, ring.name).toBeGreaterThanOrEqual(2);
        expect(ring.shape[0], `shape of ${ring.name}`).toBe(ring.shape[1]);
      }
    }
  });

  for (const [route, width] of [
    ['', 390],
    ['usage', 1440],
    ['props', 1440],
    ['search?q=snap', 1440],
  ] as const) {
    test(`no control loses the focus when it is pressed: /${route}, ${width} px`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await open(page, route);
      const dialog = page.locator('dialog, [role=dialog]');
      const lost: string[] = [];
      let names: string[] = [];
      for (;;) {
        const step = await page.evaluate(pressControls, names);
        names = step.pressed;
        lost.push(...step.lost);
        if (step.opens === undefined) break;
        await expect(dialog, step.opens).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await drawn(page, 4);
        const isLost = await page.evaluate(
          () => document.activeElement === document.body,
        );
        if (isLost) lost.push(step.opens);
      }
      expect(names.length).toBeGreaterThan(2);
      expect(lost).toEqual([]);
    });
  }
});
