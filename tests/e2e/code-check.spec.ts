// "Check my v4 code" in the post of v5.
import {
  check,
  checkText,
  field,
  CODE_CHECK,
  openAssistant,
  part,
  problem,
  summary,
  v4Code,
} from './assistant';
import { expect, open, test } from './fixtures';

const FILES = /code-check|checker/;

test('loads nothing before it is opened, and its worker when it is asked', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (FILES.test(request.url())) requests.push(request.url());
  });
  await open(page, 'blog/bottom-sheet-v5');
  await part(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await part(page).getByText('Open the checker').click();
  await expect(field(page)).toBeVisible();
  expect(requests.some((url) => url.includes('code-check.'))).toBe(true);
  expect(requests.some((url) => url.includes('worker'))).toBe(false);
  await checkText(page, v4Code('fine.tsx'));
  await expect(summary(page)).toHaveText(/^Nothing to change in this code/);
  expect(requests.filter((url) => url.includes('worker'))).toHaveLength(1);
});

test('answers by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await open(page, 'blog/bottom-sheet-v5');
  await part(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText(v4Code('mechanical.tsx'));
  await page.keyboard.press('Tab');
  await expect(check(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(summary(page)).toHaveText(
    '6 changes are made for you, and nothing is left to decide. 2 things behave differently in v5.',
  );
  const copy = part(page).getByRole('button', {
    name: 'Copy the changed code',
  });
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect.poll(clipboard).toContain('stackBehavior="switch"');
  const code = await clipboard();
  expect(code).toContain('enableDynamicSizing={false}');
  expect(code).toContain("const points = ['30%', '60%'];");
  expect(code).not.toContain('KEYBOARD_STATE');
  expect(code).not.toContain('backdropComponent');
  // What scrolls takes the focus.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    part(page).getByRole('region', { name: 'Your code, changed' }),
  ).toBeFocused();
});

test('marks each use at its line, with the change and the reference', async ({
  page,
}) => {
  await openAssistant(page, CODE_CHECK);
  await checkText(page, v4Code('hooks.tsx'));
  await expect(summary(page)).toHaveText(
    '5 changes are made for you. 3 decisions are left to you.',
  );
  const changes = part(page).getByRole('region', { name: /^Changed for you/ });
  const stack = changes
    .getByRole('listitem')
    .filter({ hasText: 'Write switch' });
  await expect(stack.locator('del')).toHaveText('stackBehavior="replace"');
  await expect(stack.locator('ins')).toHaveText('stackBehavior="switch"');
  await expect(stack).toContainText('Line 57');
  const decisions = part(page).getByRole('region', { name: /^Decide/ });
  await expect(decisions.getByRole('checkbox')).toHaveCount(3);
  await decisions.getByRole('checkbox', { name: 'Done: present' }).check();
  await expect(
    decisions.getByRole('link', { name: 'enableDismissOnClose' }),
  ).toHaveAttribute(
    'href',
    '/react-native-bottom-sheet/modal/props#enabledismissonclose',
  );
});

test('a pasted text is answered at once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAssistant(page, CODE_CHECK);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    v4Code('class.jsx'),
  );
  await field(page).focus();
  await page.keyboard.press('Control+v');
  await expect(summary(page)).toContainText('1 change is made for you');
});

test('dropped and chosen files are answered together', async ({ page }) => {
  await openAssistant(page, CODE_CHECK);
  const transfer = await page.evaluateHandle(
    (texts) => {
      const data = new DataTransfer();
      texts.forEach((text, index) =>
        data.items.add(new File([text], `${['a', 'b'][index] ?? ''}.tsx`)),
      );
      return data;
    },
    [v4Code('hooks.tsx'), v4Code('v3.tsx')],
  );
  await field(page).dispatchEvent('dragover', { dataTransfer: transfer });
  await field(page).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(part(page)).toContainText('a.tsx, line 57');
  await expect(part(page)).toContainText('b.tsx, line 24');

  const choose = part(page).getByLabel('Or choose or drop files');
  await choose.setInputFiles({
    name: 'b.tsx',
    mimeType: 'text/plain',
    buffer: Buffer.from('const own = 1;\n'),
  });
  await expect(part(page)).toContainText(
    'Without an import of the library: b.tsx (2).',
  );
  // The file of the same name stays: it may be from another folder.
  await expect(part(page)).toContainText('a.tsx, line 57');
  await expect(part(page)).toContainText('b.tsx, line 24');

  const before = await field(page).inputValue();
  await choose.setInputFiles({
    name: 'bundle.js',
    mimeType: 'text/plain',
    buffer: Buffer.from('x'.repeat(1_000_000)),
  });
  await expect(problem(page)).toContainText('This is 1.0 MB of code');
  await expect(field(page)).toHaveValue(before);

  await part(page).getByRole('button', { name: 'Clear' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(problem(page)).toBeEmpty();
});

test('bad input is named with its place, and stays', async ({ page }) => {
  await openAssistant(page, CODE_CHECK);
  await check(page).click();
  await expect(problem(page)).toContainText('Paste the code of a file first');

  const broken = `${v4Code('fine.tsx')}const = 1;\n`;
  for (const [text, message] of [
    [broken, 'Line 16, column 7: This is not valid JavaScript'],
    ['My sheet does not open.', 'Line 1, column 3: '],
    ['const a = 1;', 'There is no import of @gorhom/bottom-sheet'],
    ['{"name": "app"}', 'This is JSON, not code.'],
    ['x'.repeat(1_000_000), 'This is 1.0 MB of code'],
  ] as const) {
    await checkText(page, text);
    await expect(problem(page)).toContainText(message);
    await expect(field(page)).toHaveValue(text);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(summary(page)).toBeEmpty();
  }
  await checkText(page, broken);
  await expect(problem(page)).toContainText('Line 16');
  expect(
    await field(page).evaluate((element: HTMLTextAreaElement) =>
      element.value.slice(element.selectionStart),
    ),
  ).toBe('= 1;\n');
});

test('what is pasted is text', async ({ page }) => {
  await openAssistant(page, CODE_CHECK);
  await checkText(
    page,
    `import BottomSheet from '@gorhom/bottom-sheet';
const a = <BottomSheet snapPoints={[1]} {...f('<img src=x onerror=alert(1)>')} />;
const handleHeight = '<img src=x onerror=alert(2)>';`,
  );
  await expect(summary(page)).not.toBeEmpty();
  await expect(part(page)).toContainText('<img src=x');
  await expect(part(page).locator('img')).toHaveCount(0);
});

test('is copied as Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAssistant(page, CODE_CHECK);
  await checkText(page, v4Code('hooks.tsx'));
  await part(page).getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('- [ ] `enableDismissOnClose`: Since 5.2.11');
});

test('the code is there again after a look at the reference', async ({
  page,
}) => {
  await openAssistant(page, CODE_CHECK);
  await checkText(page, v4Code('hooks.tsx'));
  await part(page).getByRole('link', { name: 'enableDismissOnClose' }).click();
  await expect(page).toHaveURL(/modal\/props#enabledismissonclose$/);
  await page.goBack();
  await expect(field(page)).toHaveValue(v4Code('hooks.tsx'));
  await expect(summary(page)).toContainText('5 changes');
});
