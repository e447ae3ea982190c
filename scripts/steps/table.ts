// The table of tests/README.md that shows where the time of `npm test` goes.

/** What of a run is kept for the table. */
export interface Timing {
  readonly name: string;
  readonly seconds: number;
  /** Undefined for a step without tests. */
  readonly tests?: number;
}

/** The part of Vitest's JSON report that is read. */
export interface VitestReport {
  readonly numPassedTests: number;
}

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number };
  readonly suites: readonly PlaywrightSuite[];
}

export interface PlaywrightSuite {
  readonly file: string;
  readonly specs: readonly {
    readonly tests: readonly {
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** How many tests of a report passed. */
export function countTests(report: VitestReport | PlaywrightReport): number {
  return 'stats' in report ? report.stats.expected : report.numPassedTests;
}

function durationsOf(suite: PlaywrightSuite): number[] {
  return [
    ...suite.specs.flatMap(({ tests }) =>
      tests.map(({ results }) =>
        results.reduce((sum, { duration }) => sum + duration, 0),
      ),
    ),
    ...(suite.suites ?? []).flatMap(durationsOf),
  ];
}

/** The files of browser tests, those that take longest first. */
export function timingsByFile({ suites }: PlaywrightReport): Timing[] {
  return suites
    .map((suite) => {
      const durations = durationsOf(suite);
      return {
        name: `\`${suite.file}\``,
        seconds: durations.reduce((sum, duration) => sum + duration, 0) / 1000,
        tests: durations.length,
      };
    })
    .sort((a, b) => b.seconds - a.seconds);
}

/** A table in Markdown. */
export function timingTable(
  heading: string,
  timings: readonly Timing[],
): string {
  return [
    `| ${heading} | Minutes | Tests |`,
    '| --- | ---: | ---: |',
    ...timings.map(
      ({ name, seconds, tests }) =>
        `| ${name} | ${(seconds / 60).toFixed(1)} | ${tests ?? ''} |`,
    ),
  ].join('\n');
}

const BEGIN = '<!-- timings: `npm run test:table` writes this part -->';
const END = '<!-- /timings -->';

/**
 * Replaces the part of a page that is between the two marks.
 *
 * @throws Error where the page lacks a mark
 */
export function replaceTimings(page: string, text: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`the page has no part between ${BEGIN} and ${END}`);
  }
  return `${before}${BEGIN}\n\n${text}\n\n${END}${after}`;
}
