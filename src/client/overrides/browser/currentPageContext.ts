import { createContext } from 'react';
import { history, type SiteLocation } from './history';
import type { ClientPage } from './pageLoader';

/** A page, and where it is shown. */
export interface CurrentPage {
  readonly page: ClientPage;
  /** With the page's own path, whichever of its addresses was asked for. */
  readonly location: SiteLocation;
}

/**
 * Context of the current page. It has its own module because a module that is both an
 * override and imported directly would be bundled twice.
 */
export const CurrentPageContext = createContext<CurrentPage>({
  page: { path: '' },
  location: history.location,
});
