// The pages of the site. Each is a file of HTML that is complete; those with a
// React component besides, such as the search page, are listed in a table.
import type { ComponentType } from 'react';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import type { PluginRouteContext } from '@docusaurus/types';
import components from '@generated/client-overrides/default/components';
import { loadIslands } from '@site/src/islands/start';

/** A page, ready to be shown. */
export interface SitePage {
  /** The page's path; that of its canonical link, if it exists. */
  readonly path: string;
  /** The page's file; absent for the one that the browser has opened. */
  readonly built?: Document;
  /** What React renders instead of the built page. */
  readonly Component?: ComponentType;
  readonly context?: PluginRouteContext;
  /** Why there is no such component, although there should be. */
  readonly error?: unknown;
}

const SCRIPTS = 'script[src*="/main."], link[rel=preload][as=script]';

/** The canonical path of a page; undefined for the host's 404.html. */
function canonicalPath(page: Document): string | undefined {
  const href = page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const path = href && decodeURI(new URL(href).pathname);
  return path?.endsWith('/404.html') ? undefined : path;
}

/** The addresses of a page's scripts, by name without hash. */
function scriptsOf(page: Document): Map<string | undefined, string> {
  const addresses = [...page.querySelectorAll(SCRIPTS)].map(
    (element) =>
      element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  );
  return new Map(
    addresses.map((address) => [
      /([^/]+)\.\w+\.js$/.exec(address)?.[1],
      address,
    ]),
  );
}

async function fetchPage(path: string): Promise<Document> {
  // With the origin: a path may start with two slashes.
  const response = await fetch(window.location.origin + path);
  const page = new DOMParser().parseFromString(
    await response.text(),
    'text/html',
  );
  // The host answers unknown addresses with the not-found page.
  if (page.getElementById(SkipToContentFallbackId) === null) {
    throw new Error(
      `The answer to ${path} is not a page of this site; its status is ${response.status}.`,
    );
  }
  const loaded = scriptsOf(document);
  for (const [name, address] of scriptsOf(page)) {
    // The page's text may have changed, but not the scripts that show it.
    if ((loaded.get(name) ?? address) !== address) {
      // The caller reloads the page.
      throw new Error('The site has been published again since it was loaded.');
    }
  }
  return page;
}

const sheetsOf = (page: Document) =>
  [...page.querySelectorAll('link[rel=stylesheet]')].map(
    (link) => link.getAttribute('href') ?? '',
  );

/** The stylesheets that have been asked for since the first page. */
const sheets = new Map<string, Promise<unknown>>();

function loadSheet(address: string): Promise<unknown> {
  let sheet = sheets.get(address);
  if (sheet === undefined) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    sheet = new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', () => {
        link.remove();
        sheets.delete(address);
        reject(new Error(`The stylesheet ${address} cannot be loaded.`));
      });
    });
    sheets.set(address, sheet);
    document.head.append(link);
  }
  return sheet;
}

/** Loads the stylesheets that the page has and the first page did not have. */
async function loadSheets(page: Document): Promise<void> {
  const present = sheetsOf(document).filter((address) => !sheets.has(address));
  await Promise.all(
    sheetsOf(page)
      .filter((address) => !present.includes(address))
      .map(loadSheet),
  );
}

/** Loads what runs on a page. */
async function loadParts(page: Document, asked: string): Promise<SitePage> {
  const canonical = canonicalPath(page);
  const [load, context] = components[canonical ?? '*'] ?? [];
  const [module] = await Promise.all([load?.(), loadIslands(page)]);
  return { path: canonical ?? asked, Component: module?.default, context };
}

/** A page's file; the host knows addresses in lower case alone. */
async function fetchInAnyCase(path: string): Promise<Document> {
  const page = await fetchPage(path);
  const lower = path.toLowerCase();
  if (canonicalPath(page) !== undefined || lower === path) {
    return page;
  }
  const other = await fetchPage(lower);
  return canonicalPath(other) === undefined ? page : other;
}

async function load(path: string): Promise<SitePage> {
  const built = await fetchInAnyCase(path);
  const [page] = await Promise.all([loadParts(built, path), loadSheets(built)]);
  // In a separate task, not in that of the last script.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return { ...page, built };
}

/** How many pages are kept; the browser has the files of others. */
const KEPT = 20;

const pages = new Map<string, Promise<SitePage>>();

/**
 * Loads a page, or takes it from those that have been loaded.
 *
 * @param path - as in an address, with the base path
 * @throws Error when it cannot be had, or is of another release of the site
 */
export async function loadPage(path: string): Promise<SitePage> {
  const kept = pages.get(path);
  if (kept !== undefined) {
    const page = await kept;
    // Those that failed when the page was prefetched.
    await loadIslands(page.built ?? document);
    return page;
  }
  const page = load(path);
  pages.set(path, page);
  page.catch(() => pages.delete(path));
  const [oldest = path] = pages.keys();
  if (pages.size > KEPT) pages.delete(oldest);
  return page;
}

/** What all addresses of a page have in common. */
function plain(path: string): string {
  return path
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');
}

/**
 * Loads what runs on the page that the browser has opened, or the page of an
 * address that the document is not of: the reader has gone back meanwhile, or
 * the host does not know the address in this letter case.
 *
 * @param path - the address' path
 */
export async function loadFirstPage(path: string): Promise<SitePage> {
  const canonical = canonicalPath(document);
  const isOther = canonical !== undefined && plain(canonical) !== plain(path);
  if (isOther || (canonical === undefined && path.toLowerCase() !== path)) {
    const page = await loadPage(path).catch(() => undefined);
    if (page !== undefined && (isOther || page.path !== path)) {
      return page;
    }
  }
  try {
    return await loadParts(document, path);
  } catch (error) {
    // It stays as it was built, and what is around it needs nothing of it.
    console.error(error);
    return { path: canonical ?? path, error };
  }
}
