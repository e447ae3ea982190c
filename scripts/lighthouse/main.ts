/**
 * Runs Lighthouse on each kind of page of `build/` three times, as on a phone
 * with a slow network, prints the medians, and fails where a limit is not kept.
 * Lighthouse's API does the runs: `@lhci/cli` pins an older one. Run it on an
 * idle machine.
 *
 *   npm run lighthouse [-- usage props]
 */
import type { Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { CHROMIUM_FLAGS, findChromium } from '../lib/chromium';
import { servePages } from '../lib/githubPagesServer';
import { runWithNames } from '../lib/runMain';
import { median } from '../weigh/weigh';
import { BASE_PATH } from '../../src/site/basePath';
import { PAGE_OF_EACH_KIND } from '../../src/site/pageKinds';

/** The lowest scores that a page may have. */
const SCORES = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;

/** The highest values that a page may have: ms on an idle machine, and no unit. */
const METRICS = {
  'total-blocking-time': 40.8,
  'cumulative-layout-shift': 0,
} as const;

const RUNS = 3;

/** The not-found page has its file name: Lighthouse runs no page with status 404. */
const MEASURED_ROUTES: readonly string[] = [
  ...Object.values(PAGE_OF_EACH_KIND).filter(
    (route) => !route.includes('such-page'),
  ),
  'modal/usage',
  'search',
  '404',
];

async function audit(address: string, skipAudits: string[]): Promise<Result> {
  // It is an ES module: a static import would be compiled to `require`.
  const { default: lighthouse } = await import('lighthouse');
  const browser = await puppeteer.launch({
    executablePath: findChromium(),
    args: [
      ...CHROMIUM_FLAGS,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
  try {
    const found = await lighthouse(
      address,
      { onlyCategories: Object.keys(SCORES), skipAudits, logLevel: 'error' },
      undefined,
      await browser.newPage(),
    );
    if (found === undefined || found.lhr.runtimeError !== undefined) {
      throw new Error(`${address}: ${found?.lhr.runtimeError?.message ?? ''}`);
    }
    return found.lhr;
  } finally {
    await browser.close();
  }
}

async function main(given: readonly string[]): Promise<void> {
  const { origin, close } = await servePages('build', BASE_PATH);
  const table: Record<string, Record<string, number>> = {};
  for (const route of given.length > 0 ? given : MEASURED_ROUTES) {
    const results: Result[] = [];
    // Pages that ask search engines not to list them fail this audit, and must.
    const isUnlisted = /^(?:v\d+(?:\/|$)|search$)/.test(route);
    const skipped = isUnlisted ? ['is-crawlable'] : [];
    while (results.length < RUNS) {
      results.push(await audit(origin + BASE_PATH + route, skipped));
    }
    const row: Record<string, number> = (table[`/${route}`] = {});
    for (const [name, limit] of Object.entries({ ...SCORES, ...METRICS })) {
      const isScore = name in SCORES;
      const value = median(
        results.map(({ audits, categories }) =>
          isScore
            ? Math.round((categories[name]?.score ?? 0) * 100)
            : (audits[name]?.numericValue ?? NaN),
        ),
      );
      row[name] = value;
      if (isScore ? value >= limit : value <= limit) continue;
      console.error(`/${route}: ${name} is ${value}, not ${limit}.`);
      process.exitCode = 1;
    }
  }
  console.table(table);
  close();
}

void runWithNames(main);
