// "Check my versions" on the usage page.
import { expect, open, test } from './fixtures';
import {
  VERSION_CHECK,
  check,
  field,
  openAssistant,
  part,
  problem,
  project,
  summary,
} from './assistant';

const SCRIPTS = /version-check|checker/;

test('loads nothing before it is opened', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (SCRIPTS.test(request.url())) requests.push(request.url());
  });
  await open(page, 'usage');
  await part(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await part(page).getByText('Open the check').click();
  await expect(field(page)).toBeVisible();
  expect(requests.some((url) => url.includes('version-check.'))).toBe(true);
  expect(requests.some((url) => url.includes('engine'))).toBe(false);
});

test('answers by keyboard alone, and gives a command, a link and Markdown', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'usage');
  await part(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(
    /^Reads the versions in your text and compares them with the ranges and tables .* published until [A-Z]\w+ \d+, 20\d\d\./,
  );
  await page.keyboard.insertText(project('expo-54-lockfile.json'));
  await page.keyboard.press('Tab');
  await expect(check(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(summary(page)).toHaveText(
    'These versions can fit together. Look at Bottom sheet.',
  );
  await expect(part(page)).toContainText(
    'The range also allows 5.0.0 to 5.1.6',
  );
  await expect(part(page).locator('pre')).toHaveText(
    'npx expo install "@gorhom/bottom-sheet@^5.2.14"',
  );

  await part(page).getByLabel('Package manager').selectOption('yarn');
  await expect(part(page).locator('pre')).toHaveText(
    'yarn expo install "@gorhom/bottom-sheet@^5.2.14"',
  );
  expect(
    await page.evaluate(() => localStorage.getItem('package-manager')),
  ).toBe('expo-yarn');

  await part(page).getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(part(page).getByText('Copied').first()).toBeVisible();
  const markdown = await page.evaluate(() => navigator.clipboard.readText());
  expect(markdown).toContain(
    '- **Bottom sheet**: `^5.0.0`, resolves to 5.2.14.',
  );
  expect(markdown).toContain('#check-my-versions?from=package');
  expect(markdown).toContain('/react-native-bottom-sheet/usage#expo-sdk');

  await part(page).getByRole('button', { name: 'Copy link' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^http:.*#check-my-versions\?/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());

  const other = await context.newPage();
  await other.goto(link);
  await expect(summary(other)).toHaveText(
    'These versions can fit together. Look at Bottom sheet.',
  );
  await expect(summary(other)).toBeInViewport();
  expect(await part(other).locator('li').allTextContents()).toEqual(
    await part(page).locator('li').allTextContents(),
  );
});

test('a pasted text is answered at once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAssistant(page, VERSION_CHECK);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    project('bare-0.81.json'),
  );
  await field(page).focus();
  await page.keyboard.press('Control+v');
  await expect(summary(page)).toHaveText(
    'These versions can fit together. Look at Reanimated.',
  );
  // Without Expo there is no `npx expo install`.
  await expect(part(page).locator('pre')).toContainText('npm install');
});

test('a dropped or chosen file is read', async ({ page }) => {
  await openAssistant(page, VERSION_CHECK);
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'package.json'));
    return data;
  }, project('expo-55.json'));
  await field(page).dispatchEvent('dragover', { dataTransfer: transfer });
  await field(page).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(summary(page)).toHaveText('These versions fit together.');
  await expect(field(page)).toHaveValue(project('expo-55.json'));

  await part(page)
    .getByLabel('Or choose or drop the file')
    .setInputFiles({
      name: 'package.json',
      mimeType: 'application/json',
      buffer: Buffer.from('x'.repeat(5_000_000)),
    });
  await expect(problem(page)).toContainText('That is 5.0 MB');
  await expect(field(page)).toHaveValue(project('expo-55.json'));
});

test('a picked release shows its versions, for each architecture', async ({
  page,
}) => {
  await openAssistant(page, VERSION_CHECK);
  await part(page)
    .getByLabel('Or pick a release')
    .selectOption('React Native 0.81');
  await part(page).getByRole('button', { name: 'Show its versions' }).click();
  await expect(part(page).locator('pre')).toContainText(
    '"react-native-worklets@~0.5.1"',
  );
  await part(page)
    .getByLabel('Architecture')
    .selectOption('Legacy architecture');
  await expect(part(page).locator('pre')).toContainText(
    '"react-native-reanimated@~3.19.5"',
  );
  await expect(page).toHaveURL(
    /#check-my-versions\?from=release&rn=0.81&arch=legacy$/,
  );
  await page.reload();
  await expect(part(page).locator('pre')).toContainText(
    '"react-native-reanimated@~3.19.5"',
  );
  await expect(part(page).getByLabel('Or pick a release')).toHaveValue(
    'rn 0.81',
  );
  await expect(part(page).getByLabel('Architecture')).toHaveValue('legacy');
});

test('bad input is named with its place, and stays', async ({ page }) => {
  await openAssistant(page, VERSION_CHECK);
  await check(page).click();
  await expect(problem(page)).toContainText('nothing to check yet');

  const broken = '{\n  "dependencies": {\n    "expo": "~54.0.0",\n  }\n}';
  await field(page).fill(broken);
  await check(page).click();
  await expect(problem(page)).toHaveText(
    'This is not valid JSON. Line 3, column 22: JSON allows no comma before }.',
  );
  await expect(field(page)).toHaveValue(broken);
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(summary(page)).toBeEmpty();
});

test('what is pasted is text, in the page and in the address', async ({
  page,
}) => {
  await openAssistant(page, VERSION_CHECK);
  await field(page).fill(
    '{"dependencies": {"react-native": "<img src=x onerror=alert(1)>", "@gorhom/bottom-sheet": "git+https://me:secret@example.org/a.git", "react-native-reanimated": "~4.1.1"}}',
  );
  await check(page).click();
  await expect(part(page)).toContainText('a specifier that is not a range');
  await expect(part(page)).toContainText('a git address');
  await expect(part(page).locator('img')).toHaveCount(0);
  expect(page.url()).not.toMatch(/secret|img|%3C/);
});

test.describe('when its code cannot be loaded', () => {
  test.use({
    allowedThroughout: [/Failed to load resource|ChunkLoadError|Loading/],
  });

  test('the form stays with its text, and works when it can be', async ({
    page,
  }) => {
    await openAssistant(page, VERSION_CHECK);
    await page.route(/version-check-engine/, (route) => route.abort());
    await field(page).fill(project('expo-54.json'));
    await check(page).click();
    await expect(problem(page)).toContainText('could not be loaded');
    await expect(field(page)).toHaveValue(project('expo-54.json'));
    await page.unroute(/version-check-engine/);
    await check(page).click();
    await expect(summary(page)).toHaveText('These versions fit together.');
  });
});

test('ends when the reader goes to another page, and starts again', async ({
  page,
}) => {
  await openAssistant(page, VERSION_CHECK);
  await page.getByRole('link', { name: 'Props', exact: true }).first().click();
  await expect(part(page)).toHaveCount(0);
  await page.goBack();
  await expect(field(page)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to the tables', async ({ page }) => {
    await page.goto('usage');
    await part(page).locator('summary').click();
    await expect(
      part(page).getByRole('link', { name: 'Expo SDKs' }),
    ).toHaveAttribute('href', '#expo-sdk');
  });
});
