import { createContext } from 'react';
import type { FirstStart } from './firstStart';
import type { Inspection } from './inspection';

/** What a running app's sheets share with the phone that they are in. */
export interface PhoneData {
  readonly firstStart: FirstStart;
  /** Collects for the inspector; undefined until the reader asks for it. */
  readonly inspection: Inspection | undefined;
}

/** The phone that an app runs in. */
export const PhoneContext = createContext<PhoneData | undefined>(undefined);
