// What only the not-found page needs, as one script: the list of the site's
// pages, and what looks through it.
import pages from '@generated/page-list/default/pages.json';
import oldNames from '@site/src/data/oldNames.json';
import type { ListedPage } from '@site/src/site/listedPage';
import { nearestPages, wordsOf } from './nearest';

const SUGGESTIONS = 5;

/** What a reader may have meant by an address that has no page. */
export interface Guess {
  /** The path that has no page, below the site's base. */
  readonly asked: string;
  /** The words of the path; may be longer than a search input takes. */
  readonly query: string;
  readonly pages: readonly ListedPage[];
}

/**
 * Guesses what a reader may have meant.
 *
 * @param asked - the path that has no page, below the site's base
 */
export function guess(asked: string): Guess {
  return {
    asked,
    query: wordsOf(asked).join(' '),
    pages: nearestPages(asked, pages, oldNames, SUGGESTIONS),
  };
}
