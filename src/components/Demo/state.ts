import type { ComponentType } from 'react';
import type { Runtime } from './runtime';

/** An app that runs in a frame. */
interface Running {
  readonly is: 'running';
  readonly App: ComponentType;
  readonly runtime: Runtime;
  /** How often the app has been started. */
  readonly run: number;
  readonly inspection: Runtime['Inspection']['prototype'];
  /** While the poster lies over the app. */
  readonly firstStart?: Runtime['FirstStart']['prototype'] | undefined;
}

interface Failed {
  readonly is: 'failed';
  readonly title: string;
  readonly message: string;
  /** Whether it failed before it could run: it may do better next time. */
  readonly inLoading: boolean;
}

/** What a frame shows. */
export type State = { readonly is: 'idle' | 'loading' } | Running | Failed;

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

/** The app as it is when it is started again. */
export const restarted = (state: State): State =>
  state.is === 'running'
    ? {
        ...state,
        run: state.run + 1,
        inspection: new state.runtime.Inspection(),
        firstStart: undefined,
      }
    : state;
