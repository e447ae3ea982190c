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

/** Whether a program is in the frame, or on its way. */
const isStarted = ({ status }: RunState): boolean =>
  status !== 'idle' && status !== 'stalled';

/** Returns the state after an event; one that does not fit the status is ignored. */
export function nextState(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'restarted':
      return { ...INITIAL_STATE, status: 'loading' };
    case 'requested':
      // A program that runs or has failed stays as it is until the next one mounts.
      return state.status === 'idle' ? { ...state, status: 'loading' } : state;
    case 'started':
      return { ...state, ...EMPTY_OUTPUT };
    case 'mounted':
      return isStarted(state)
        ? { ...state, status: 'running', problem: undefined }
        : state;
    case 'shown':
      return { ...state, isShown: true };
    case 'failed':
      return { ...state, status: 'failed', problem: event.problem };
    case 'stalled':
      return isStarted(state)
        ? { ...state, status: 'stalled', problem: event.problem }
        : state;
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
