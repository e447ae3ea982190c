// "Check my project": one form that finds out what a text is.
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import * as form from './projectCheck';
import { clipboard } from './shell';
import { makeUnusual } from './unusualBrowser';

const FILES = /project-check|checker|versions-|code-check|explained-/;

const copy = (page: Page, name: string) =>
  form.part(page).getByRole('button', { name }).click();

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(({ page }) => makeUnusual(page));

test('loads with its first use, then only the engine of the text', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const [name] = FILES.exec(request.url()) ?? [];
    if (name !== undefined && !requests.includes(name)) requests.push(name);
  });
  await open(page, 'troubleshooting');
  await expect(form.field(page)).toBeInViewport();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await form.check(page).click();
  await expect(form.problem(page)).toContainText('nothing to check yet');
  expect(requests.sort()).toEqual(['checker', 'project-check']);
  await form.checkText(page, form.v4Code('fine.tsx'));
  await expect(form.summary(page)).toContainText('Nothing to change');
  expect(requests).toContain('code-check');
  expect(requests).not.toContain('versions-');
  await form.checkText(page, form.project('expo-54.json'));
  await expect(form.summary(page)).toContainText('fit together');
  expect(requests).toContain('versions-');
  expect(requests).not.toContain('explained-');
});

test('a text is answered by what it is, a message by the section of the version that it names', async ({
  page,
}) => {
  await form.openCheck(page, form.PROJECT_CHECK);
  for (const [text, answer] of [
    [form.project('expo-54.json'), 'These versions fit together.'],
    [form.project('pnpm-ls.txt'), 'versions'],
    [form.v4Code('class.jsx'), '1 change is made for you'],
    [form.ERROR, 'The docs explain this message.'],
    [
      `${form.ERROR}\n├── @gorhom/bottom-sheet@5.1.2\n├── react-native-reanimated@4.1.1`,
      'The docs explain this message. Bottom sheet and Reanimated do not fit.',
    ],
  ] as const) {
    await form.checkText(page, text);
    await expect(form.summary(page)).toContainText(answer);
    await expect(form.problem(page)).toBeEmpty();
  }
  await form.checkText(page, 'My sheet does not open');
  await expect(form.problem(page)).toContainText('explain no message');
  await expect(form.summary(page)).toBeEmpty();
  const searchLink = form
    .part(page)
    .getByRole('link', { name: 'Search the docs' });
  await expect(searchLink).toHaveAttribute('href', /search\?q=My(%20|\+)sheet/);

  await form.checkText(page, form.ERROR);
  const link = form.part(page).getByRole('link', { name: 'useBottomSheet' });
  await expect(link).toHaveAttribute(
    'href',
    /sheet\/troubleshooting#.*-cannot-be-used-out-of-the-/,
  );
  await form.checkText(page, `${form.ERROR}\n@gorhom/bottom-sheet@4.6.4`);
  await expect(link).toHaveAttribute('href', /\/v4\/troubleshooting#/);
  await link.click();
  await expect(page).toHaveURL(/\/v4\/troubleshooting#/);
  await page.goBack();
  await expect(form.summary(page)).toContainText(
    'The docs explain this message.',
  );
});

test('answers about versions by keyboard alone: verdict, command, table, report', async ({
  page,
  context,
}) => {
  await form.openCheck(page, form.VERSION_CHECK);
  await expect(form.field(page)).toHaveAccessibleDescription(
    /stays in your browser/,
  );
  await page.keyboard.insertText(form.project('expo-54-lockfile.json'));
  await page.keyboard.press('Tab');
  await expect(form.check(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const verdict = 'Bottom sheet may not fit. Run the command below.';
  await expect(form.summary(page)).toHaveText(verdict);
  await expect(form.command(page)).toHaveText(
    'npx expo install "@gorhom/bottom-sheet@^5.2.14"',
  );
  const row = form.part(page).getByRole('row', { name: 'Bottom sheet' });
  await expect(row.getByRole('cell')).toHaveText([
    '^5.0.0, resolves to 5.2.14',
    'Depends^5.2.14',
  ]);
  const reason = form
    .part(page)
    .getByText('A lockfile may still contain 5.0.0 to 5.1.6');
  await expect(reason).toBeHidden();
  await form.part(page).getByText('Why', { exact: true }).click();
  await expect(reason).toBeVisible();

  await form.part(page).getByLabel('Package manager').selectOption('yarn');
  await expect(form.command(page)).toHaveText(/^yarn expo install/);
  await copy(page, 'Copy report');
  await expect
    .poll(() => clipboard(page))
    .toContain('- **Bottom sheet**: `^5.0.0`, resolves to 5.2.14.');
  const report = await clipboard(page);
  expect(report).toContain('#check-my-versions?from=package');
  expect(report).toContain('/react-native-bottom-sheet/usage#expo-sdk');

  await copy(page, 'Copy link');
  await expect.poll(() => clipboard(page)).toBe(page.url());
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(form.summary(other)).toHaveText(verdict);
  await expect(form.summary(other)).toBeInViewport();
});

test('the examples are answered, and a release shows its versions, for each architecture', async ({
  page,
}) => {
  await open(page, 'troubleshooting');
  for (const answer of [/does not fit/, /explain/, /change/, /does not fit/]) {
    await form
      .part(page)
      .getByRole('button', { name: 'Try an example' })
      .click();
    await expect(form.summary(page)).toContainText(answer);
  }
  await form.part(page).getByRole('button', { name: 'Pick a release' }).click();
  await expect(form.summary(page)).toContainText('For Expo SDK');
  await form
    .part(page)
    .getByRole('combobox', { name: 'Release', exact: true })
    .selectOption('React Native 0.81');
  await expect(form.command(page)).toContainText(
    '"react-native-worklets@~0.5.1"',
  );
  await form.part(page).getByLabel('Architecture').selectOption('legacy');
  const legacy = '"react-native-reanimated@~3.19.5"';
  await expect(form.command(page)).toContainText(legacy);
  await expect(page).toHaveURL(
    /#check-my-project\?from=release&rn=0.81&arch=legacy$/,
  );
  await page.reload();
  await expect(form.command(page)).toContainText(legacy);
  await expect(
    form.part(page).getByRole('combobox', { name: 'Release', exact: true }),
  ).toHaveValue('rn 0.81');
});

test('answers about code: the changed code, what to decide, the rest folded', async ({
  page,
}) => {
  await form.openCheck(page, form.CODE_CHECK);
  await form.checkText(page, form.v4Code('mechanical.tsx'));
  await expect(form.summary(page)).toHaveText(
    '6 changes are made for you, and nothing is left to decide. 2 things behave differently in v5.',
  );
  await copy(page, 'Copy the changed code');
  await expect.poll(() => clipboard(page)).toContain('stackBehavior="switch"');
  expect(await clipboard(page)).not.toContain('KEYBOARD_STATE');

  await form.checkText(page, form.v4Code('hooks.tsx'));
  await expect(form.summary(page)).toHaveText(
    '5 changes are made for you. 3 decisions are left to you.',
  );
  const decisions = form.part(page).getByRole('region', { name: /^Decide/ });
  await decisions.getByRole('checkbox', { name: 'Done: present' }).check();
  const changes = form
    .part(page)
    .getByRole('region', { name: /^Changed for you/ });
  const stack = changes
    .getByRole('listitem')
    .filter({ hasText: 'Write switch' });
  await expect(stack).toBeHidden();
  await changes.locator('summary').click();
  await expect(stack.locator('del')).toHaveText('stackBehavior="replace"');
  await expect(stack.locator('ins')).toHaveText('stackBehavior="switch"');
  await expect(stack).toContainText('Line 57');
  await copy(page, 'Copy report');
  await expect
    .poll(() => clipboard(page))
    .toContain('- [ ] `enableDismissOnClose`: Since 5.2.11');

  const reference = { name: 'enableDismissOnClose' };
  await decisions.getByRole('link', reference).click();
  await expect(page).toHaveURL(/modal\/props#enabledismissonclose$/);
  await page.goBack();
  await expect(form.field(page)).toHaveValue(form.v4Code('hooks.tsx'));
  await expect(form.summary(page)).toContainText('5 changes');
});

test('a pasted text is answered at once, also before the form has started', async ({
  page,
}) => {
  await open(page, 'troubleshooting');
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    form.project('bare-0.81.json'),
  );
  await form.field(page).focus();
  await page.keyboard.press('Control+v');
  await expect(form.summary(page)).toContainText('Reanimated ');
  // Without Expo there is no `npx expo install`.
  await expect(form.command(page)).toContainText('npm install');
});

test('is found from the sidebar and the pages that need it', async ({
  page,
}) => {
  for (const address of ['v4/usage', 'v4/props']) {
    await page.goto(address);
    await expect(
      page.locator('main a[href*="#check-my-"]').first(),
    ).toBeVisible();
  }
  await open(page, 'props');
  const current = page.locator('aside [href*="#"][aria-current=location]');
  for (const [name, heading] of [
    ['Check my project'],
    ['Playground', /^Playground/],
    ['Examples', /^Six example apps/],
  ] as const) {
    await page.getByRole('complementary').getByRole('link', { name }).click();
    const place = heading
      ? page.getByRole('heading', { name: heading })
      : form.field(page);
    await expect(place).toBeFocused();
    await expect(place).toBeInViewport();
    await expect(current).toHaveText(name);
  }
  await open(page, 'troubleshooting#the-sheet-does-not-open');
  await expect(current).toHaveCount(0);
  const markdown = await (await page.request.get('troubleshooting.md')).text();
  expect(markdown).toContain('## Check my project');
  expect(markdown).not.toContain('Choose files');
});
