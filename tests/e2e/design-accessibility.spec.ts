import { expect, open, test } from './fixtures';
import { resize } from './siteLayout';

test('every tab stop shows the focus ring', async ({ page }) => {
  await open(page, 'modal/methods');
  for (let stop = 0; stop < 90; stop += 1) {
    // From the start of the page, and from its end.
    if (stop === 60) await page.locator('.footer a').last().focus();
    await page.keyboard.press(stop < 60 ? 'Tab' : 'Shift+Tab');
    const [name, width] = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      return [
        `${focused.tagName} ${focused.className} ${focused.textContent.slice(0, 40)}`,
        outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
      ] as const;
    });
    if (!name.startsWith('BODY')) {
      expect(width, name).toBeGreaterThanOrEqual(2);
    }
  }
});

/**
 * Presses every control that stays on the page, as the keyboard does. Runs in a
 * page. Leaves out dialogs and the mobile menu, whose specs assert the focus,
 * and the app in the phone of a demo.
 *
 * @returns the names of all pressed controls, and of those that lost the focus
 */
async function pressControls() {
  const CONTROLS =
    ':is(button, summary, input[type=checkbox]):not([data-screen] *, [data-seen], .navbar__toggle, [aria-haspopup=dialog])';
  const pressed: string[] = [];
  const lost: string[] = [];
  for (;;) {
    const control = [...document.querySelectorAll<HTMLElement>(CONTROLS)].find(
      (one) =>
        one.getClientRects().length > 0 &&
        one.checkVisibility({ visibilityProperty: true }),
    );
    if (control === undefined) return { pressed, lost };
    control.focus();
    // React may enable the control a frame later.
    await new Promise(requestAnimationFrame);
    if (document.activeElement !== control) continue;
    const name = control.ariaLabel ?? control.textContent;
    control.dataset.seen = '';
    // A press replaces some controls.
    if (pressed.filter((one) => one === name).length > 1) continue;
    pressed.push(name);
    control.click();
    for (let frame = 0; frame < 4; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
    if (document.activeElement === document.body) lost.push(name);
  }
}

for (const [route, width] of [
  ['', 390],
  ['usage', 1440],
] as const) {
  test(`no control loses the focus when it is pressed: /${route}, ${width} px`, async ({
    page,
  }) => {
    await resize(page, width);
    await open(page, route);
    const { pressed, lost } = await page.evaluate(pressControls);
    expect(pressed.length).toBeGreaterThan(10);
    expect(lost).toEqual([]);
  });
}
