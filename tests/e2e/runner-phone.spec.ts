// A sample's phone together with the code that is edited.
import { drawn, expect, open, test } from './fixtures';
import { scrollTo } from './liveDemo';
import { field, run } from './sampleFrame';
import { boxOf } from './shell';

test('an editor that opens is in sight together with the phone', async ({
  page,
}) => {
  await open(page, '');
  await run(page, 0);
  const phone = page.locator('[data-language] [data-state]');
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollTo(phone, 80);
    await page.getByRole('button', { name: 'Edit code' }).click();
    await expect(field(page)).toBeFocused();
    await drawn(page, 3);
    await expect(field(page)).toBeInViewport();
    await expect(phone).toBeInViewport({ ratio: 0.999 });
    const { bottom } = await boxOf(field(page));
    expect(bottom).toBeGreaterThan(150);
    await page.getByRole('button', { name: 'Reset code' }).click();
  }
});
