// "Check my project" keeps what the reader typed, and tells them what it did with it.
import { drawn, expect, open, test } from './fixtures';
import * as form from './projectCheck';
import { addLink } from './shell';

test('an example gives back what was typed, and is not taken for it; the same answer is said again, from the keyboard too', async ({
  page,
}) => {
  await form.openCheck(page, form.PROJECT_CHECK);
  await form.checkText(page, form.ERROR);
  const example = form
    .part(page)
    .getByRole('button', { name: 'Try an example' });
  const back = form.part(page).getByRole('button', { name: 'Back to my text' });
  await expect(back).toHaveCount(0);
  const said = 'The docs explain this message.';
  await example.click();
  await expect(form.summary(page)).toContainText('Run the command');
  await example.click();
  await expect(form.summary(page)).toHaveText(said);
  await expect(form.field(page)).not.toHaveValue(form.ERROR);
  await back.click();
  await expect(form.field(page)).toHaveValue(form.ERROR);
  await expect(form.field(page)).toBeFocused();
  await expect(back).toHaveCount(0);
  await expect(form.summary(page)).toHaveText(`${said} Checked 2 times.`);

  await page.keyboard.press('Control+Enter');
  await expect(form.summary(page)).toHaveText(`${said} Checked 3 times.`);
  await page.keyboard.press('Meta+Enter');
  await expect(form.summary(page)).toHaveText(`${said} Checked 4 times.`);
  await form.field(page).fill('');
  await page.keyboard.press('Control+Enter');
  await expect(form.summary(page)).toBeEmpty();
  await page.keyboard.press('Control+Enter');
  await expect(form.summary(page)).toHaveText('Checked 2 times.');
  await expect(form.problem(page)).toContainText('nothing to check yet');
});

test('a reload keeps the text, answers it again, and does not move the page', async ({
  page,
}) => {
  await open(page, 'blog/bottom-sheet-v5');
  await form.checkText(page, form.v4Code('v2.tsx'));
  const from = page.getByRole('combobox', { name: 'Written for' });
  await expect(form.summary(page)).toContainText('change');
  const asV4 = await form.summary(page).textContent();
  await from.selectOption('v2');
  await expect(form.summary(page)).not.toHaveText(asV4 ?? '');
  await expect(form.summary(page)).toContainText('change');
  const said = await form.summary(page).textContent();
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await page.reload();
  await expect(form.summary(page)).toHaveText(said ?? '');
  await expect(form.field(page)).toHaveValue(form.v4Code('v2.tsx'));
  await expect(from).toHaveValue('v2');
  await drawn(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the versions of the text come back after those of a release', async ({
  page,
}) => {
  await form.openCheck(page, form.VERSION_CHECK);
  const release = form.part(page).getByRole('combobox', {
    name: 'Release',
    exact: true,
  });
  await form.part(page).getByRole('button', { name: 'Pick a release' }).click();
  await expect(release.getByText('The one in your text')).toHaveCount(0);
  await form.checkText(page, form.project('expo-54.json'));
  await expect(release).toHaveValue('');
  const said = await form.summary(page).textContent();
  await form.part(page).getByRole('button', { name: 'Pick a release' }).click();
  await expect(form.summary(page)).toContainText('For Expo SDK');
  await release.selectOption('The one in your text');
  await expect(form.summary(page)).toHaveText(said ?? '');
  await expect(page).toHaveURL(/from=package/);
});

test('an address on the same page is answered once, typed, followed or gone back to', async ({
  page,
}) => {
  const asked = (release: string) =>
    `#check-my-project?from=release&rn=${release}`;
  const answer = (release: string) =>
    `For React Native ${release}, install these versions.`;
  await form.openCheck(page, form.PROJECT_CHECK);
  await form.checkText(page, form.project('expo-54.json'));
  await expect(form.summary(page)).toContainText('fit together');
  for (const release of ['0.80', '0.81']) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, asked(release));
    await expect(form.summary(page)).toHaveText(answer(release));
  }
  await (await addLink(page, `troubleshooting${asked('0.79')}`)).click();
  await expect(form.summary(page)).toHaveText(answer('0.79'));
  await page.goBack();
  await expect(form.summary(page)).toHaveText(answer('0.81'));
  await drawn(page);
  await expect(form.summary(page)).toHaveText(answer('0.81'));
});
