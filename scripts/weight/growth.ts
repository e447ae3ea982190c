import { drawTable } from './table';

/**
 * What an added docs version may add to the scripts of a first visit to the
 * pages of another, in bytes of gzip.
 */
export const VERSION_LIMIT = 1000;

/** A built site with some number of docs versions. */
export interface Growth {
  readonly versions: number;
  /** Of all versions, the blog and the others. */
  readonly pages: number;
  /** From the start of the build to its end. */
  readonly seconds: number;
  /** Time of the build on all processors, in seconds. */
  readonly work: number;
  /** The most that the build has held at once, in MB. */
  readonly memory: number;
  /** Scripts of a first visit to one page, in bytes of gzip. */
  readonly js: number;
}

/** What a number of seconds makes per page, in milliseconds. */
function perPage(seconds: number, { pages }: Growth): number {
  return (seconds * 1000) / pages;
}

/** What each version that `more` has over `less` adds, in bytes of gzip. */
function jsPerVersion(less: Growth, more: Growth): number {
  return (more.js - less.js) / (more.versions - less.versions);
}

/** Writes a Markdown table of the sites, the smallest first. */
export function writeGrowth(results: readonly Growth[]): string {
  const [first] = results;
  return drawTable(
    [
      'Versions',
      'Pages',
      'Build, s',
      'ms per page',
      'CPU, s',
      'CPU, ms per page',
      'Memory, MB',
      'First visit JS, bytes of gzip',
      'Per added version',
    ],
    results.map((result) => [
      String(result.versions),
      String(result.pages),
      result.seconds.toFixed(1),
      perPage(result.seconds, result).toFixed(0),
      result.work.toFixed(1),
      perPage(result.work, result).toFixed(0),
      result.memory.toFixed(0),
      String(result.js),
      first === undefined || first === result
        ? '–'
        : jsPerVersion(first, result).toFixed(0),
    ]),
  );
}

/**
 * Checks how a site grows. Each site's pages are compared with those of the
 * smallest by the time of the build, and with those of the next smaller one by
 * the processors' time, which is the same whatever else a machine does.
 *
 * @param results - of the same site, by rising number of versions
 * @returns a sentence for each limit that is exceeded
 */
export function findGrowthExcess(results: readonly Growth[]): string[] {
  return results.slice(1).flatMap((each, index) => {
    const [first = each] = results;
    const before = results[index] ?? first;
    const bytes = jsPerVersion(first, each);
    const grown = (name: string, less: number, more: number) =>
      more > less
        ? [
            `with ${each.versions} versions, a page takes ${more.toFixed(0)} ms of ${name}, and with fewer ${less.toFixed(0)} ms.`,
          ]
        : [];
    return [
      ...(bytes > VERSION_LIMIT
        ? [
            `with ${each.versions} versions, each added one costs a first visit ${bytes.toFixed(0)} bytes of gzip; the limit is ${VERSION_LIMIT}.`,
          ]
        : []),
      ...grown(
        'the build',
        perPage(first.seconds, first),
        perPage(each.seconds, each),
      ),
      ...grown(
        'the processors',
        perPage(before.work, before),
        perPage(each.work, each),
      ),
    ];
  });
}
