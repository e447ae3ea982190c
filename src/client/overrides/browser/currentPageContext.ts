import { createContext } from 'react';
import { history, type SiteLocation } from './history';
import type { ClientPage } from './pageLoader';

/** The page that is shown, and its location. */
export interface CurrentPage {
  readonly page: ClientPage;
  /** With the canonical path of the page, whichever was requested. */
  readonly location: SiteLocation;
}

/**
 * Context of the current page. It is not in `router.ts`, because a module that is both an
 * override and imported directly would be bundled twice.
 */
export const CurrentPageContext = createContext<CurrentPage>({
  page: { path: '' },
  location: history.location,
});
