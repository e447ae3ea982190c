// "Check my project" with files, with bad and hostile input, and when it cannot run.
// What the reader typed stays.
import type { Route } from '@playwright/test';
import { fails } from './faults';
import { expect, open, saveData } from './fixtures';
import { ERROR, PROJECT_CHECK, project, test, v4Code } from './projectCheck';
import { expectHeading, sidebarLink } from './siteLayout';

test('a dropped file is checked as what it contains', async ({
  page,
  form,
}) => {
  await form.open(PROJECT_CHECK);
  const drop = async (name: string, text: string) => {
    const dataTransfer = await page.evaluateHandle(
      (file) => {
        const data = new DataTransfer();
        data.items.add(new File([file.text], file.name));
        return data;
      },
      { name, text },
    );
    await form.field.dispatchEvent('drop', { dataTransfer });
  };
  await drop('package.json', project('expo-55.json'));
  await expect(form.summary).toHaveText('These versions fit together.');
  await drop('log.txt', ERROR);
  await expect(form.summary).toHaveText('The docs explain this message.');
  await expect(form.field).toHaveValue(ERROR);
  await drop('a.tsx', v4Code('hooks.tsx'));
  await expect(form.part).toContainText('a.tsx, line 57');
  await expect(form.field).toHaveValue(ERROR);

  await test.step('invalid and hostile input is reported as text', async () => {
    for (const [text, message] of [
      [
        '{\n  "a": "b",\n}',
        'Line 2, column 11: JSON allows no comma before }.',
      ],
      ['const a = 1;', 'There is no import of @gorhom/bottom-sheet'],
    ] as const) {
      await form.checkText(text);
      await expect(form.problem).toContainText(message);
      await expect(form.field).toHaveValue(text);
      await expect(form.field).toHaveAttribute('aria-invalid', 'true');
      await expect(form.summary).toBeEmpty();
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
      [`${ERROR} ${attack}`, 'explain this message'],
    ] as const) {
      await form.checkText(text);
      await form.expectSummary(own);
      await expect(form.part.locator('img')).toHaveCount(0);
      expect(page.url()).not.toMatch(/secret|img|%3C/);
    }
  });
});

test('a failed load is reported until the next press', async ({
  page,
  form,
  allowedProblems,
}) => {
  allowedProblems.push(
    /Failed to load|ChunkLoadError|Loading|worker|planted|NetworkError/,
  );
  const code = v4Code('fine.tsx');
  const crashes = (route: Route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'throw new TypeError("planted")',
    });
  const faults = [
    ['**/{checker,project-check}.*', fails, code, 'did not start'],
    ['**/check-worker*.js', fails, code, 'could not be loaded'],
    ['**/code-check*.js', crashes, code, 'TypeError: planted'],
    ['**/versions-*.js', fails, project('expo-54.json'), 'loaded'],
  ] as const;
  await page.route(faults[0][0], fails);
  await open(page, 'troubleshooting');
  for (const [files, fault, text, message] of faults) {
    await page.route(files, fault);
    await form.checkText(text);
    await expect(
      page.getByRole('alert').filter({ hasText: message }),
    ).toBeVisible();
    await expect(form.field).toHaveValue(text);
    await page.unrouteAll();
  }
  await form.check.click();
  await form.expectSummary('fit together');
});

test('a form that did not load forgets its text when the reader leaves its page', async ({
  page,
  form,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to (?:load|fetch)|ChunkLoadError|Loading/);
  await saveData(page);
  await page.route('**/{checker,project-check}.*', fails);
  await open(page, 'troubleshooting');
  await form.field.fill('typed');
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
  await form.check.click();
  await expect(form.problem).toBeVisible();
  await expect(form.field).toHaveValue('');
});
