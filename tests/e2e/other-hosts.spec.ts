// Requests to other hosts.
import { expect, hydrated, open, test } from './fixtures';
import { expectHeading, nextPage } from './siteLayout';
import { HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

test('analytics counts a page view for each change of the URL', async ({
  page,
  context,
  outsideRequests,
}) => {
  /** Arguments of the gtag calls so far, which the queue holds for the script. */
  const calls = (kind: string) =>
    page.evaluate(
      (name) =>
        (Reflect.get(window, 'dataLayer') as ArrayLike<unknown>[])
          .map((entry) => Array.from(entry))
          .filter(([first]) => first === name),
      kind,
    );
  await context.route('**/*googletagmanager.com/**', () => undefined);
  await page.goto(`${HOSTED_URL}usage`, { waitUntil: 'commit' });
  await hydrated(page);
  expect(outsideRequests().join('\n')).toContain(
    'https://www.googletagmanager.com/gtag/js?id=G-TEST000000',
  );
  const own = ['config', 'G-TEST000000', { anonymize_ip: true }];
  expect(await calls('config')).toContainEqual(own);
  const views = async () =>
    (await calls('event')).filter(([, name]) => name === 'page_view').length;
  const before = await views();
  // The configuration of gtag sends the first view itself.
  expect(before).toBe(0);
  await page.locator('.table-of-contents a').first().click();
  await expect.poll(views).toBe(before + 1);
  await nextPage(page).click();
  await expectHeading(page, 'BottomSheet props');
  await expect.poll(views).toBe(before + 2);
  await page.evaluate(() => {
    window.history.pushState({}, '', '?from=test');
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect.poll(views).toBe(before + 3);
});

test('the policy blocks an injected script', async ({
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
