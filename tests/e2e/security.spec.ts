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
  const ran = await page.evaluate(async () => {
    const inline = document.createElement('script');
    inline.textContent = 'document.documentElement.dataset.ran = "inline"';
    document.head.append(inline);
    const outside = document.createElement('script');
    outside.src = 'https://example.com/script.js';
    const done = new Promise((resolve) => {
      outside.onload = resolve;
      outside.onerror = resolve;
    });
    document.head.append(outside);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'document.documentElement.dataset.ran=1');
    const failed = new Promise((resolve) => {
      image.addEventListener('error', resolve);
    });
    image.src = 'data:,';
    document.body.append(image);
    await Promise.all([done, failed]);
    return document.documentElement.dataset.ran;
  });
  expect(ran).toBeUndefined();
  expect(outsideRequests().slice(before)).toEqual([]);
});
