// Loads every page once, for all that is asked of each.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, open, test } from '../fixtures';
import { MODES, PAGE_KINDS } from '../pageKinds';
import { ROUTES } from '../../routes';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

// The not-found page is answered with status 404, which the console reports.
test.use({ allowedProblems: [/status of 404/] });

for (const route of new Set([...ROUTES, ...Object.values(PAGE_KINDS)])) {
  test(`/${route} loads without a failed request, an outside one, or a message, and passes axe`, async ({
    page,
    outsideRequests,
  }) => {
    // Four runs of axe; the longest pages take seconds each.
    test.setTimeout(180_000);
    const failed: string[] = [];
    page.on('requestfailed', (request) => {
      // A prefetch is dropped when the page is done with.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
        failed.push(request.url());
      }
    });
    page.on('response', (response) => {
      const isPage = response.request().isNavigationRequest();
      if (response.status() >= 400 && !(isPage && !ROUTES.includes(route))) {
        failed.push(`${response.status()} ${response.url()}`);
      }
    });
    await open(page, route);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const mode of MODES) {
        await page.evaluate((theme) => {
          document.documentElement.dataset.theme = theme;
        }, mode);
        // The pages have no frames; without frames this takes half the time.
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode()
          .options({
            resultTypes: ['violations'],
            // The modes differ in colors alone.
            ...(mode === 'dark' && {
              runOnly: {
                type: 'rule',
                values: ['color-contrast', 'link-in-text-block'],
              },
            }),
          })
          .analyze();
        const found = violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
        expect(found, `${mode}, ${size.width} px`).toEqual([]);
      }
    }
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    await page.waitForLoadState('networkidle');
    expect(failed).toEqual([]);
    expect(outsideRequests).toEqual([]);
  });
}
