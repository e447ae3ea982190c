// Weighs what each page's HTML names. `size-limit` weighs files that are listed
// for it: the list, the kinds of pages and the comparison with another build
// would have to be made here all the same.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { listPages } from '../lib/builtPages';

/** Kinds of pages, by the way in which they are made. */
export const KINDS = [
  'landing',
  'docs v5',
  'docs v4',
  'docs v2',
  'blog',
  'search',
  'sponsors',
  'not found',
] as const;

export type Kind = (typeof KINDS)[number];

/** What a first visit to a page loads, in bytes of gzip. */
export interface PageWeight {
  /** Path below the site's base, empty for the landing page. */
  readonly route: string;
  readonly kind: Kind;
  readonly html: number;
  readonly css: number;
  readonly js: number;
}

/** Tells what kind of page a route is. */
export function kindOf(route: string): Kind {
  if (route === '') {
    return 'landing';
  }
  if (route === '404') {
    return 'not found';
  }
  const [first] = route.split('/');
  switch (first) {
    case 'v4':
    case 'v2':
      return `docs ${first}`;
    case 'blog':
    case 'search':
    case 'sponsors':
      return first;
    default:
      return 'docs v5';
  }
}

function attributesOf(tag: string): ReadonlyMap<string, string> {
  const pairs = tag.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g);
  return new Map(
    [...pairs].map(([, name = '', a, b, c]) => [name, a ?? b ?? c ?? '']),
  );
}

/** The files that a page asks for before anything is done on it. */
export function filesOf(html: string): { css: string[]; js: string[] } {
  const css = new Set<string>();
  const js = new Set<string>();
  for (const [tag] of html.matchAll(/<(?:link|script)\s[^>]*>/g)) {
    const attributes = attributesOf(tag);
    const address = attributes.get('src') ?? attributes.get('href') ?? '';
    const rel = attributes.get('rel');
    if (tag.startsWith('<script')) {
      if (attributes.has('src')) {
        js.add(address);
      }
    } else if (rel === 'stylesheet') {
      css.add(address);
    } else if (rel === 'preload' && attributes.get('as') === 'script') {
      js.add(address);
    }
  }
  return { css: [...css], js: [...js] };
}

function gzipSize(content: Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}

/**
 * Weighs every page of a built site: its HTML, and the stylesheets and
 * scripts that it names. `tests/e2e/weight.spec.ts` shows in a browser that a
 * first visit loads these and no others.
 *
 * @param folder - the built site
 * @param baseUrl - the path that the site is built for, with both slashes
 * @returns one entry per page, in the order of the routes
 * @throws Error when there is no such site, or a page names a missing file
 */
export function weighSite(folder: string, baseUrl: string): PageWeight[] {
  const sizes = new Map<string, number>();
  const sizeOf = (address: string): number => {
    const known = sizes.get(address);
    if (known !== undefined) {
      return known;
    }
    const size = gzipSize(
      readFileSync(path.join(folder, address.slice(baseUrl.length))),
    );
    sizes.set(address, size);
    return size;
  };
  const sum = (addresses: readonly string[]) =>
    addresses
      .filter((address) => address.startsWith(baseUrl))
      .reduce((total, address) => total + sizeOf(address), 0);

  return listPages(folder)
    .map((file) => {
      const html = readFileSync(path.join(folder, file));
      const { css, js } = filesOf(html.toString());
      const route = file.replace(/(?:(?:^|\/)index)?\.html$/, '');
      return {
        route,
        kind: kindOf(route),
        html: gzipSize(html),
        css: sum(css),
        js: sum(js),
      };
    })
    .sort((a, b) => a.route.localeCompare(b.route));
}

/** The middle of the numbers; of an even count the upper of the two. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
