import type { Outcome } from './ask';

/** What an answer says in short. */
function summaryOf({ sections = [], versions, code, note }: Outcome): string {
  const explained = sections.length > 0 && 'The docs explain this message.';
  return [explained, versions?.answer.summary, code?.summary, note]
    .filter(Boolean)
    .join(' ');
}

/** What the reader hears first. */
export function spokenOf(outcome: Outcome): string {
  const { times } = outcome;
  const summary = summaryOf(outcome);
  return times === undefined ? summary : `${summary} Checked ${times} times.`;
}

/**
 * Counts an answer that says what the one before it says: a screen reader says
 * nothing where nothing changes.
 */
export function countRepeats(next: Outcome, last: Outcome = {}): Outcome {
  const isSame =
    next.problem?.message === last.problem?.message &&
    summaryOf(next) === summaryOf(last);
  return isSame ? { ...next, times: (last.times ?? 1) + 1 } : next;
}
