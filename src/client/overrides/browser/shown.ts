import { createContext } from 'react';
import { history, type SiteLocation } from './history';
import type { SitePage } from './pages';

/** A page, and where it is shown. */
export interface Shown {
  readonly page: SitePage;
  /** With the page's own path, whichever of its addresses was asked for. */
  readonly location: SiteLocation;
}

/**
 * The page that is shown. In a module by itself: one that overrides another and
 * is imported besides is bundled twice.
 */
export const ShownContext = createContext<Shown>({
  page: { path: '' },
  location: history.location,
});
