import { expect, test } from 'vitest';
import {
  INITIAL_STATE,
  MAX_LOG_ENTRIES,
  nextState,
  type RunEvent,
} from './runState';

const problem = { text: 'It broke.', line: 3 };
const EVENTS = {
  restarted: { type: 'restarted' },
  requested: { type: 'requested' },
  started: { type: 'started' },
  mounted: { type: 'mounted' },
  shown: { type: 'shown' },
  failed: { type: 'failed', problem },
  stalled: { type: 'stalled', problem },
} as const satisfies Record<string, RunEvent>;

const after = (...events: readonly RunEvent[]) =>
  events.reduce(nextState, INITIAL_STATE);

// The run, and behind it the status, whether the sheet is shown, and the problem.
test.each([
  ['started', 'idle', false, undefined],
  ['requested', 'loading', false, undefined],
  ['requested started mounted', 'running', false, undefined],
  ['requested started mounted shown', 'running', true, undefined],
  ['requested mounted shown requested', 'running', true, undefined],
  ['requested failed', 'failed', false, problem],
  // What a frame says before it has a program.
  ['mounted', 'idle', false, undefined],
  ['stalled', 'idle', false, undefined],
  ['failed', 'failed', false, problem],
  // A second run in the same frame: the failure stays until its app mounts.
  ['failed requested started', 'failed', false, problem],
  ['failed requested started mounted', 'running', false, undefined],
  ['requested mounted shown stalled', 'stalled', true, problem],
  ['requested mounted shown stalled restarted', 'loading', false, undefined],
] as const)('after "%s" it is %s', (run, status, isShown, reported) => {
  const names = run.split(' ') as (keyof typeof EVENTS)[];
  const events = names.map((name) => EVENTS[name]);
  expect(after(...events)).toMatchObject({ status, isShown });
  expect(after(...events).problem).toEqual(reported);
});

test('keeps the newest lines and calls, and drops them with the next program', () => {
  const numbers = Array.from({ length: MAX_LOG_ENTRIES + 2 }, (_, n) => `${n}`);
  const output = after(
    ...numbers.flatMap((text): RunEvent[] => [
      { type: 'logged', line: text },
      { type: 'called', call: { text } },
    ]),
    { type: 'read', readings: [['index', '1']] },
  );
  expect(output.consoleLines).toEqual(numbers.slice(2));
  expect(output.calls.map(({ text }) => text)).toEqual(
    numbers.slice(2).reverse(),
  );
  expect(output.calls[0]?.id).toBe(numbers.length);
  expect(nextState(output, { type: 'callsCleared' })).toEqual({
    ...output,
    calls: [],
  });
  expect(nextState(output, EVENTS.started)).toEqual(INITIAL_STATE);
});
