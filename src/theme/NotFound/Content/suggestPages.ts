// A chunk that only the not-found page loads, with the list of the site's pages.
import pages from '@generated/page-list/default/pages.json';
import { nearestPages, wordsOf } from './similarPages';

/**
 * Suggests pages that a reader may have meant.
 *
 * @param requestedPath - the path that has no page, below the site's base
 * @returns the path, its words as a query, which may be longer than a search input
 *   takes, and the nearest pages
 */
export const suggestPages = (requestedPath: string) => ({
  requestedPath,
  query: wordsOf(requestedPath).join(' '),
  pages: nearestPages(requestedPath, pages),
});

export type Suggestions = ReturnType<typeof suggestPages>;
