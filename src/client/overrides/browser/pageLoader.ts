// Loads the pages of the site. Each is a complete file of HTML; for some, such as the
// search page, React renders a component instead, which `components` lists.
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
  /** The path of the page's canonical link, or else the requested one. */
  readonly path: string;
  /** The parsed file; absent for the page that the browser has opened. */
  readonly built?: Document;
  /** What React renders instead of the built page. */
  readonly Component?: ComponentType;
  readonly context?: PluginRouteContext;
  /** Why what runs on the page did not load. */
  readonly error?: unknown;
}

/** Reads the canonical path of a page; the host's 404.html has none. */
function readCanonicalLink(page: Document): string | undefined {
  const href = page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const path = href && decodeURI(new URL(href).pathname);
  return path?.endsWith('/404.html') ? undefined : path;
}

/**
 * Fetches a page.
 *
 * @throws Error when the answer is no complete page of this deployment
 */
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

/** Loads the component of a page, if it has one, and the modules of its islands. */
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

/** Loads a page that is not cached. */
async function fetchClientPage(path: string): Promise<ClientPage> {
  // The host knows an address in one letter case, and all here are in lower case.
  const built = await fetchPage(path.toLowerCase());
  const page = await loadPageModules(built, path);
  // The page is shown in another task than that of the last script.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return { ...page, built };
}

/** How many pages are cached; the browser's cache has the files of others. */
const MAX_CACHED_PAGES = 20;

const cachedPages = new Map<string, Promise<ClientPage>>();

/**
 * Loads a page, or returns the cached one.
 *
 * @param path - as in an address, with the base path
 * @throws Error when it does not load, or is of another deployment
 */
export async function loadPage(path: string): Promise<ClientPage> {
  const cached = cachedPages.get(path);
  if (cached !== undefined) {
    const page = await cached;
    // Tries those again that failed when the page was preloaded.
    await loadIslands(page.built ?? document);
    return page;
  }
  const page = fetchClientPage(path);
  cachedPages.set(path, page);
  page.catch(() => cachedPages.delete(path));
  const [oldest = path] = cachedPages.keys();
  if (cachedPages.size > MAX_CACHED_PAGES) cachedPages.delete(oldest);
  return page;
}

/** Returns what all paths of a page have in common. */
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
 * @param path - the path of the URL
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
    // The page stays as it was built; what is around it works without it.
    console.error(error);
    return { path: canonical ?? path, error };
  }
}
