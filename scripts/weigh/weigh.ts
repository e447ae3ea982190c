// Weighs the files that each page's HTML names. `size-limit` does not fit: it weighs
// listed files, and which page loads which would still have to be found here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';

/** Bytes of a kilobyte, as gzip and browsers count them. */
const KB = 1000;

/**
 * What a first visit may load, in bytes of gzip. The figures are close to what the site
 * reaches, so that growth is a decision; a demo adds 7 bytes to the scripts of each page.
 */
const BUDGETS = {
  /** Scripts of any page. Among docs pages, those with demos have most. */
  js: { docs: 99.8 * KB, blog: 90.3 * KB, other: 104 * KB },
  /** Stylesheets of any page: that of all pages, and those of its parts. */
  css: { docs: 13.4 * KB, blog: 9.5 * KB, other: 9.6 * KB },
  /** HTML of the median docs page. */
  medianHtml: 9.8 * KB,
} as const;

/** What a first visit to a page loads, in bytes of gzip. */
export interface PageWeight {
  /** Path below the site's base, empty for the landing page. */
  readonly route: string;
  readonly kind: 'docs' | 'blog' | 'other';
  readonly html: number;
  readonly css: number;
  readonly js: number;
}

function pageKind(route: string): PageWeight['kind'] {
  const [first = ''] = route.split('/');
  if (first === 'blog') return 'blog';
  return ['search', 'sponsors', '404'].includes(first) ? 'other' : 'docs';
}

/**
 * Lists the pages of a built site, without the copies that answer addresses
 * with a slash at the end.
 *
 * @param folder - the built site
 * @returns the pages' files below the folder, sorted, with forward slashes
 */
export function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => {
      const page = file.replace(/\/index\.html$/, '.html');
      return (
        file.endsWith('.html') &&
        // The document of the sandbox is not a page.
        !file.startsWith('assets/') &&
        (page === file || !existsSync(path.join(folder, page)))
      );
    })
    .sort();
}

/** Lists the files that a page requests before the reader does anything. */
export function filesOf(html: string): { css: string[]; js: string[] } {
  const $ = load(html);
  const addresses = (selector: string) => [
    ...new Set(
      $(selector)
        .get()
        .map((element) => $(element).attr() ?? {})
        .map(({ src, href = '' }) => src ?? href),
    ),
  ];
  return {
    css: addresses('link[rel=stylesheet]'),
    js: addresses('script[src], link[rel=preload][as=script]'),
  };
}

const gzipSize = (content: Buffer) => gzipSync(content, { level: 9 }).length;

/**
 * Weighs every page of a built site: its HTML, and the stylesheets and
 * scripts that it names. `tests/e2e/weight.spec.ts` shows in a browser that a
 * first visit loads these and no others.
 *
 * @param folder - the built site
 * @param baseUrl - the path that the site is built for, with both slashes
 * @throws Error when there is no such site, or a page names a missing file
 */
export function weighSite(folder: string, baseUrl: string): PageWeight[] {
  const sizes = new Map<string, number>();
  const sum = (addresses: readonly string[]) => {
    let total = 0;
    for (const address of addresses) {
      if (!address.startsWith(baseUrl)) continue;
      const file = path.join(folder, address.slice(baseUrl.length));
      const size = sizes.get(file) ?? gzipSize(readFileSync(file));
      sizes.set(file, size);
      total += size;
    }
    return total;
  };
  return listPages(folder).map((file) => {
    const html = readFileSync(path.join(folder, file));
    const { css, js } = filesOf(html.toString());
    const route = file.replace(/(?:(?:^|\/)index)?\.html$/, '');
    return {
      route,
      kind: pageKind(route),
      html: gzipSize(html),
      css: sum(css),
      js: sum(js),
    };
  });
}

/** Returns the median; of an even count the upper of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const formatKb = (bytes: number) => `${(bytes / KB).toFixed(3)} KB`;

/**
 * Checks a site's pages against the budgets.
 *
 * @returns a sentence for each budget that is exceeded
 */
export function findOverBudget(pages: readonly PageWeight[]): string[] {
  const docs = pages.filter(({ kind }) => kind === 'docs');
  const html = median(docs.map((page) => page.html));
  const loads: (readonly [string, number, number])[] = [
    ['The HTML of the median docs page', html, BUDGETS.medianHtml],
  ];
  for (const { route, kind, js, css } of pages) {
    loads.push([`The scripts of /${route}`, js, BUDGETS.js[kind]]);
    loads.push([`The styles of /${route}`, css, BUDGETS.css[kind]]);
  }
  return loads.flatMap(([what, bytes, budget]) =>
    bytes > budget
      ? [`${what}: ${formatKb(bytes)}; the budget is ${formatKb(budget)}.`]
      : [],
  );
}
