// "Check my project": one form that detects the kind of a text and reports on it.
import type { Page } from '@playwright/test';
import { DATA_DATE } from '../../src/shared/releases/dataDate';
import { expect, open, test } from './fixtures';
import * as form from './projectCheck';
import { addLink, clipboard, buttonIn, linkIn } from './siteLayout';
import { emulateOldBrowser } from './unusualBrowser';

const press = (page: Page, name: string) =>
  buttonIn(form.part(page), name).click();

const expectCopied = (page: Page) => expect.poll(() => clipboard(page));

const releases = (page: Page) =>
  form.part(page).getByRole('combobox', { name: 'Release', exact: true });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(({ page }) => emulateOldBrowser(page));

test('a paste loads only the engine for its text', async ({ page }) => {
  const requests = new Set<string>();
  page.on('request', (request) => {
    const [name] =
      /project-check\.|checker|versions-|code-check|check-worker|explained-/.exec(
        request.url(),
      ) ?? [];
    if (name !== undefined) requests.add(name);
  });
  await open(page, 'troubleshooting');
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    form.project('bare-0.81.json'),
  );
  await page.waitForLoadState('networkidle');
  expect([...requests]).toEqual([]);
  await form.field(page).focus();
  await page.keyboard.press('Control+v');
  await form.expectSummary(page, 'Reanimated ');
  // Without Expo there is no `npx expo install`.
  await expect(form.command(page)).toContainText('npm install');
  const loaded = ['check-worker', 'checker', 'project-check.', 'versions-'];
  expect([...requests].sort()).toEqual(loaded);
  await form.checkText(page, form.v4Code('fine.tsx'));
  await form.expectSummary(page, 'Nothing to change');
  loaded.splice(2, 0, 'code-check');
  expect([...requests].sort()).toEqual(loaded);
});

test('a text gets the report of its kind', async ({ page }) => {
  await form.openCheck(page, form.PROJECT_CHECK);
  const said = 'The docs explain this message.';

  await test.step('versions next to the message are checked', async () => {
    await form.checkText(
      page,
      `${form.ERROR}\n├── @gorhom/bottom-sheet@5.1.2\n├── react-native-reanimated@4.1.1`,
    );
    await expect(form.summary(page)).toHaveText(
      `${said} Bottom sheet and Reanimated do not fit.`,
    );
  });

  const part = form.part(page);

  await test.step('a symptom finds the nearest sections', async () => {
    await form.checkText(page, 'My sheet does not open');
    await form.expectSummary(page, 'sections are the nearest');
    await expect(linkIn(part, 'The sheet does not open').first()).toBeVisible();
    await expect(linkIn(part, 'Search the docs')).toHaveAttribute(
      'href',
      /search\?q=My(%20|\+)sheet/,
    );
  });

  await test.step('an unknown text is reported', async () => {
    await form.checkText(page, 'asdf asdf');
    await expect(form.problem(page)).toContainText('explain no message');
    await expect(form.summary(page)).toBeEmpty();
  });

  await test.step('the report contains the section', async () => {
    await form.checkText(page, 'present is not a function');
    await expect(part).toContainText('The ref does not point to a');
    await expect(part.getByText('Cause.')).toBeVisible();
  });

  await test.step('the version decides which page is linked', async () => {
    await form.checkText(page, form.ERROR);
    const link = linkIn(part, 'useBottomSheet').first();
    await expect(link).toHaveAttribute(
      'href',
      /sheet\/troubleshooting#.*-cannot-be-used-out-of-the-/,
    );
    await expect(form.problem(page)).toBeEmpty();
    await form.checkText(page, `${form.ERROR}\n@gorhom/bottom-sheet@4.6.4`);
    await expect(link).toHaveAttribute('href', /\/v4\/troubleshooting#/);
  });

  await test.step('a diagnostic with many locations shows the first eight', async () => {
    const close = '    if (!open) ref.current?.dismiss();\n';
    await form.checkText(
      page,
      `import { BottomSheetModal } from '@gorhom/bottom-sheet';
import { useEffect, useRef } from 'react';

export function Modal({ open }: { open: boolean }) {
  const ref = useRef<BottomSheetModal>(null);
  useEffect(() => {
${close.repeat(12)}  }, [open]);
  return <BottomSheetModal ref={ref} snapPoints={['50%']} />;
}
`,
    );
    const item = form
      .part(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { name: 'Done: dismiss' }) });
    const places = item.getByText(/^Line \d+/);
    const shown = places.filter({ visible: true });
    await expect(places).toHaveCount(12);
    await expect(shown).toHaveCount(8);
    await item.getByText('4 more places').click();
    await expect(shown).toHaveCount(12);
  });

  await test.step('"Back to my text" restores the text after an example', async () => {
    await form.checkText(page, form.ERROR);
    for (const answer of [
      /does not fit/,
      /explain/,
      /change/,
      /does not fit/,
    ]) {
      await press(page, 'Try an example');
      await form.expectSummary(page, answer);
    }
    await press(page, 'Back to my text');
    await expect(form.field(page)).toHaveValue(form.ERROR);
    await expect(form.field(page)).toBeFocused();
    const said = 'The docs explain this message.';
    await expect(form.summary(page)).toHaveText(said);
    // An equal result is announced again.
    await page.keyboard.press('Control+Enter');
    await expect(form.summary(page)).toHaveText(`${said} Checked 2 times.`);
  });

  await test.step('a picked release shows its install command', async () => {
    await form.checkText(page, form.project('expo-54.json'));
    await form.expectSummary(page, 'fit together');
    await press(page, 'Pick a release');
    await form.expectSummary(page, 'For Expo SDK');
    await releases(page).selectOption('The one in your text');
    await form.expectSummary(page, 'fit together');
    await expect(page).toHaveURL(/from=package/);
    await releases(page).selectOption('React Native 0.81');
    await expect(form.command(page)).toContainText('worklets@~0.5.1"');
    await form.part(page).getByLabel('Architecture').selectOption('legacy');
    await expect(form.command(page)).toContainText('reanimated@~3.19.5"');
    await expect(page).toHaveURL(/project\?from=release&rn=0.81&arch=legacy$/);
  });
});

test('the version check works by keyboard', async ({ page }) => {
  await form.openCheck(page, form.VERSION_CHECK);
  await page.keyboard.insertText(form.project('expo-54-lockfile.json'));
  await page.keyboard.press('Tab');
  await expect(form.check(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.summary(page)).toHaveText(
    'Bottom sheet may not fit. Run the command below.',
  );
  await expect(form.command(page)).toHaveText(
    'npx expo install "@gorhom/bottom-sheet@^5.2.14"',
  );
  const part = form.part(page);
  const row = part.getByRole('row', { name: 'Bottom sheet' });
  await expect(row.getByRole('cell')).toHaveText([
    `^5.0.0, resolves to 5.2.14 as of ${DATA_DATE}`,
    'Depends^5.2.14',
  ]);
  await expect(
    part.getByRole('region', { name: 'May not work together' }),
  ).toContainText('A lockfile may still contain 5.0.0 to 5.1.6');

  await part.getByLabel('Package manager').selectOption('yarn');
  await expect(form.command(page)).toHaveText(/^yarn expo install/);
  await press(page, 'Copy report');
  const text = `| Bottom sheet | \`^5.0.0\`, resolves to 5.2.14 as of ${DATA_DATE} | Depends |`;
  await expectCopied(page).toContain(text);
  await expectCopied(page).toContain('#check-my-versions?from=package');
  await press(page, 'Copy link');
  await expectCopied(page).toBe(page.url());
});

test('the code check survives Back and a reload', async ({ page }) => {
  await form.openCheck(page, form.CODE_CHECK);
  const summary = '5 changes are made for you. 3 decisions are left to you.';
  const part = form.part(page);
  const decisions = part.getByRole('region', { name: /^Decide/ });

  await test.step('the report lists changes and decisions', async () => {
    await form.checkText(page, form.v4Code('hooks.tsx'));
    await expect(form.summary(page)).toHaveText(summary);
    await decisions.getByRole('checkbox', { name: 'Done: present' }).check();
    const changes = part.getByRole('region', { name: /^Breaks in v5/ });
    const stack = changes.locator('li', { hasText: 'the old replace' });
    await expect(stack).toBeHidden();
    await changes.locator('summary').click();
    await expect(stack.locator('del')).toHaveText('stackBehavior="replace"');
    await expect(stack.locator('ins')).toHaveText('stackBehavior="switch"');
    await expect(stack).toContainText('Line 57');
  });

  await test.step('code and report can be copied', async () => {
    await press(page, 'Copy the changed code');
    await expectCopied(page).toContain('stackBehavior="switch"');
    await press(page, 'Copy report');
    await expectCopied(page).toContain('- [ ] `enableDismissOnClose`: ');
  });

  await test.step('Back restores the report', async () => {
    await linkIn(decisions, 'enableDismissOnClose').click();
    await expect(page).toHaveURL(/modal\/props#enabledismissonclose$/);
    await page.goBack();
    await expect(form.field(page)).toHaveValue(form.v4Code('hooks.tsx'));
    await expect(form.summary(page)).toHaveText(summary);
  });

  await test.step('a reload checks the text again', async () => {
    await form.checkText(page, form.v4Code('v2.tsx'));
    await form.expectSummary(page, '1 change is made');
    const from = part.getByLabel('Written for');
    await from.selectOption('v2');
    await form.expectSummary(page, '2 changes are made');
    await page.reload();
    await form.expectSummary(page, '1 change is made');
    await expect(form.field(page)).toHaveValue(form.v4Code('v2.tsx'));
  });

  await test.step('storage keeps nothing of the code', async () => {
    // Other pages of the host share the storage.
    await open(page, 'usage');
    const stored = await page.evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        history.state,
      ]),
    );
    expect(stored).not.toContain('useCallback');
  });
});

test('a URL with a query is answered however it was reached', async ({
  page,
}) => {
  const asked = (rn: string) => `#check-my-project?from=release&rn=${rn}`;
  const answer = (rn: string) =>
    `For React Native ${rn}, install these versions.`;
  await open(page, `troubleshooting${asked('0.80&arch=legacy')}`);
  await expect(form.summary(page)).toHaveText(answer('0.80'));
  await expect(form.summary(page)).toBeInViewport();
  await expect(releases(page)).toHaveValue('rn 0.80');
  const architecture = form.part(page).getByLabel('Architecture');
  await expect(architecture).toHaveValue('legacy');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, asked('0.81'));
  await expect(form.summary(page)).toHaveText(answer('0.81'));
  await (await addLink(page, `troubleshooting${asked('0.79')}`)).click();
  await expect(form.summary(page)).toHaveText(answer('0.79'));
  await page.goBack();
  await expect(form.summary(page)).toHaveText(answer('0.81'));
});
