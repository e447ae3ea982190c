// Runs Lighthouse on the built site: `npm run lighthouse`. It serves `build/`
// as the site's host does, runs each kind of page three times as on a phone with a slow
// network, prints the medians, and fails where a limit is not kept. Run it on
// an idle machine. Routes can be given: `npm run lighthouse -- usage props`.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { CHROMIUM_FLAGS, findChromium } from './lib/chromium';
import { PAGE_KINDS } from '../src/site/pageKinds';
import { BASE_PATH } from '../src/site/basePath';
import { servePages } from './lib/pagesServer';
import { ROOT } from '../src/site/versions';
import {
  CATEGORIES,
  findFaults,
  readResults,
  writeResults,
  type PageResult,
} from './lighthouse/results';
import { median } from './weight/weigh';

const BUILD = path.join(ROOT, 'build');

/** The not-found page by its own name: Lighthouse runs no page with status 404. */
const ROUTES = [
  PAGE_KINDS.landing,
  PAGE_KINDS.usage,
  PAGE_KINDS.reference,
  'modal/usage',
  PAGE_KINDS['old version'],
  PAGE_KINDS['oldest version'],
  PAGE_KINDS['blog list'],
  PAGE_KINDS['blog post'],
  PAGE_KINDS.sponsors,
  'search',
  '404',
];

/** Docs of old versions ask search engines not to list them. */
const UNLISTED = /^v\d+(?:\/|$)/;

async function audit(address: string): Promise<Result> {
  // It is an ES module, and finds its own files from there.
  const { default: lighthouse } = await import('lighthouse');
  const browser = await puppeteer.launch({
    executablePath: findChromium(),
    args: [
      ...CHROMIUM_FLAGS,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
  try {
    const page = await browser.newPage();
    const run = await lighthouse(
      address,
      { onlyCategories: [...CATEGORIES], logLevel: 'error' },
      undefined,
      page,
    );
    if (run === undefined) {
      throw new Error(`Lighthouse has no result for ${address}.`);
    }
    return run.lhr;
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '3' } },
    allowPositionals: true,
  });
  if (!existsSync(path.join(BUILD, 'index.html'))) {
    throw new Error(
      'There is no built site in build; make it with: npm run build',
    );
  }
  const { origin, close } = await servePages(BUILD, BASE_PATH);
  const pages: PageResult[] = [];
  const speeds: number[] = [];
  try {
    for (const route of positionals.length > 0 ? positionals : ROUTES) {
      const results: Result[] = [];
      for (let run = 0; run < Number(values.runs); run += 1) {
        results.push(await audit(origin + BASE_PATH + route));
      }
      speeds.push(
        ...results.map(({ environment }) => environment.benchmarkIndex),
      );
      pages.push(readResults(route, results, UNLISTED.test(route)));
    }
  } finally {
    close();
  }
  console.log(writeResults(pages));
  // What else runs on a machine slows pages down, and lowers this.
  console.log(
    `\nSpeed of the machine, as Lighthouse rates it: ${median(speeds)}`,
  );
  for (const fault of findFaults(pages)) {
    console.error(`\nNot kept: ${fault}`);
    process.exitCode = 1;
  }
}

void main();
