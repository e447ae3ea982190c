// "Check my project" with files, with bad and hostile input, and when it cannot run.
// What the reader typed stays.
import type { Route } from '@playwright/test';
import { fails } from './faults';
import { expect, open, saveData, test } from './fixtures';
import * as form from './projectCheck';
import { expectHeading, sidebarLink } from './siteLayout';

test('a dropped file is checked as what it contains', async ({ page }) => {
  await form.openCheck(page, form.PROJECT_CHECK);
  const drop = async (name: string, text: string) => {
    const dataTransfer = await page.evaluateHandle(
      (file) => {
        const data = new DataTransfer();
        data.items.add(new File([file.text], file.name));
        return data;
      },
      { name, text },
    );
    await form.field(page).dispatchEvent('drop', { dataTransfer });
  };
  await drop('package.json', form.project('expo-55.json'));
  await expect(form.summary(page)).toHaveText('These versions fit together.');
  await drop('log.txt', form.ERROR);
  await expect(form.summary(page)).toHaveText('The docs explain this message.');
  await expect(form.field(page)).toHaveValue(form.ERROR);
  await drop('a.tsx', form.v4Code('hooks.tsx'));
  await expect(form.part(page)).toContainText('a.tsx, line 57');
  await expect(form.field(page)).toHaveValue(form.ERROR);

  await test.step('invalid and hostile input is reported as text', async () => {
    for (const [text, message] of [
      [
        '{\n  "a": "b",\n}',
        'Line 2, column 11: JSON allows no comma before }.',
      ],
      ['const a = 1;', 'There is no import of @gorhom/bottom-sheet'],
    ] as const) {
      await form.checkText(page, text);
      await expect(form.problem(page)).toContainText(message);
      await expect(form.field(page)).toHaveValue(text);
      await expect(form.field(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(form.summary(page)).toBeEmpty();
    }
    const attack = '<img src=x onerror=alert(1)>';
    for (const [text, own] of [
      [
        `{"dependencies": {"react-native": "${attack}", "@gorhom/bottom-sheet": "git+https://me:secret@example.org/a.git"}}`,
        'not checked',
      ],
      [
        `import BottomSheet from '@gorhom/bottom-sheet';
  const a = <BottomSheet snapPoints={[1]} {...f('${attack}')} />;`,
        'place yourself',
      ],
      [`${form.ERROR} ${attack}`, 'explain this message'],
    ] as const) {
      await form.checkText(page, text);
      await form.expectSummary(page, own);
      await expect(form.part(page).locator('img')).toHaveCount(0);
      expect(page.url()).not.toMatch(/secret|img|%3C/);
    }
  });
});

test('a failed load is reported until the next press', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(
    /Failed to load|ChunkLoadError|Loading|worker|planted|NetworkError/,
  );
  const code = form.v4Code('fine.tsx');
  const crashes = (route: Route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'throw new TypeError("planted")',
    });
  const faults = [
    ['**/{checker,project-check}.*', fails, code, 'did not start'],
    ['**/check-worker*.js', fails, code, 'could not be loaded'],
    ['**/code-check*.js', crashes, code, 'TypeError: planted'],
    ['**/versions-*.js', fails, form.project('expo-54.json'), 'loaded'],
  ] as const;
  await page.route(faults[0][0], fails);
  await open(page, 'troubleshooting');
  for (const [files, fault, text, message] of faults) {
    await page.route(files, fault);
    await form.checkText(page, text);
    await expect(
      page.getByRole('alert').filter({ hasText: message }),
    ).toBeVisible();
    await expect(form.field(page)).toHaveValue(text);
    await page.unrouteAll();
  }
  await form.check(page).click();
  await form.expectSummary(page, 'fit together');
});

test('a form that did not load forgets its text when the reader leaves its page', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to (?:load|fetch)|ChunkLoadError|Loading/);
  await saveData(page);
  await page.route('**/{checker,project-check}.*', fails);
  await open(page, 'troubleshooting');
  await form.field(page).fill('typed');
  await expect(
    page.getByRole('alert').filter({ hasText: 'did not start' }),
  ).toBeVisible();
  await sidebarLink(page, 'FAQ').click();
  await expectHeading(page, 'FAQ');
  await page.unrouteAll();
  // A page that fails to load is loaded again, with what readers have typed.
  await page.route('**/props', fails, { times: 1 });
  const loaded = page.waitForEvent('load');
  await sidebarLink(page, 'Props').click();
  await loaded;
  await sidebarLink(page, 'Troubleshooting').click();
  await expectHeading(page, 'Troubleshooting');
  await form.check(page).click();
  await expect(form.problem(page)).toBeVisible();
  await expect(form.field(page)).toHaveValue('');
});
