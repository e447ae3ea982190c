import {
  test as base,
  expect,
  type Page,
  type Request,
} from '@playwright/test';

interface Fixtures {
  /** Console messages and page errors that a test expects to cause. */
  allowedProblems: RegExp[];
  /** Whether other hosts answer, with an empty document; else there are none. */
  outsideIsAnswered: boolean;
  /** Gives the addresses asked of other hosts than this machine, in order. */
  outsideRequests: () => string[];
  /** Console warnings, console errors and page errors so far. */
  problems: string[];
}

const isOutside = ({ protocol, hostname }: URL): boolean =>
  /^(https?|wss?):$/.test(protocol) && hostname !== '127.0.0.1';

/**
 * Playwright's test, with two guards on every test: no request leaves this
 * machine (the browser resolves no other host, or `outsideIsAnswered` answers
 * with an empty document), and a console warning, console error or uncaught
 * error that the test did not announce in `allowedProblems` fails it.
 */
export const test = base.extend<Fixtures>({
  allowedProblems: [[], { option: true }],

  outsideIsAnswered: [false, { option: true }],

  outsideRequests: [
    async ({ context, outsideIsAnswered }, use) => {
      const requests = new Set<Request>();
      context.on('request', (request) => {
        if (isOutside(new URL(request.url()))) requests.add(request);
      });
      context.on('requestfailed', (request) => {
        // What the page's own policy stops is not sent.
        if (request.failure()?.errorText === 'csp') requests.delete(request);
      });
      // A route turns the browser's cache off and slows every request.
      if (outsideIsAnswered) {
        await context.route(isOutside, (route) =>
          route.fulfill({ status: 200, body: '' }),
        );
      }
      await use(() => [...requests].map((request) => request.url()));
      // An answer on its way as the test ends has nowhere to go.
      for (const page of context.pages()) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    },
    { auto: true },
  ],

  problems: [
    async ({ context, allowedProblems }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          problems.push(`console ${message.type()}: ${message.text()}`);
        }
      });
      context.on('weberror', (error) => {
        problems.push(`uncaught: ${error.error().message}`);
      });
      await use(problems);
      const unexpected = problems.filter(
        (problem) => !allowedProblems.some((allowed) => allowed.test(problem)),
      );
      expect(unexpected, 'console messages and errors of the page').toEqual([]);
    },
    { auto: true },
  ],
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

export { expect };
