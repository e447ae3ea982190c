// What the migration posts say of v5 under a name that v4 has too, run on the
// published sheet.
import type { Locator, Page } from '@playwright/test';
import { drawn, expect, open, test } from './fixtures';
import { expectTop } from './liveDemo';
import { HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

/** Tops of a sheet at its two snap points, at 300 points, and closed. */
const [LOW, HIGH, BETWEEN, CLOSED] = [360, 160, 260, 560];

test.use({ viewport: { width: 1280, height: 1000 } });

class Program {
  readonly screen: Locator;
  readonly section: Locator;

  constructor(
    private readonly page: Page,
    name: 'Sheet' | 'Modal',
  ) {
    this.section = page.getByRole('region', { name });
    this.screen = this.section.locator('[data-frame]');
  }

  press = (name: string) =>
    this.section.getByRole('button', { name, exact: true }).click();

  rests = (top: number) => expectTop(this.screen, top);

  calls = () => this.page.locator('[data-calls] li').allTextContents();

  clear = () => this.page.getByRole('button', { name: 'Clear' }).click();
}

async function start(page: Page, name: 'Sheet' | 'Modal'): Promise<Program> {
  await open(page, `${HOSTED_URL}behavior`);
  const program = new Program(page, name);
  await expect(program.screen).toBeVisible();
  if (name === 'Sheet') {
    await program.rests(LOW);
  }
  await program.clear();
  return program;
}

test.describe('a sheet of v5', () => {
  test('snapToPosition() between two points calls onChange(-1) and onClose', async ({
    page,
  }) => {
    const sheet = await start(page, 'Sheet');
    await sheet.press('To 300 points');
    await sheet.rests(BETWEEN);
    await expect
      .poll(sheet.calls)
      .toEqual(['onAnimate 0 -1', `onChange -1 ${BETWEEN}`, 'onClose']);
  });

  test('onClose is called once, also when every callback is new afterwards', async ({
    page,
  }) => {
    const sheet = await start(page, 'Sheet');
    await sheet.press('Close');
    await sheet.rests(CLOSED);
    const calls = ['onAnimate 0 -1', `onChange -1 ${CLOSED}`, 'onClose'];
    await expect.poll(sheet.calls).toEqual(calls);
    await sheet.press('Render again');
    await drawn(page, 30);
    expect(await sheet.calls()).toEqual(calls);
  });

  test('forceClose() ignores a later snapToIndex()', async ({ page }) => {
    const sheet = await start(page, 'Sheet');
    await sheet.press('Force close, then index 1');
    await expect
      .poll(sheet.calls)
      .toEqual(['onAnimate 0 -1', `onChange -1 ${CLOSED}`, 'onClose']);
    await sheet.rests(CLOSED);
  });

  test('a backgroundComponent receives its style as an array; without content panning its list is unlocked; an invalid snap point does not throw in a production build; a new onAnimate does not move it to its index', async ({
    page,
  }) => {
    const sheet = await start(page, 'Sheet');
    await expect(sheet.screen.locator('[data-background]')).toHaveAttribute(
      'data-background',
      'array',
    );
    await sheet.press('Lock');
    await expect.poll(sheet.calls).toEqual(['list locked']);
    await sheet.press('No content panning');
    await sheet.press('Lock');
    await expect.poll(sheet.calls).toEqual(['list locked', 'list unlocked']);
    await sheet.press('Invalid point');
    await sheet.press('To index 1');
    await sheet.rests(HIGH);
    await sheet.clear();
    await sheet.press('Render again');
    await drawn(page, 30);
    await sheet.rests(HIGH);
    expect(await sheet.calls()).toEqual([]);
  });
});

test.describe('a modal of v5', () => {
  test('present() replaces the data and moves it back to its index; its view keeps its padding at the bottom', async ({
    page,
  }) => {
    const modal = await start(page, 'Modal');
    const content = modal.screen.locator('[data-content]');
    await modal.press('Present');
    await modal.rests(LOW);
    await expect(content).toHaveText('first');
    await expect(content.locator('xpath=..')).toHaveCSS(
      'padding-bottom',
      '24px',
    );
    await modal.press('To index 1');
    await modal.rests(HIGH);
    await modal.press('Present again');
    await modal.rests(LOW);
    await expect(content).toHaveText('second');
  });

  test('snapToPosition() between two points dismisses it', async ({ page }) => {
    const modal = await start(page, 'Modal');
    await modal.press('Present');
    await modal.rests(LOW);
    await modal.clear();
    await modal.press('To 300 points');
    await expect
      .poll(modal.calls)
      .toEqual(['onAnimate 0 -1', 'onChange -1', 'onDismiss']);
    await expect(modal.screen.locator('[data-content]')).toHaveCount(0);
  });

  test('dismiss() is obeyed while it opens', async ({ page }) => {
    const modal = await start(page, 'Modal');
    await modal.section.evaluate(async (section) => {
      const press = (name: string) => {
        [...section.querySelectorAll('button')]
          .find(({ textContent }) => textContent === name)
          ?.click();
      };
      const top = (selector: string) =>
        section.querySelector(selector)?.getBoundingClientRect().top ?? NaN;
      press('Present');
      // The first frame in which it has moved: a moment later it may have opened.
      const handle = '[aria-label="Bottom sheet handle"]';
      while (!(top(handle) - top('[data-frame]') < 559)) {
        await new Promise(requestAnimationFrame);
      }
      press('Dismiss');
    });
    await expect.poll(modal.calls).toContain('onDismiss');
    expect(await modal.calls()).not.toContain('onChange 0');
    await expect(modal.screen.locator('[data-content]')).toHaveCount(0);
  });

  test('dismiss() is ignored before it has moved, and a second one obeyed', async ({
    page,
  }) => {
    const modal = await start(page, 'Modal');
    await modal.press('Open late');
    await modal.press('Present');
    await expect.poll(modal.calls).toContain('onAnimate -1 0');
    await modal.press('Dismiss');
    await expect.poll(modal.calls).toContain('onChange 0');
    await modal.rests(LOW);
    expect(await modal.calls()).not.toContain('onDismiss');
    await modal.press('Dismiss');
    await expect.poll(modal.calls).toContain('onDismiss');
    await expect(modal.screen.locator('[data-content]')).toHaveCount(0);
  });

  test('enableDismissOnClose={false}: present() opens a hidden one, a second dismiss() unmounts it', async ({
    page,
  }) => {
    const modal = await start(page, 'Modal');
    const content = modal.screen.locator('[data-content]');
    await modal.press('Stay mounted when closed');
    await modal.press('Present');
    await modal.rests(LOW);
    await modal.press('Close');
    await modal.rests(CLOSED);
    await expect(content).toHaveCount(1);
    expect(await modal.calls()).not.toContain('onDismiss');
    await modal.press('Present again');
    await modal.rests(LOW);
    await modal.press('Dismiss');
    await modal.rests(CLOSED);
    await expect(content).toHaveCount(1);
    expect(await modal.calls()).not.toContain('onDismiss');
    await modal.press('Dismiss');
    await expect.poll(modal.calls).toContain('onDismiss');
    await expect(content).toHaveCount(0);
  });
});
