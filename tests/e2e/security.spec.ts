import { expect, open, test } from './fixtures';
import { HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

test('an injected script does not run, nor does one of another host', async ({
  page,
  allowedProblems,
  outsideRequests,
}) => {
  allowedProblems.push(/Content Security Policy/);
  await open(page, `${HOSTED_URL}usage`);
  const before = outsideRequests().length;
  await page.evaluate(async () => {
    const inline = document.createElement('script');
    inline.textContent = 'document.title = "ran"';
    const outside = document.createElement('script');
    outside.src = 'https://example.com/script.js';
    const image = document.createElement('img');
    image.setAttribute('onerror', 'document.title = "ran"');
    image.src = 'data:,';
    const failures = [outside, image].map(
      (element) =>
        new Promise((resolve) => {
          element.addEventListener('error', resolve);
        }),
    );
    document.head.append(inline, outside, image);
    await Promise.all(failures);
  });
  await expect(page).not.toHaveTitle('ran');
  expect(outsideRequests().slice(before)).toEqual([]);
});
