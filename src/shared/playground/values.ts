import { createContext } from 'react';
import type { Values } from './controls';

/** What the fragment of an address with a state of the playground starts with. */
export const FRAGMENT = '#playground';

/**
 * What the playground's controls are set to, for the app in its frame;
 * undefined before there are any.
 */
export const ValuesContext = createContext<Values | undefined>(undefined);
