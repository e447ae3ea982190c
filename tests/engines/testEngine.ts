import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  servePages,
  type PagesServer,
} from '../../scripts/lib/githubPagesServer';
import { BASE_PATH } from '../e2e/sites';
import { FLOWS, PHONE_FLOWS } from './flows';
import { BrowserDriver, type Browser } from './session';

/**
 * Declares the tests of an engine; where there is none, says that they are
 * skipped. Playwright's own Firefox and WebKit are downloaded from the web, which
 * no install step here may do; Debian's are driven by WebDriver.
 *
 * @param packages - Debian's, which bring the engine
 * @throws Error where the engine is missing and `CI` is set
 */
export function testEngine(
  name: string,
  executable: string | undefined,
  packages: string,
  launch: (executable: string) => Promise<Browser>,
): void {
  if (executable === undefined) {
    const note = `${name} is not tested: this machine has no ${packages}.`;
    if (process.env.CI !== undefined) throw new Error(note);
    console.log(note);
  }

  describe.skipIf(executable === undefined)(name, () => {
    let server: PagesServer;
    let session: BrowserDriver;

    beforeAll(async () => {
      server = await servePages(path.join(__dirname, '../../build'), BASE_PATH);
      const browser = await launch(executable ?? '');
      session = new BrowserDriver(browser, server.origin + BASE_PATH);
      return async () => {
        await browser.close();
        server.close();
      };
    });

    afterEach(async () => {
      expect(await session.browser.problems()).toEqual([]);
    });

    describe.each([
      ['on a desktop', 1280, FLOWS],
      ['on a phone', 420, PHONE_FLOWS],
    ] as const)('%s', (_, width, flows) => {
      beforeAll(() => session.browser.resize(width, 800));

      it.each(Object.entries(flows))('%s', (_, flow) => flow(session));
    });
  });
}
