/* eslint-disable max-lines -- one feature, whose tests share their files */
// "Check my project" with a folder: one answer, one patch, and nothing lost.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeFaults, setMode } from './axe';
import { expect, expectNoSidewaysScroll, test } from './fixtures';
import { holdRequests } from './hold';
import * as form from './projectCheck';
import { clipboard, buttonIn, resize } from './siteLayout';

const MANIFEST = (version: string) =>
  JSON.stringify({
    dependencies: {
      '@gorhom/bottom-sheet': `^${version}`,
      'react-native': '0.73.4',
      'react-native-gesture-handler': '~2.14.0',
      'react-native-reanimated': '~3.6.2',
    },
  });
const LOCK = (version: string) => `# yarn lockfile v1

"@gorhom/bottom-sheet@^${version}":
  version "${version}"

"@gorhom/bottom-sheet@^5.1.1":
  version "5.1.1"

react-native@0.73.4:
  version "0.73.4"

react-native-gesture-handler@~2.14.0:
  version "2.14.1"

react-native-reanimated@~3.6.2:
  version "3.6.3"
`;
const FILES = {
  'package.json': '{"private":true,"workspaces":["apps/*"]}',
  'apps/mobile/package.json': MANIFEST('4.6.4'),
  'apps/mobile/app.json': '{}',
  'apps/old/package.json': MANIFEST('5.1.1'),
  'apps/old/app.json': '{}',
  'apps/old/Sheet.tsx': `import BottomSheet from '@gorhom/bottom-sheet';

export const Sheet = () => <BottomSheet snapPoints={['50%']} />;
`,
  'yarn.lock': LOCK('4.6.4'),
  'apps/mobile/src/(tabs)/Filter sheet.tsx':
    "import BottomSheet from '@gorhom/bottom-sheet';\r\n\r\nexport const Filter = () => (\r\n  <BottomSheet snapPoints={['50%']} handleHeight={24}>\r\n    <List />\r\n  </BottomSheet>\r\n);\r\n",
  'apps/mobile/src/Modal.tsx': `import { BottomSheetModal } from '@gorhom/bottom-sheet';
import { useEffect, useRef } from 'react';

export function Modal({ open }: { open: boolean }) {
  const ref = useRef<BottomSheetModal>(null);
  useEffect(() => {
    if (!open) ref.current?.dismiss();
  }, [open]);
  return <BottomSheetModal ref={ref} snapPoints={['50%']} />;
}
`,
  'node_modules/x/index.js': "require('@gorhom/bottom-sheet');",
  'README.md': '# The app',
};

/** Writes files into a folder of the test's. */
function makeFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const button = (page: Page, name: string | RegExp) =>
  buttonIn(form.part(page), name);

const decision = (page: Page) =>
  form.part(page).getByRole('checkbox', { name: 'Done: dismiss' });

/** Removes the folder picker, which Firefox and Safari lack. */
const withoutPicker = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showDirectoryPicker');
  });

const choose = (page: Page, folder: string) =>
  form.part(page).getByLabel('Choose a folder').setInputFiles(folder);

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a checked folder gives a patch that git applies', async ({ page }) => {
  await withoutPicker(page);
  await form.openCheck(page, form.PROJECT_CHECK);
  await form.checkText(page, form.ERROR);
  const folder = makeFolder(FILES);
  const part = form.part(page);

  await test.step('the report counts files and decisions', async () => {
    await choose(page, folder);
    await form.expectSummary(page, 'These versions fit together');
    await form.expectSummary(page, '1 decision is left to you');
    await expect(part).toContainText('2 files name the sheet');
    await expect(part).toContainText('apps/mobile/src/Modal.tsx, line 7');
    await expect(part).not.toContainText('node_modules/x');
    await expect(part.getByLabel('Written for')).toHaveValue('v4');
  });

  await test.step('git applies the patch', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download bottom-sheet-v5.patch').click(),
    ]);
    expect(file.suggestedFilename()).toBe('bottom-sheet-v5.patch');
    await file.saveAs(join(folder, 'bottom-sheet-v5.patch'));
    execFileSync('git', ['init', '-q'], { cwd: folder });
    execFileSync('git', ['apply', 'bottom-sheet-v5.patch'], { cwd: folder });
    const filter = 'apps/mobile/src/(tabs)/Filter sheet.tsx';
    expect(readFileSync(join(folder, filter), 'utf8')).toBe(
      FILES[filter].replace('handleHeight={24}', 'enableDynamicSizing={false}'),
    );
  });

  await test.step('patch and report can be copied', async () => {
    await button(page, 'Copy patch').click();
    await expect
      .poll(() => clipboard(page))
      .toContain('+++ b/apps/mobile/src/Modal.tsx');
    await button(page, 'Copy report').click();
    await expect.poll(() => clipboard(page)).toContain('Modal.tsx:7');
    // Nothing of the project gets into the address.
    expect(page.url()).not.toMatch(/from=|mobile/);
  });

  await test.step('another app of the folder gets its own report', async () => {
    // This app is written for v5.
    await part.getByLabel('App').selectOption('apps/old/package.json');
    await expect(part.getByLabel('Written for')).toHaveValue('v5');
    await expect(button(page, /^Download/)).toHaveCount(0);
  });

  await test.step("'Back to my text' restores the text", async () => {
    await button(page, 'Back to my text').click();
    await expect(form.field(page)).toHaveValue(form.ERROR);
    await expect(form.field(page)).toBeFocused();
    await form.expectSummary(page, 'explain this message');
    await expect(button(page, 'Back to my text')).toHaveCount(0);
  });

  await test.step('a decision stays ticked after a reload', async () => {
    await choose(page, folder);
    await decision(page).check();
    await page.reload();
    await form.field(page).focus();
    await choose(page, folder);
    await expect(decision(page)).toBeChecked();
    await decision(page).uncheck();
    await choose(page, folder);
    await expect(decision(page)).not.toBeChecked();
    // Storage has no text of the project.
    const stored = await page.evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
      ]),
    );
    expect(stored).not.toMatch(/Modal|mobile|dismiss/);
  });
});

test('a check that was requested before hydration is answered', async ({
  page,
}) => {
  await withoutPicker(page);
  const folder = makeFolder(FILES);
  for (const [act, answer] of [
    [() => form.checkText(page, form.ERROR), 'explain this message'],
    [() => choose(page, folder), '1 decision is left to you'],
  ] as const) {
    const release = await holdRequests(page, '**/assets/js/**');
    await page.goto('troubleshooting', { waitUntil: 'commit' });
    await expect(page.locator('.footer')).toBeAttached();
    await act();
    // Focus would hydrate the form. Chosen files have to do so without it.
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
    });
    await release();
    await form.expectSummary(page, answer);
  }
});

test('files of several kinds are checked as one project', async ({ page }) => {
  await form.openCheck(page, form.PROJECT_CHECK);

  await test.step('a canceled check does not block the next one', async () => {
    const part = form.part(page);
    // The engine never loads.
    await page.route('**/code-check*.js', () => undefined);
    await form.checkText(page, form.v4Code('fine.tsx'));
    const cancel = button(page, 'Cancel');
    await cancel.click();
    await expect(cancel).toHaveCount(0);
    await expect(form.field(page)).toBeFocused();
    await expect(part).not.toContainText('Checking…');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await form.check(page).click();
    await form.expectSummary(page, 'Nothing to change');
  });

  await form
    .part(page)
    .getByLabel('Choose files')
    .setInputFiles(
      Object.entries({
        'package.json': MANIFEST('4.6.4'),
        'yarn.lock': LOCK('4.6.4'),
        'Modal.tsx': FILES['apps/mobile/src/Modal.tsx'],
        'README.md': '# hello',
        'bun.lockb': 'a\0b',
        'bundle.js': 'x'.repeat(1_000_000),
      }).map(([name, text]) => ({
        name,
        mimeType: '',
        buffer: Buffer.from(text),
      })),
    );
  await expect(form.summary(page)).toHaveText(
    'These versions fit together. 1 change is made for you. 1 decision is left to you.',
  );
  // The text of before stays in the field.
  await expect(form.field(page)).toHaveValue(form.v4Code('fine.tsx'));
  const unread = form.part(page).getByText('Files that were left out (2)');
  await unread.click();
  await expect(form.part(page)).toContainText('bun.lockb: it is binary');
  await expect(form.part(page)).toContainText('bundle.js: it has 1.0 MB');
  await form
    .part(page)
    .getByLabel('Choose files')
    .setInputFiles([
      { name: 'a.md', mimeType: '', buffer: Buffer.from('# a') },
      { name: 'b.css', mimeType: '', buffer: Buffer.from('b {}') },
    ]);
  await expect(form.problem(page)).toContainText('None of these 2 files is');
});

test('the keyboard alone picks a folder and writes the changes into it', async ({
  page,
}) => {
  await form.openCheck(page, form.PROJECT_CHECK);
  // The private file system of the origin replaces a folder on the disk.
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    for (const [path, text] of Object.entries(files)) {
      let folder = root;
      const names = path.split('/');
      const name = names.pop() ?? '';
      for (const each of names)
        folder = await folder.getDirectoryHandle(each, { create: true });
      const file = await folder.getFileHandle(name, { create: true });
      const writable = await file.createWritable();
      await writable.write(text);
      await writable.close();
    }
    Object.assign(window, { showDirectoryPicker: () => Promise.resolve(root) });
  }, FILES);
  const read = (path: string) =>
    page.evaluate(async (each) => {
      let folder = await navigator.storage.getDirectory();
      const names = each.split('/');
      const name = names.pop() ?? '';
      for (const one of names) folder = await folder.getDirectoryHandle(one);
      return (await (await folder.getFileHandle(name)).getFile()).text();
    }, path);
  const press = async (name: string) => {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
  };
  await form.part(page).getByLabel('Choose a folder').focus();
  await page.keyboard.press('Enter');
  await form.expectSummary(page, '1 decision is left to you');
  await press('Write the changes into the folder');
  const part = form.part(page);
  await expect(part).toContainText('These files are overwritten');
  expect(await read('apps/mobile/src/Modal.tsx')).not.toContain('Sizing');
  await press('Overwrite these 2 files');
  await expect(part).toContainText('Written.');
  expect(await read('apps/mobile/src/Modal.tsx')).toContain(
    'enableDynamicSizing={false}',
  );
  // The files differ now from those that were checked.
  await press('Overwrite these 2 files');
  await expect(part).toContainText('Nothing was written');
});

test('reports are accessible in a window of 390 px', async ({ page }) => {
  await withoutPicker(page);
  await resize(page, 390);
  await form.openCheck(page, form.PROJECT_CHECK);
  const part = form.part(page);
  const folder = makeFolder(FILES);
  const versions = form.project('odd-specifiers.json');
  for (const [ask, own, mode] of [
    [() => form.checkText(page, versions), 'Check yourself', 'dark'],
    [() => choose(page, folder), 'Breaks in v5', 'light'],
  ] as const) {
    await ask();
    await expect(part.locator('summary', { hasText: own })).toBeVisible();
    await setMode(page, mode);
    await part.locator('details').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '');
    });
    const include = '[data-project-check]';
    expect(await axeFaults(page, { include })).toEqual([]);
    await expectNoSidewaysScroll(page);
    // The box would cut off what overflows it.
    const inner = await part.evaluate((box) => box.clientWidth);
    await expect(part).toHaveJSProperty('scrollWidth', inner);
  }
});
