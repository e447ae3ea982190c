// "Check my project": one form that detects the kind of a text and reports on it.
import type { Page } from '@playwright/test';
import { DATA_DATE } from '../../src/shared/releases/dataDate';
import { expect, open } from './fixtures';
import {
  CODE_CHECK,
  ERROR,
  PROJECT_CHECK,
  VERSION_CHECK,
  project,
  test,
  type Form,
  v4Code,
} from './projectCheck';
import { addLink, clipboard, linkIn } from './siteLayout';
import { emulateOldBrowser } from './unusualBrowser';

const expectCopied = (page: Page) => expect.poll(() => clipboard(page));

const releases = ({ part }: Form) =>
  part.getByRole('combobox', { name: 'Release', exact: true });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(({ page }) => emulateOldBrowser(page));

test('a paste loads only the engine for its text', async ({ page, form }) => {
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
    project('bare-0.81.json'),
  );
  await page.waitForLoadState('networkidle');
  expect([...requests]).toEqual([]);
  await form.field.focus();
  await page.keyboard.press('Control+v');
  await form.expectSummary('Reanimated ');
  // Without Expo there is no `npx expo install`.
  await expect(form.command).toContainText('npm install');
  const loaded = ['check-worker', 'checker', 'project-check.', 'versions-'];
  expect([...requests].sort()).toEqual(loaded);
  await form.checkText(v4Code('fine.tsx'));
  await form.expectSummary('Nothing to change');
  loaded.splice(2, 0, 'code-check');
  expect([...requests].sort()).toEqual(loaded);
});

test('a text gets the report of its kind', async ({ page, form }) => {
  await form.open(PROJECT_CHECK);
  const said = 'The docs explain this message.';

  await test.step('versions next to the message are checked', async () => {
    await form.checkText(
      `${ERROR}\n├── @gorhom/bottom-sheet@5.1.2\n├── react-native-reanimated@4.1.1`,
    );
    await expect(form.summary).toHaveText(
      `${said} Bottom sheet and Reanimated do not fit.`,
    );
  });

  const { part } = form;

  await test.step('a symptom finds the nearest sections', async () => {
    await form.checkText('My sheet does not open');
    await form.expectSummary('sections are the nearest');
    await expect(linkIn(part, 'The sheet does not open').first()).toBeVisible();
    await expect(linkIn(part, 'Search the docs')).toHaveAttribute(
      'href',
      /search\?q=My(%20|\+)sheet/,
    );
  });

  await test.step('an unknown text is reported', async () => {
    await form.checkText('asdf asdf');
    await expect(form.problem).toContainText('explain no message');
    await expect(form.summary).toBeEmpty();
  });

  await test.step('the report contains the section', async () => {
    await form.checkText('present is not a function');
    await expect(part).toContainText('The ref does not point to a');
    await expect(part.getByText('Cause.')).toBeVisible();
  });

  await test.step('the version decides which page is linked', async () => {
    await form.checkText(ERROR);
    const link = linkIn(part, 'useBottomSheet').first();
    await expect(link).toHaveAttribute(
      'href',
      /sheet\/troubleshooting#.*-cannot-be-used-out-of-the-/,
    );
    await expect(form.problem).toBeEmpty();
    await form.checkText(`${ERROR}\n@gorhom/bottom-sheet@4.6.4`);
    await expect(link).toHaveAttribute('href', /\/v4\/troubleshooting#/);
  });

  await test.step('a diagnostic with many locations shows the first eight', async () => {
    const close = '    if (!open) ref.current?.dismiss();\n';
    await form.checkText(`import { BottomSheetModal } from '@gorhom/bottom-sheet';
import { useEffect, useRef } from 'react';

export function Modal({ open }: { open: boolean }) {
  const ref = useRef<BottomSheetModal>(null);
  useEffect(() => {
${close.repeat(12)}  }, [open]);
  return <BottomSheetModal ref={ref} snapPoints={['50%']} />;
}
`);
    const item = form.part
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
    await form.checkText(ERROR);
    for (const answer of [
      /does not fit/,
      /explain/,
      /change/,
      /does not fit/,
    ]) {
      await form.press('Try an example');
      await form.expectSummary(answer);
    }
    await form.press('Back to my text');
    await expect(form.field).toHaveValue(ERROR);
    await expect(form.field).toBeFocused();
    const said = 'The docs explain this message.';
    await expect(form.summary).toHaveText(said);
    // An equal result is announced again.
    await page.keyboard.press('Control+Enter');
    await expect(form.summary).toHaveText(`${said} Checked 2 times.`);
  });

  await test.step('a picked release shows its install command', async () => {
    await form.checkText(project('expo-54.json'));
    await form.expectSummary('fit together');
    await form.press('Pick a release');
    await form.expectSummary('For Expo SDK');
    await releases(form).selectOption('The one in your text');
    await form.expectSummary('fit together');
    await expect(page).toHaveURL(/from=package/);
    await releases(form).selectOption('React Native 0.81');
    await expect(form.command).toContainText('worklets@~0.5.1"');
    await form.part.getByLabel('Architecture').selectOption('legacy');
    await expect(form.command).toContainText('reanimated@~3.19.5"');
    await expect(page).toHaveURL(/project\?from=release&rn=0.81&arch=legacy$/);
  });
});

test('the version check works by keyboard', async ({ page, form }) => {
  await form.open(VERSION_CHECK);
  await page.keyboard.insertText(project('expo-54-lockfile.json'));
  await page.keyboard.press('Tab');
  await expect(form.check).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.summary).toHaveText(
    'Bottom sheet may not fit. Run the command below.',
  );
  await expect(form.command).toHaveText(
    'npx expo install "@gorhom/bottom-sheet@^5.2.14"',
  );
  const { part } = form;
  const row = part.getByRole('row', { name: 'Bottom sheet' });
  await expect(row.getByRole('cell')).toHaveText([
    `^5.0.0, resolves to 5.2.14 as of ${DATA_DATE}`,
    'Depends^5.2.14',
  ]);
  await expect(
    part.getByRole('region', { name: 'May not work together' }),
  ).toContainText('A lockfile may still contain 5.0.0 to 5.1.6');

  await part.getByLabel('Package manager').selectOption('yarn');
  await expect(form.command).toHaveText(/^yarn expo install/);
  await form.press('Copy report');
  const text = `| Bottom sheet | \`^5.0.0\`, resolves to 5.2.14 as of ${DATA_DATE} | Depends |`;
  await expectCopied(page).toContain(text);
  await expectCopied(page).toContain('#check-my-versions?from=package');
  await form.press('Copy link');
  await expectCopied(page).toBe(page.url());
});

test('the code check survives Back and a reload', async ({ page, form }) => {
  await form.open(CODE_CHECK);
  const summary = '5 changes are made for you. 3 decisions are left to you.';
  const { part } = form;
  const decisions = part.getByRole('region', { name: /^Decide/ });

  await test.step('the report lists changes and decisions', async () => {
    await form.checkText(v4Code('hooks.tsx'));
    await expect(form.summary).toHaveText(summary);
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
    await form.press('Copy the changed code');
    await expectCopied(page).toContain('stackBehavior="switch"');
    await form.press('Copy report');
    await expectCopied(page).toContain('- [ ] `enableDismissOnClose`: ');
  });

  await test.step('Back restores the report', async () => {
    await linkIn(decisions, 'enableDismissOnClose').click();
    await expect(page).toHaveURL(/modal\/props#enabledismissonclose$/);
    await page.goBack();
    await expect(form.field).toHaveValue(v4Code('hooks.tsx'));
    await expect(form.summary).toHaveText(summary);
  });

  await test.step('a reload checks the text again', async () => {
    await form.checkText(v4Code('v2.tsx'));
    await form.expectSummary('1 change is made');
    const from = part.getByLabel('Written for');
    await from.selectOption('v2');
    await form.expectSummary('2 changes are made');
    await page.reload();
    await form.expectSummary('1 change is made');
    await expect(form.field).toHaveValue(v4Code('v2.tsx'));
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
  form,
}) => {
  const asked = (rn: string) => `#check-my-project?from=release&rn=${rn}`;
  const answer = (rn: string) =>
    `For React Native ${rn}, install these versions.`;
  await open(page, `troubleshooting${asked('0.80&arch=legacy')}`);
  await expect(form.summary).toHaveText(answer('0.80'));
  await expect(form.summary).toBeInViewport();
  await expect(releases(form)).toHaveValue('rn 0.80');
  const architecture = form.part.getByLabel('Architecture');
  await expect(architecture).toHaveValue('legacy');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, asked('0.81'));
  await expect(form.summary).toHaveText(answer('0.81'));
  await (await addLink(page, `troubleshooting${asked('0.79')}`)).click();
  await expect(form.summary).toHaveText(answer('0.79'));
  await page.goBack();
  await expect(form.summary).toHaveText(answer('0.81'));
});
