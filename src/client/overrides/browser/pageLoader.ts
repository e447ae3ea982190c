// The pages of the site. Each is a file of HTML that is complete; those with a
// React component besides, such as the search page, are listed in a table.
import type { ComponentType } from 'react';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import type { PluginRouteContext } from '@docusaurus/types';
import components from '@generated/client-overrides/default/components';
import {
  parseHtmlResponse,
  buildIdOf,
  SITE_UPDATED_TEXT,
} from '@site/src/runtime/deployment';
import { loadIslands } from '@site/src/client/islands/hydrateIslands';

/** A page, ready to be shown. */
export interface ClientPage {
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

/** The canonical path of a page; undefined for the host's 404.html. */
function readCanonicalLink(page: Document): string | undefined {
  const href = page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const path = href && decodeURI(new URL(href).pathname);
  return path?.endsWith('/404.html') ? undefined : path;
}

async function fetchPage(path: string): Promise<Document> {
  // With the origin: a path may start with two slashes.
  const response = await fetch(window.location.origin + path);
  const page = await parseHtmlResponse(response);
  // The host answers unknown addresses with the not-found page.
  if (page.getElementById(SkipToContentFallbackId) === null) {
    throw new Error(`${path} is not a page of this site: ${response.status}.`);
  }
  if (page.querySelector('.footer') === null) {
    throw new Error(`${path} came without its end.`);
  }
  if (buildIdOf(page) !== buildIdOf(document)) {
    // The caller reloads the page.
    throw new Error(SITE_UPDATED_TEXT);
  }
  return page;
}

/** Loads what runs on a page. */
async function loadPageModules(
  page: Document,
  requestedPath: string,
): Promise<ClientPage> {
  const canonical = readCanonicalLink(page);
  const [load, context] = components[canonical ?? '*'] ?? [];
  const [module] = await Promise.all([load?.(), loadIslands(page)]);
  return {
    path: canonical ?? requestedPath,
    Component: module?.default,
    context,
  };
}

async function load(path: string): Promise<ClientPage> {
  // The host knows an address in one letter case, and all here are in lower case.
  const built = await fetchPage(path.toLowerCase());
  const page = await loadPageModules(built, path);
  // In a separate task, not in that of the last script.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return { ...page, built };
}

/** How many pages are kept; the browser has the files of others. */
const MAX_CACHED_PAGES = 20;

const pages = new Map<string, Promise<ClientPage>>();

/**
 * Loads a page, or takes it from those that have been loaded.
 *
 * @param path - as in an address, with the base path
 * @throws Error when it cannot be had, or is of another release of the site
 */
export async function loadPage(path: string): Promise<ClientPage> {
  const cached = pages.get(path);
  if (cached !== undefined) {
    const page = await cached;
    // Those that failed when the page was prefetched.
    await loadIslands(page.built ?? document);
    return page;
  }
  const page = load(path);
  pages.set(path, page);
  page.catch(() => pages.delete(path));
  const [oldest = path] = pages.keys();
  if (pages.size > MAX_CACHED_PAGES) pages.delete(oldest);
  return page;
}

/** What all addresses of a page have in common. */
function stripIndexAndSlash(path: string): string {
  return path
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');
}

/**
 * Loads the components of the page in the document. If the document belongs to another
 * URL (the reader navigated during startup, or the host answered with 404.html because
 * of the letter case), loads that URL's page instead.
 *
 * @param path - the address' path
 */
export async function loadFirstPage(path: string): Promise<ClientPage> {
  const canonical = readCanonicalLink(document);
  const isOther =
    canonical !== undefined &&
    stripIndexAndSlash(canonical) !== stripIndexAndSlash(path);
  if (isOther || (canonical === undefined && path.toLowerCase() !== path)) {
    const page = await loadPage(path).catch(() => undefined);
    if (page !== undefined && (isOther || page.path !== path)) return page;
  }
  try {
    return await loadPageModules(document, path);
  } catch (error) {
    // It stays as it was built, and what is around it needs nothing of it.
    console.error(error);
    return { path: canonical ?? path, error };
  }
}
