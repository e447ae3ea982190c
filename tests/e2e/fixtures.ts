import {
  test as base,
  expect,
  type Page,
  type Request,
} from '@playwright/test';

interface Fixtures {
  /** Console messages and page errors that each test here causes. */
  allowedThroughout: readonly RegExp[];
  /** Those that a test expects to cause, which it adds to. */
  allowedProblems: RegExp[];
  /** Whether other hosts answer, with an empty document; else there are none. */
  outsideIsAnswered: boolean;
  /** Gives the addresses asked of other hosts than this machine, in order. */
  outsideRequests: () => string[];
}

const isOutside = ({ protocol, hostname }: URL): boolean =>
  /^(https?|wss?):$/.test(protocol) && hostname !== '127.0.0.1';

/**
 * Playwright's test, with two guards on every test that has a page: no request
 * leaves this machine (the browser resolves no other host, or
 * `stubExternalHosts` answers with an empty document), and a console warning,
 * console error or uncaught error that the test did not announce in
 * `expectedConsoleMessages` fails it. A test of files alone opens nothing.
 */
export const test = base.extend<Fixtures>({
  allowedThroughout: [[], { option: true }],

  outsideIsAnswered: [false, { option: true }],

  // Of one test: what it allows is not allowed to the next.
  allowedProblems: ({ allowedThroughout }, provide) =>
    provide([...allowedThroughout]),

  outsideRequests: async ({ context }, provide) => {
    const outside = new Set<Request>();
    context.on('request', (request) => {
      if (isOutside(new URL(request.url()))) outside.add(request);
    });
    context.on('requestfailed', (request) => {
      // What the page's own policy stops is not sent.
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
        // A file that failed is named by its address alone.
        const { url } = message.location();
        problems.push(`console ${message.type()}: ${message.text()} (${url})`);
      }
    });
    context.on('weberror', (error) => {
      problems.push(`uncaught: ${error.error().message}`);
    });
    // A route turns the browser's cache off and slows every request.
    if (stubExternalHosts) {
      await context.route(isOutside, (route) =>
        route.fulfill({ status: 200, body: '' }),
      );
    }
    await provide(context);
    // What is held back fails after this, and is not the page's fault.
    const unexpected = problems.filter(
      (problem) =>
        !expectedConsoleMessages.some((allowed) => allowed.test(problem)),
    );
    // An answer on its way as the test ends has nowhere to go.
    // The context's first: what a page's no longer answers would fall to them.
    for (const routes of [context, ...context.pages()]) {
      await routes.unrouteAll({ behavior: 'ignoreErrors' });
    }
    expect(unexpected, 'console messages and errors of the page').toEqual([]);
  },
});

/**
 * Opens a page and waits until React has taken it over.
 *
 * @param page - the browser's page
 * @param route - an address, absolute or below the base path
 */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

/** Waits until React has taken the page over; a tab in the background has no frames. */
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
 * Lets the page draw, for what must not happen, or what takes time: frames are
 * counted, since a busy machine draws few in any time by the clock. An idle one
 * draws 60 in a second.
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
 * Has the pages to come belong to a reader who saves data, for whom nothing is
 * prefetched and no demo starts by itself.
 */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', saveData: true },
    });
  });
}

export { expect };

/** The page takes the wheel and the pointer, and the keyboard goes into it. */
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
