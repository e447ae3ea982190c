// Samples that run next to their code, and edits of them.
import { axeFaults, setMode } from './axe';
import {
  waitForFrames,
  expect,
  expectNoSidewaysScroll,
  hydrated,
  open,
  test,
} from './fixtures';
import { middleOf, scrollTo } from './liveDemo';
import { edit, field, phoneOf, run } from './sampleFrame';
import { boxOf, clipboard, buttonIn, linkIn, resize } from './siteLayout';

const app = (code: string) =>
  `import { Text } from 'react-native';\nexport default function App() {\n  ${code}\n  return <Text>ready</Text>;\n}\n`;

test('the runner loads on hover, once for all samples', async ({ page }) => {
  let loaded: string[] = [];
  page.on('request', (request) => {
    const [file] =
      /runner|phone\/runtime|sucrase|assets\/samples/.exec(request.url()) ?? [];
    if (file !== undefined) loaded.push(file);
  });
  await open(page, 'usage');
  await page.mouse.wheel(0, 3000);
  await waitForFrames(page);
  expect(loaded).toEqual([]);
  await page.locator('[data-sample-id]').nth(2).hover();
  await expect.poll(() => loaded).toContain('phone/runtime');
  await run(page, 2);
  loaded = [];
  // Another sample ends this one.
  await run(page, 3);
  expect(loaded).toEqual(['assets/samples']);
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.getByRole('button', { name: 'Stop', exact: true }).press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.locator('[data-sample-id]').nth(3)).toBeFocused();
});

test('an edit survives a reload until it is reset', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const area = await edit(page);
  const edited = (await area.inputValue()).replace('Drag me down', 'Edited');
  await area.fill(edited);
  const inFrame = page.frameLocator('iframe');
  await expect(inFrame.getByText('Edited')).toBeAttached();
  const block = page.locator('[data-language]:has(iframe)');
  expect(await axeFaults(page, { include: '[data-editing]' })).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  // As on a phone: an app that does not ask for the color scheme is light.
  await expect(inFrame.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(area).toHaveValue(edited);
  await buttonIn(block, /^Copy/).press('Enter');
  await expect.poll(() => clipboard(page)).toBe(edited);
  const snack = linkIn(block, 'Open in Snack');
  await expect(snack).toHaveAttribute('href', /Edited/);

  await page.reload();
  await hydrated(page);
  await run(page, 2);
  await expect(inFrame.getByText('Edited')).toBeAttached();
  await buttonIn(page, 'Reset code').press('Enter');
  await expect(field(page)).toHaveCount(0);
  await expect(inFrame.getByText('Drag me down')).toBeAttached();
});

test('typing stays in the editor when the program takes the focus', async ({
  page,
}) => {
  const area = await edit(
    page,
    'import { TextInput } from \'react-native\';\nexport default () => <TextInput autoFocus accessibilityLabel="Name" />;\n',
  );
  const input = page.frameLocator('iframe').getByLabel('Name');

  await area.press('Control+End');
  // The log shows which edit runs.
  const log = page.getByRole('log');
  await page.keyboard.type('console.log("one");');
  await expect(input).toBeAttached();
  await expect(log).toContainText('one');
  await waitForFrames(page, 40);
  await page.keyboard.type('console.log("two");');
  await expect(area).toHaveValue(/log\("one"\);console\.log\("two"\);$/);
  await expect(log).toContainText('two');
  await expect(input).toHaveValue('');
  await expect(area).toBeFocused();

  // A press on the phone moves the focus there.
  await scrollTo(phoneOf(page), 80);
  const { x, y } = await middleOf(input);
  await page.mouse.click(x, y);
  await page.keyboard.type('Ada');
  await expect(input).toHaveValue('Ada');

  // Each key highlights the text again, which takes a second for a long one.
  const colored = page.locator('pre:has(textarea) code span');
  await expect(colored).not.toHaveCount(0);
  await area.fill(app(`return <Text>${'long '.repeat(4_000)}</Text>;`));
  await expect(colored).toHaveCount(0);
});

test('the editor uses the whole width below a title row of 40 px', async ({
  page,
}) => {
  await resize(page, 1440);
  await open(page, 'components/bottomsheetview');
  const block = page.locator('[data-language]:has([data-sample-id])').first();
  const title = block.locator('> :first-child');
  const code = block.locator('pre');
  expect((await boxOf(title)).height).toBe(40);
  await run(page, 0);
  expect((await boxOf(title)).height).toBe(40);
  await buttonIn(page, 'Edit code').press('Enter');
  await expect(field(page)).toBeFocused();
  expect((await boxOf(title)).height).toBe(40);
  for (const [width, least, right] of [
    [390, 350, 370],
    [1024, 640, 970],
    [1280, 900, 1200],
    [1440, 600, 1200],
    [1920, 600, 1400],
  ] as const) {
    await resize(page, width);
    await expectNoSidewaysScroll(page);
    const [overflow, inside] = await code.evaluate((one) => [
      one.scrollWidth - one.clientWidth,
      one.clientWidth,
    ]);
    expect(overflow, `${width}`).toBe(0);
    expect(inside, `${width}`).toBeGreaterThan(least);
    expect((await boxOf(block)).right, `${width}`).toBeGreaterThan(right);
  }
});

test('an opened editor is visible together with the phone', async ({
  page,
}) => {
  await open(page, '');
  await run(page, 0);
  const phone = phoneOf(page);
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await resize(page, width, height);
    await scrollTo(phone, 80);
    await buttonIn(page, 'Edit code').click();
    await expect(field(page)).toBeFocused();
    await waitForFrames(page, 3);
    await expect(field(page)).toBeInViewport();
    await expect(phone).toBeInViewport({ ratio: 0.999 });
    expect((await boxOf(field(page))).bottom).toBeGreaterThan(150);
    await buttonIn(page, 'Reset code').click();
  }
});

test('an error names its line until an edit fixes it', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/./);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new Error('refused');
      },
    });
  });
  const area = await edit(page);
  const problem = phoneOf(page).getByRole('alert');
  await test.step('an accessible error names its line', async () => {
    for (const [code, words] of [
      [app('for (;;);'), /Line 3,.*A loop did not end/],
      [app('throw new Error("own words");'), /Line 3,.*own words/],
      [app('return <Text>{{} as never}</Text>;'), /Objects cannot be rendered/],
      ["import a from 'lodash';\nexport default a;", /"lodash" is not here/],
      [app('const = 1; // a comment'), /Line 3, column 9.*Unexpected token/],
    ] as const) {
      await area.fill(code);
      await expect(problem).toHaveText(words);
    }
    const include = '[data-language]:has(iframe)';
    await setMode(page, 'dark');
    expect(await axeFaults(page, { include })).toEqual([]);
  });

  await test.step('an edit ends the error', async () => {
    await area.fill(app('console.log("written", { a: 1 });'));
    await expect(problem).toHaveCount(0);
    await expect(page.getByRole('log')).toHaveText('written {"a":1}');
  });

  await test.step('the Tab key leaves the editor', async () => {
    await area.press('Tab');
    await expect(area).not.toBeFocused();
  });

  await test.step('Stop keeps the edit without storage', async () => {
    await buttonIn(page, /^Stop App/).press('Enter');
    await run(page, 2);
    await expect(page.getByRole('log')).toHaveText('written {"a":1}');
  });
});

/** Statements with which a program could harm its reader, by name. */
const ATTEMPTS = {
  storage: 'localStorage.length',
  cookie: 'document.cookie',
  database: "await event(indexedDB.open('a'), 'success')",
  page: 'parent.document.title',
  address: 'top!.location.href',
  network: "await fetch('https://example.com/')",
  site: "await fetch('/react-native-bottom-sheet/')",
  socket: "await event(new WebSocket('wss://example.com'), 'open')",
  beacon:
    "await event(Object.assign(new Image(), { src: 'https://example.com/i.png' }))",
  script: "await event(add('script', 'https://example.com/s.js'))",
  popup: "if (open('https://example.com/') === null) throw 0",
  worker: "new SharedWorker('data:,')",
  calls: 'new RTCPeerConnection()',
  'calls of an inner frame':
    "new (add('iframe', 'about:blank').contentWindow.RTCPeerConnection)()",
  history: "history.pushState(null, '')",
  referrer: "if (document.referrer === '') throw 0",
  selection: "document.execCommand('copy')",
  clipboard: "await navigator.clipboard.writeText('a')",
  leaving: "top!.location.href = 'https://example.com/'",
};

const HOSTILE = `import * as React from 'react';
const event = (on: EventTarget, done = 'load') => new Promise((yes, no) => {
  on.addEventListener(done, yes);
  on.addEventListener('error', no);
});
const add = (name: string, src: string) =>
  document.body.appendChild(Object.assign(document.createElement(name), { src }));
async function attack() {
${Object.entries(ATTEMPTS)
  .map(
    ([name, code]) =>
      `  try { ${code}; console.log('${name}: done'); } catch { console.log('${name}: refused'); }`,
  )
  .join('\n')}
}
export default function App() {
  React.useEffect(() => { void attack(); }, []);
  return null;
}`;

test.describe('a hostile program', () => {
  test.use({ outsideIsAnswered: true });

  test('cannot leave its sandbox', async ({
    page,
    allowedProblems,
    outsideRequests,
  }) => {
    allowedProblems.push(/./);
    const area = await edit(page);

    await area.fill(HOSTILE);
    await expect(page.getByRole('log')).toContainText('leaving');
    const lines = (await page.getByRole('log').innerText()).split('\n');
    expect(lines).toEqual(
      Object.keys(ATTEMPTS).map((name) => `${name}: refused`),
    );
    expect(outsideRequests()).toEqual([]);
    await expect(page).toHaveURL(/usage$/);
    expect(page.context().pages()).toHaveLength(1);

    await area.fill(
      app('for (let i = 0; i < 120; i += 1) console.log(`line ${i}`);'),
    );
    await expect(page.getByRole('log')).toHaveText(/^line 70\n[^]*line 119$/);

    await area.fill(
      app('for (let i = 0; i < 2000; i += 1) console.log("<b>bold</b>");'),
    );
    await expect(phoneOf(page).getByRole('alert')).toContainText('without end');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('log')).toContainText('<b>bold</b>');
  });
});
