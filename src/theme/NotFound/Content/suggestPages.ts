// What only the not-found page needs, as one script: the list of the site's
// pages, and what looks through it.
import pages from '@generated/page-list/default/pages.json';
import { nearestPages, wordsOf } from './similarPages';

/**
 * Guesses what a reader may have meant.
 *
 * @param asked - the path that has no page, below the site's base
 * @returns the path, its words, which may be longer than a search input takes,
 *   and the nearest pages
 */
export const suggestPages = (asked: string) => ({
  asked,
  query: wordsOf(asked).join(' '),
  pages: nearestPages(asked, pages),
});

export type Guess = ReturnType<typeof suggestPages>;
