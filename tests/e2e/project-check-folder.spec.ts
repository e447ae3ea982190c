/* eslint-disable max-lines -- one feature, whose tests share their files */
// "Check my project" with a folder: one answer, one patch, and nothing lost.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeFaults, setMode } from './axe';
import { expect, expectNoSidewaysScroll } from './fixtures';
import { holdRequests } from './hold';
import { overlaps } from './overlaps';
import {
  ERROR,
  PROJECT_CHECK,
  project,
  test,
  v4Code,
  type Form,
} from './projectCheck';
import { clipboard, resize } from './siteLayout';

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

const decision = ({ part }: Form) =>
  part.getByRole('checkbox', { name: 'Done: dismiss' });

/** Removes the folder picker, which Firefox and Safari lack. */
const withoutPicker = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showDirectoryPicker');
  });

const choose = ({ part }: Form, folder: string) =>
  part.getByLabel('Choose a folder').setInputFiles(folder);

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a checked folder gives a patch that git applies', async ({
  page,
  form,
}) => {
  await withoutPicker(page);
  await form.open(PROJECT_CHECK);
  await form.checkText(ERROR);
  const folder = makeFolder(FILES);
  const { part } = form;

  await test.step('the report counts files and decisions', async () => {
    await choose(form, folder);
    await form.expectSummary('These versions fit together');
    await form.expectSummary('1 decision is left to you');
    await expect(part).toContainText('2 files name the sheet');
    await expect(part).toContainText('apps/mobile/src/Modal.tsx, line 7');
    await expect(part).not.toContainText('node_modules/x');
    await expect(part.getByLabel('Written for')).toHaveValue('v4');
  });

  await test.step('git applies the patch', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      form.button('Download bottom-sheet-v5.patch').click(),
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
    await form.button('Copy patch').click();
    await expect
      .poll(() => clipboard(page))
      .toContain('+++ b/apps/mobile/src/Modal.tsx');
    await form.button('Copy report').click();
    await expect.poll(() => clipboard(page)).toContain('Modal.tsx:7');
    // Nothing of the project gets into the address.
    expect(page.url()).not.toMatch(/from=|mobile/);
  });

  await test.step('another app of the folder gets its own report', async () => {
    // This app is written for v5.
    await part.getByLabel('App').selectOption('apps/old/package.json');
    await expect(part.getByLabel('Written for')).toHaveValue('v5');
    await expect(form.button(/^Download/)).toHaveCount(0);
  });

  await test.step("'Back to my text' restores the text", async () => {
    await form.button('Back to my text').click();
    await expect(form.field).toHaveValue(ERROR);
    await expect(form.field).toBeFocused();
    await form.expectSummary('explain this message');
    await expect(form.button('Back to my text')).toHaveCount(0);
  });

  await test.step('a decision stays ticked after a reload', async () => {
    await choose(form, folder);
    await decision(form).check();
    await page.reload();
    await form.field.focus();
    await choose(form, folder);
    await expect(decision(form)).toBeChecked();
    await decision(form).uncheck();
    await choose(form, folder);
    await expect(decision(form)).not.toBeChecked();
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
  form,
}) => {
  await withoutPicker(page);
  const folder = makeFolder(FILES);
  for (const [act, answer] of [
    [() => form.checkText(ERROR), 'explain this message'],
    [() => choose(form, folder), '1 decision is left to you'],
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
    await form.expectSummary(answer);
  }
});

test('files of several kinds are checked as one project', async ({
  page,
  form,
}) => {
  await form.open(PROJECT_CHECK);

  await test.step('a canceled check does not block the next one', async () => {
    const { part } = form;
    // The engine never loads.
    await page.route('**/code-check*.js', () => undefined);
    await form.checkText(v4Code('fine.tsx'));
    const cancel = form.button('Cancel');
    await cancel.click();
    await expect(cancel).toHaveCount(0);
    await expect(form.field).toBeFocused();
    await expect(part).not.toContainText('Checking…');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await form.check.click();
    await form.expectSummary('Nothing to change');
  });

  await form.part.getByLabel('Choose files').setInputFiles(
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
  await expect(form.summary).toHaveText(
    'These versions fit together. 1 change is made for you. 1 decision is left to you.',
  );
  // The text of before stays in the field.
  await expect(form.field).toHaveValue(v4Code('fine.tsx'));
  const unread = form.part.getByText('Files that were left out (2)');
  await unread.click();
  await expect(form.part).toContainText('bun.lockb: it is binary');
  await expect(form.part).toContainText('bundle.js: it has 1.0 MB');
  await form.part.getByLabel('Choose files').setInputFiles([
    { name: 'a.md', mimeType: '', buffer: Buffer.from('# a') },
    { name: 'b.css', mimeType: '', buffer: Buffer.from('b {}') },
  ]);
  await expect(form.problem).toContainText('None of these 2 files is');
});

test('the keyboard alone picks a folder and writes the changes into it', async ({
  page,
  form,
}) => {
  await form.open(PROJECT_CHECK);
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
    await form.button(name).focus();
    await page.keyboard.press('Enter');
  };
  await form.part.getByLabel('Choose a folder').focus();
  await page.keyboard.press('Enter');
  await form.expectSummary('1 decision is left to you');
  await press('Write the changes into the folder');
  const { part } = form;
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

test('reports are accessible on a phone, and fit into 320 px', async ({
  page,
  form,
}) => {
  await withoutPicker(page);
  await resize(page, 390);
  await form.open(PROJECT_CHECK);
  const { part } = form;
  const folder = makeFolder(FILES);
  const versions = project('odd-specifiers.json');
  for (const [ask, own, mode] of [
    [() => form.checkText(versions), 'Check yourself', 'dark'],
    [() => choose(form, folder), 'Breaks in v5', 'light'],
  ] as const) {
    await ask();
    await expect(part.locator('summary', { hasText: own })).toBeVisible();
    await setMode(page, mode);
    await part.locator('details').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '');
    });
    const include = '[data-project-check]';
    expect(await axeFaults(page, { include })).toEqual([]);
    for (const width of [320, 390]) {
      await resize(page, width);
      expect(await page.evaluate(overlaps)).toEqual([]);
      await expectNoSidewaysScroll(page);
      // The box would cut off what overflows it.
      const inner = await part.evaluate((box) => box.clientWidth);
      await expect(part).toHaveJSProperty('scrollWidth', inner);
    }
  }
});
