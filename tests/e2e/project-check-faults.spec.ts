// "Check my project" with files, with bad and hostile input, and when it cannot run.
import type { Page } from '@playwright/test';
import { axeFaults, setMode } from './axe';
import { expect, expectNoSidewaysScroll, open, test } from './fixtures';
import * as form from './projectCheck';

const drop = async (page: Page, files: Readonly<Record<string, string>>) => {
  const dataTransfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const [name, text] of Object.entries(all)) {
      data.items.add(new File([text], name));
    }
    return data;
  }, files);
  await form.field(page).dispatchEvent('dragover', { dataTransfer });
  await form.field(page).dispatchEvent('drop', { dataTransfer });
};

test('dropped and chosen files are answered, code together; what is not checked is said, and the text stays', async ({
  page,
}) => {
  await form.openCheck(page, form.PROJECT_CHECK);
  await form.check(page).click();
  await expect(form.problem(page)).not.toBeEmpty();
  await drop(page, { 'package.json': form.project('expo-55.json') });
  await expect(form.summary(page)).toHaveText('These versions fit together.');
  await expect(form.field(page)).toHaveValue(form.project('expo-55.json'));

  await drop(page, {
    'a.tsx': form.v4Code('hooks.tsx'),
    'b.tsx': form.v4Code('v3.tsx'),
  });
  await expect(form.part(page)).toContainText('a.tsx, line 57');
  await expect(form.part(page)).toContainText('b.tsx, line 24');
  const choose = (name: string, text: string) =>
    form
      .part(page)
      .getByLabel('Choose files')
      .setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
  // The file of the same name stays: it may be from another folder.
  await choose('b.tsx', 'const own = 1;\n');
  await expect(form.part(page)).toContainText(
    'Without an import of the library: b.tsx (2).',
  );
  const before = await form.field(page).inputValue();
  await choose('bundle.js', 'x'.repeat(1_000_000));
  await expect(form.problem(page)).toContainText('This is 1.0 MB of code');
  await choose('package.json', 'x'.repeat(5_000_000));
  await expect(form.problem(page)).toContainText('That is 5.0 MB');
  await expect(form.field(page)).toHaveValue(before);

  await drop(page, {
    'package.json': form.project('expo-55.json'),
    'yarn.lock': form.project('expo-54.json'),
  });
  await expect(form.summary(page)).toHaveText(
    'These versions fit together. Only package.json was checked. Drop one file at a time, or files of code.',
  );
  await form.field(page).fill(form.ERROR);
  await drop(page, { 'bun.lockb': 'a\0b' });
  await expect(form.problem(page)).toContainText('bun pm ls');
  await expect(form.field(page)).toHaveValue(form.ERROR);
});

test('bad input is named with its place, and stays; what is pasted is text, in the page and in the address', async ({
  page,
}) => {
  await form.openCheck(page, form.PROJECT_CHECK);
  for (const [text, message] of [
    ['{\n  "a": "b",\n}', 'Line 2, column 11: JSON allows no comma before }.'],
    [
      `${form.v4Code('fine.tsx')}const = 1;\n`,
      'Line 16, column 7: This is not val',
    ],
    ['const a = 1;', 'There is no import of @gorhom/bottom-sheet'],
  ] as const) {
    await form.checkText(page, text);
    await expect(form.problem(page)).toContainText(message);
    await expect(form.field(page)).toHaveValue(text);
    await expect(form.field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.summary(page)).toBeEmpty();
  }
  for (const [text, own] of [
    [
      '{"dependencies": {"react-native": "<img src=x onerror=alert(1)>", "@gorhom/bottom-sheet": "git+https://me:secret@example.org/a.git"}}',
      'not checked',
    ],
    [
      `import BottomSheet from '@gorhom/bottom-sheet';
const a = <BottomSheet snapPoints={[1]} {...f('<img src=x onerror=alert(1)>')} />;`,
      'place yourself',
    ],
    [`${form.ERROR} <img src=x onerror=alert(1)>`, 'explain this message'],
  ] as const) {
    await form.checkText(page, text);
    await expect(form.summary(page)).toContainText(own);
    await expect(form.part(page).locator('img')).toHaveCount(0);
    expect(page.url()).not.toMatch(/secret|img|%3C/);
  }
});

test('answers about versions and code are accessible and fit', async ({
  page,
}) => {
  await form.openCheck(page, form.PROJECT_CHECK);
  for (const [input, own] of [
    [form.project('odd-specifiers.json'), 'Why'],
    [form.v4Code('hooks.tsx'), 'Changed for you'],
  ] as const) {
    await form.checkText(page, input);
    await expect(
      form.part(page).locator('summary', { hasText: own }),
    ).toBeVisible();
    await form
      .part(page)
      .locator('details')
      .evaluateAll((all) => {
        all.forEach((each) => {
          each.setAttribute('open', '');
        });
      });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await setMode(page, width === 390 ? 'dark' : 'light');
      const include = '[data-project-check]';
      const faults = await axeFaults(page, { include });
      expect(faults, `${width} px`).toEqual([]);
      await expectNoSidewaysScroll(page);
      // Nothing sticks out of the box, which would be cut off.
      const sticking = await form.part(page).evaluate((box) =>
        [...box.querySelectorAll('p, li, td, pre, pre > code, button')]
          .filter((element) => element.closest('pre > code') === null)
          .filter(
            (element) =>
              element.getBoundingClientRect().right >
              box.getBoundingClientRect().right,
          )
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(sticking).toEqual([]);
    }
  }
});

test.describe('when its code cannot be loaded', () => {
  test.use({
    allowedThroughout: [
      /Failed to load resource|ChunkLoadError|Loading|worker/,
    ],
  });

  for (const chunk of [/project-check\./, /checker\..*css/]) {
    test(`it is said, and the next press works: ${String(chunk)}`, async ({
      page,
    }) => {
      await page.route(chunk, (route) => route.abort());
      await open(page, 'troubleshooting');
      await form.field(page).fill(form.ERROR);
      await form.check(page).click();
      const alert = page.getByRole('alert').filter({ hasText: 'not start' });
      await expect(alert).toBeVisible();
      await page.unroute(chunk);
      await form.check(page).click();
      await expect(form.summary(page)).toContainText('explain this message');
      await expect(alert).toHaveCount(0);
    });
  }

  test('of an engine, the text stays, and the next press works', async ({
    page,
  }) => {
    await form.openCheck(page, form.PROJECT_CHECK);
    for (const [chunk, text] of [
      [/code-check-worker/, form.v4Code('fine.tsx')],
      [/versions-engine/, form.project('expo-54.json')],
      [/explained-messages/, form.ERROR],
    ] as const) {
      await page.route(chunk, (route) => route.abort());
      await form.checkText(page, text);
      await expect(form.problem(page)).toContainText('could not be loaded');
      await expect(form.field(page)).toHaveValue(text);
      await page.unroute(chunk);
      await form.check(page).click();
      await expect(form.summary(page)).not.toBeEmpty();
    }
  });
});

test('a crash is shown with its message, and logged', async ({
  page,
  allowedProblems,
  problems,
}) => {
  allowedProblems.push(/planted/);
  await form.openCheck(page, form.PROJECT_CHECK);
  for (const [at, [script, text, input]] of [
    [
      /code-check-worker/,
      'Nothing to change in this code.',
      form.v4Code('fine.tsx'),
    ] as const,
    [
      /versions-engine/,
      'These versions fit together.',
      form.project('expo-54.json'),
    ] as const,
  ].entries()) {
    await page.route(script, async (route) => {
      const response = await route.fetch();
      const source = await response.text();
      expect(source).toContain(`"${text}"`);
      const planted = `(()=>{throw new TypeError("planted ${at}")})()`;
      const body = source.replace(`"${text}"`, planted);
      await route.fulfill({ response, body });
    });
    await form.checkText(page, input);
    await expect(form.problem(page)).toContainText(
      new RegExp(`crashed.*TypeError: planted ${at}`),
    );
    await expect(form.field(page)).toHaveValue(input);
    const logged = new RegExp(`console error: .*planted ${at}`);
    expect(problems.join()).toMatch(logged);
  }
});
