// What the demos of modals, keyboard and motion do as their pages say.
import { expect, test } from './fixtures';
import {
  center,
  expectRest,
  expectTop,
  handleOf,
  run,
  topOf,
} from './liveDemo';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('modals', () => {
  const BEHAVIORS = {
    push: { whileSecond: true, after: true },
    // The release that runs here has lost the first by then, as the page says.
    switch: { whileSecond: false, after: false },
    replace: { whileSecond: false, after: false },
  } as const;

  for (const [name, { whileSecond, after }] of Object.entries(BEHAVIORS)) {
    test(`${name}: the first modal ${whileSecond ? 'stays' : 'goes'}, and is ${after ? 'there' : 'gone'} afterwards`, async ({
      page,
    }) => {
      const screen = await run(page, 'modal-stack');
      await center(screen);
      const frame = await screen.boundingBox();
      const bottom = (frame?.y ?? NaN) + (frame?.height ?? NaN);
      /** Whether a text stands inside the frame. */
      const shows = async (text: string): Promise<boolean> => {
        const element = screen.getByText(text, { exact: true });
        const box =
          (await element.count()) === 0 ? null : await element.boundingBox();
        return box !== null && box.y + box.height <= bottom;
      };
      if (name !== 'switch') {
        await screen.getByRole('button', { name, exact: true }).click();
      }
      await screen.getByRole('button', { name: 'Present' }).click();
      await expect.poll(() => shows('First modal')).toBe(true);
      await expectRest(screen);
      await screen
        .getByRole('button', { name: `Present the second with ${name}` })
        .click();
      await expect.poll(() => shows('Second modal')).toBe(true);
      await expect.poll(() => shows('First modal')).toBe(whileSecond);
      await page.waitForTimeout(500);
      expect(await shows('First modal')).toBe(whileSecond);
      await screen.getByRole('button', { name: 'Dismiss the second' }).click();
      await expect(screen.getByText('Second modal')).toHaveCount(0);
      await expect.poll(() => shows('First modal')).toBe(after);
      if (!after) {
        await expect(handleOf(screen)).toHaveCount(0);
      }
    });
  }
});

test('the input of the keyboard demo takes keys, and the sheet stays', async ({
  page,
}) => {
  const screen = await run(page, 'keyboard');
  await expect(handleOf(screen)).toBeVisible();
  await page.waitForTimeout(800);
  const before = await topOf(screen);
  await screen.getByRole('textbox', { name: 'Your name' }).click();
  await page.keyboard.type('Ada');
  await expect(screen).toContainText('Hello Ada');
  await page.waitForTimeout(500);
  expect(await topOf(screen)).toBe(before);
});

test('with less motion the sheet is where it goes at once; the switch lets it move', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/Reduced motion/i);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const screen = await run(page, 'snap-points');
  await center(screen);
  await expectTop(screen, 440);
  /** Tops of the sheet in the frames after a press. */
  const topsAfter = async (button: string) => {
    const handle = await handleOf(screen).elementHandle();
    const frame = await screen.elementHandle();
    const tops = page.evaluate(
      async ([sheet, box]) => {
        const seen: number[] = [];
        const until = performance.now() + 1500;
        while (performance.now() < until) {
          await new Promise(requestAnimationFrame);
          const top =
            (sheet?.getBoundingClientRect().top ?? NaN) -
            (box?.getBoundingClientRect().top ?? NaN);
          seen.push(Math.round(top));
        }
        return [...new Set(seen)];
      },
      [handle, frame],
    );
    await screen.getByRole('button', { name: button }).click();
    return tops;
  };
  expect(await topsAfter('90%')).toEqual([440, 56]);
  await page.getByRole('checkbox', { name: /Motion is off/ }).check();
  await expectTop(screen, 440);
  expect((await topsAfter('90%')).length).toBeGreaterThan(4);
  await expectTop(screen, 56);
});
