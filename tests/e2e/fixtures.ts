import {
  test as base,
  expect,
  type Page,
  type Request,
} from '@playwright/test';

interface Fixtures {
  /** Console messages and page errors that every test of a file may cause. */
  allowedThroughout: readonly RegExp[];
  /** Messages that one test may cause, which it adds to the list. */
  allowedProblems: RegExp[];
  /** Whether other hosts respond, with an empty document. By default there are none. */
  outsideIsAnswered: boolean;
  /** Returns the URLs that were requested from other hosts, in order. */
  outsideRequests: () => string[];
}

const isOutside = ({ protocol, hostname }: URL): boolean =>
  /^(https?|wss?):$/.test(protocol) && hostname !== '127.0.0.1';

/**
 * Playwright's test with two guards. No request leaves this machine: the
 * browser resolves no other host, or `outsideIsAnswered` has them respond with
 * an empty document. A console warning, console error or uncaught error fails
 * the test unless `allowedProblems` matches it.
 */
export const test = base.extend<Fixtures>({
  allowedThroughout: [[], { option: true }],

  outsideIsAnswered: [false, { option: true }],

  // A copy for each test: what one allows is not allowed in the next.
  allowedProblems: ({ allowedThroughout }, provide) =>
    provide([...allowedThroughout]),

  outsideRequests: async ({ context }, provide) => {
    const outside = new Set<Request>();
    context.on('request', (request) => {
      if (isOutside(new URL(request.url()))) outside.add(request);
    });
    context.on('requestfailed', (request) => {
      // A request that the page's own policy blocks is not sent.
      if (request.failure()?.errorText === 'csp') outside.delete(request);
    });
    await provide(() => [...outside].map((request) => request.url()));
  },

  context: async (
    {
      context,
      outsideIsAnswered: stubExternalHosts,
      allowedProblems: expectedConsoleMessages,
    },
    provide,
  ) => {
    const problems: string[] = [];
    context.on('console', (message) => {
      if (/^(?:error|warning)$/.test(message.type())) {
        // Only the URL names a file that failed.
        const { url } = message.location();
        problems.push(`console ${message.type()}: ${message.text()} (${url})`);
      }
    });
    context.on('weberror', (error) => {
      problems.push(`uncaught: ${error.error().message}`);
    });
    // Only where needed: a route disables the browser's cache and slows requests.
    if (stubExternalHosts) {
      await context.route(isOutside, (route) =>
        route.fulfill({ status: 200, body: '' }),
      );
    }
    await provide(context);
    // Collected now, since requests that a test still holds fail below.
    const unexpected = problems.filter(
      (problem) =>
        !expectedConsoleMessages.some((allowed) => allowed.test(problem)),
    );
    // Responses on their way at the end of a test have nowhere to go. The routes of the
    // context go first: requests would fall back to them.
    for (const routes of [context, ...context.pages()]) {
      await routes.unrouteAll({ behavior: 'ignoreErrors' });
    }
    expect(unexpected, 'console messages and errors of the page').toEqual([]);
  },
});

/**
 * Opens a page and waits for hydration.
 *
 * @param page - the browser's page
 * @param route - a URL, absolute or below the base path
 */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

/**
 * Waits for hydration. Polls by time, since a tab in the background draws no
 * frames.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.hasHydrated === 'true',
    undefined,
    { polling: 50 },
  );
}

/**
 * Waits until the page has an element. An expectation that fails at first looks again
 * after half a second; this one sees the element with the next frames.
 */
export async function attached(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector(wanted) !== null,
    selector,
    { polling: 20 },
  );
}

/**
 * Waits for frames, before something that must not have happened or that takes
 * time. Frames are counted, since a busy machine draws few of them in a second.
 * An idle one draws 60.
 *
 * @param page - the browser's page, in the foreground
 * @param times - how many frames; by default a third of a second
 */
export async function waitForFrames(page: Page, times = 20): Promise<void> {
  await page.evaluate(async (wanted) => {
    for (let frame = 0; frame < wanted; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
  }, times);
}

/** Asserts that the page has nothing wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [overflow, width] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth - clientWidth, window.innerWidth] as const;
  });
  expect(overflow, `scrolls sideways at ${width} px`).toBe(0);
}

/**
 * Emulates data saving on the pages to come: nothing is prefetched, and no demo
 * starts by itself.
 */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', saveData: true },
    });
  });
}

export { expect };

/** Asserts that the wheel scrolls the page and that the Tab key moves into it. */
export async function expectUsable(page: Page): Promise<void> {
  await expect(page.locator('#__docusaurus')).toHaveJSProperty('inert', false);
  await page.mouse.move(600, 500);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await page.mouse.wheel(0, 600);
  await expect
    .poll(() => page.evaluate(() => window.scrollY))
    .toBeGreaterThan(100);
  await page.keyboard.press('Tab');
  await expect(page.locator('#__docusaurus :focus')).toHaveCount(1);
}
