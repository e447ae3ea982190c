// Lighthouse's API does the runs. `@lhci/cli` would check the limits too, but
// pins an older Lighthouse (0.15.1: 12.6.1), and has no table of the medians of
// all pages, by which two builds are compared.
import type { Result } from 'lighthouse';
import { drawTable } from '../weight/table';
import { median } from '../weight/weigh';

/** What a page may not fall short of, or exceed. */
export const LIMITS = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  /** Milliseconds, on a machine that does nothing else. */
  blocking: 40.8,
  shift: 0,
} as const;

/** Pages that search engines should not list fail this audit, and must. */
const CRAWLABLE = 'is-crawlable';

/** The scores, of 0 to 100. */
export const CATEGORIES = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
] as const;

type Category = (typeof CATEGORIES)[number];

/** One run of Lighthouse, or the medians of several. */
export interface Run extends Readonly<Record<Category, number>> {
  /** Total blocking time, in milliseconds. */
  readonly blocking: number;
  /** Largest contentful paint, in milliseconds. */
  readonly paint: number;
  /** Cumulative layout shift, without a unit. */
  readonly shift: number;
}

/** What is known of a page. */
export interface PageResult {
  /** Path below the site's base. */
  readonly route: string;
  /** The page asks search engines not to list it. */
  readonly isUnlisted: boolean;
  readonly medians: Run;
  /** Audits of the three categories of rules that failed in any run. */
  readonly failed: readonly string[];
}

function failedAudits(result: Result): string[] {
  return CATEGORIES.filter((name) => name !== 'performance')
    .flatMap((name) => result.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => {
      const score = result.audits[id]?.score ?? null;
      return weight > 0 && score !== null && score < 1;
    })
    .map(({ id }) => id);
}

/** A rule that forbids what the page asks for counts as kept. */
function scoreOf(result: Result, name: Category, isUnlisted: boolean): number {
  const category = result.categories[name];
  if (category === undefined || category.score === null) {
    throw new Error(`${result.finalDisplayedUrl} has no score: ${name}.`);
  }
  if (name !== 'seo' || !isUnlisted) {
    return Math.round(category.score * 100);
  }
  const others = category.auditRefs.filter(
    ({ id, weight }) =>
      id !== CRAWLABLE &&
      weight > 0 &&
      (result.audits[id]?.score ?? null) !== null,
  );
  const total = others.reduce((sum, { weight }) => sum + weight, 0);
  const kept = others.reduce(
    (sum, { id, weight }) => sum + weight * (result.audits[id]?.score ?? 0),
    0,
  );
  return Math.round((kept / total) * 100);
}

/**
 * Reads the results of several runs of one page.
 *
 * @param route - path below the site's base
 * @param results - what Lighthouse returned
 * @param isUnlisted - whether the page asks search engines not to list it:
 *   its score of SEO is then that of all other rules
 * @throws Error when a run has failed, or an unlisted page can be listed
 */
export function readResults(
  route: string,
  results: readonly Result[],
  isUnlisted: boolean,
): PageResult {
  for (const { runtimeError, audits } of results) {
    if (runtimeError !== undefined) {
      throw new Error(`/${route}: ${runtimeError.message}`);
    }
    if (isUnlisted && audits[CRAWLABLE]?.score !== 0) {
      throw new Error(`/${route} can be listed, and should not.`);
    }
  }
  const middle = (measure: (result: Result) => number) =>
    median(results.map(measure));
  const metric = (id: string) =>
    middle((result) => {
      const value = result.audits[id]?.numericValue;
      if (value === undefined) {
        throw new Error(`/${route} has no measure: ${id}.`);
      }
      return value;
    });
  const score = (name: Category) =>
    middle((result) => scoreOf(result, name, isUnlisted));
  const failed = new Set(results.flatMap(failedAudits));
  if (isUnlisted) {
    failed.delete(CRAWLABLE);
  }
  return {
    route,
    isUnlisted,
    medians: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      blocking: metric('total-blocking-time'),
      paint: metric('largest-contentful-paint'),
      shift: metric('cumulative-layout-shift'),
    },
    failed: [...failed],
  };
}

/** Writes a Markdown table of the pages' medians. */
export function writeResults(pages: readonly PageResult[]): string {
  return drawTable(
    [
      'Page',
      'Performance',
      'Accessibility',
      'Best practices',
      'SEO',
      'Blocking, ms',
      'Largest paint, s',
      'Shift',
    ],
    pages.map(({ route, isUnlisted, medians }) => [
      `/${route}`,
      String(medians.performance),
      String(medians.accessibility),
      String(medians['best-practices']),
      isUnlisted ? `${medians.seo} (unlisted)` : String(medians.seo),
      medians.blocking.toFixed(0),
      (medians.paint / 1000).toFixed(2),
      medians.shift.toFixed(3),
    ]),
  );
}

/**
 * Checks the pages against the limits.
 *
 * @returns a sentence for each limit that a page does not keep
 */
export function findFaults(pages: readonly PageResult[]): string[] {
  return pages.flatMap(({ route, medians, failed }) => [
    ...CATEGORIES.filter((name) => medians[name] < LIMITS[name]).map(
      (name) =>
        `/${route} has ${medians[name]} for ${name}; it must have ${LIMITS[name]}.`,
    ),
    ...(medians.blocking > LIMITS.blocking
      ? [
          `/${route} blocks for ${medians.blocking.toFixed(0)} ms; it may for ${LIMITS.blocking}.`,
        ]
      : []),
    ...(medians.shift > LIMITS.shift
      ? [`/${route} shifts by ${medians.shift}; it may not shift.`]
      : []),
    ...failed.map((id) => `/${route} fails ${id}.`),
  ]);
}
