import { expect, open, test } from './fixtures';
import { HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

// @spec 2.38 3.6 4.10 4.11 4.12
test('section 4, announcement bar: it may be closed; the dismissal is remembered for its id, a new id shows it again', async ({
  page,
}) => {
  const bar = page.getByRole('banner').filter({ hasText: 'An announcement' });
  const KEY = 'docusaurus.announcement.id';
  await open(page, `${HOSTED_URL}usage`);
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(
    'announcement-under-test',
  );
  await page.evaluate((key) => {
    localStorage.setItem(key, 'an-older-one');
  }, KEY);
  await page.reload();
  await expect(bar).toBeVisible();
});
