/** The state of a session as the reader sees it, and how events change it. */
import type { SheetReading, SandboxMessage } from './messages';

type RunStatus = 'idle' | 'loading' | 'running' | 'failed' | 'stalled';

/** A callback that a sheet has called. */
export interface CallbackCall extends Pick<SandboxMessage, 'text' | 'label'> {
  readonly id: number;
}

/** What went wrong, and where. */
export type RunProblem = Pick<SandboxMessage, 'text' | 'line' | 'column'> & {
  /** Whether it is why the program could not run at all. */
  readonly inLoading?: boolean;
};

/** What the reader sees of a program. */
export interface RunState {
  readonly status: RunStatus;
  /** Whether the program has run, and its sheets have come to rest. */
  readonly isShown: boolean;
  readonly problem?: RunProblem | undefined;
  /** What the program has written, the newest last. */
  readonly consoleLines: readonly string[];
  /** What the topmost sheet does, while it is inspected. */
  readonly readings: readonly SheetReading[];
  /** What sheets have called meanwhile, the newest first. */
  readonly calls: readonly CallbackCall[];
}

/** What happens to the frame of a session, and to the program in it. */
export type RunEvent =
  /** A new frame is there, or will be, for a program. */
  | { readonly type: 'restarted' }
  /** The reader asks for the program. */
  | { readonly type: 'requested' }
  /** The program has been sent to the frame. */
  | { readonly type: 'started' }
  | { readonly type: 'mounted' | 'shown' }
  | { readonly type: 'failed' | 'stalled'; readonly problem: RunProblem }
  | { readonly type: 'logged'; readonly line: string }
  | { readonly type: 'called'; readonly call: Omit<CallbackCall, 'id'> }
  | { readonly type: 'callsCleared' }
  | { readonly type: 'read'; readonly readings: readonly SheetReading[] };

/** How many lines of the console, and calls of sheets, are shown. */
export const MAX_LOG_ENTRIES = 50;

const EMPTY_OUTPUT = { consoleLines: [], readings: [], calls: [] } as const;

/** The state before anything is requested. */
export const INITIAL_STATE: RunState = {
  status: 'idle',
  isShown: false,
  ...EMPTY_OUTPUT,
};

/** While a program is in the frame, or on its way. */
const STARTED: readonly RunStatus[] = ['loading', 'running', 'failed'];

/** The events that change the status, and from which; without, from any. */
const TRANSITIONS: Readonly<
  Partial<
    Record<
      RunEvent['type'],
      { readonly to: RunStatus; readonly from?: readonly RunStatus[] }
    >
  >
> = {
  restarted: { to: 'loading' },
  // A program that runs or has failed stays as it is until the next one mounts.
  requested: { to: 'loading', from: ['idle'] },
  mounted: { to: 'running', from: STARTED },
  failed: { to: 'failed' },
  stalled: { to: 'stalled', from: STARTED },
};

/** Returns the state after an event; one that does not fit the status is ignored. */
export function nextState(current: RunState, event: RunEvent): RunState {
  const { to = current.status, from } = TRANSITIONS[event.type] ?? {};
  if (from?.includes(current.status) === false) return current;
  const state = { ...current, status: to };
  switch (event.type) {
    case 'restarted':
      return { ...INITIAL_STATE, status: to };
    case 'requested':
      return state;
    case 'started':
      return { ...state, ...EMPTY_OUTPUT };
    case 'mounted':
      return { ...state, problem: undefined };
    case 'shown':
      return { ...state, isShown: true };
    case 'failed':
    case 'stalled':
      return { ...state, problem: event.problem };
    case 'logged': {
      const lines = [...state.consoleLines, event.line];
      return { ...state, consoleLines: lines.slice(-MAX_LOG_ENTRIES) };
    }
    case 'called': {
      const call = { ...event.call, id: (state.calls[0]?.id ?? 0) + 1 };
      const calls = [call, ...state.calls].slice(0, MAX_LOG_ENTRIES);
      return { ...state, calls };
    }
    case 'callsCleared':
      return { ...state, calls: [] };
    case 'read':
      return { ...state, readings: event.readings };
  }
}
