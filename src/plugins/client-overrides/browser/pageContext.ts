import { createContext } from 'react';
import type { SitePage } from './pages';

/**
 * The page that is shown. In a module by itself: one that overrides another and
 * is imported besides is bundled twice.
 */
export const PageContext = createContext<SitePage>({ path: '' });
