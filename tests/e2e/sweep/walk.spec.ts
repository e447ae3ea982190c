import { ROUTES } from '../../routes';
import { expect, open, test } from '../fixtures';

for (const route of ROUTES) {
  test(`/${route} loads without a failed request, an outside one, or a message`, async ({
    page,
    outsideRequests,
  }) => {
    const failed: string[] = [];
    page.on('requestfailed', (request) => {
      // A prefetch is dropped when the page is done with.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
        failed.push(request.url());
      }
    });
    page.on('response', (response) => {
      if (response.status() >= 400) {
        failed.push(`${response.status()} ${response.url()}`);
      }
    });
    await open(page, route);
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    await page.waitForLoadState('networkidle');
    expect(failed).toEqual([]);
    expect(outsideRequests).toEqual([]);
  });
}
