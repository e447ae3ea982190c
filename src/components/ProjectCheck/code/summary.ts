/** Says in a sentence or two what an answer comes to. */
import type { Answer } from './answer';

type Parts = Pick<
  Answer,
  'decisions' | 'changes' | 'notes' | 'unknown' | 'changed'
>;

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

const places = (items: Parts['changes']): number =>
  items.flatMap((item) => item.places).length;

/** @returns the sentences that the reader hears first */
export function summaryOf(parts: Parts): string {
  const changes = places(parts.changes);
  const decisions = parts.decisions.length;
  const unread = places(parts.unknown);
  const notes = parts.notes.length;
  const isDone = decisions === 0 && unread === 0;
  const end = isDone ? ', and nothing is left to decide' : '';
  return [
    changes > 0
      ? `${count(changes, 'change is', 'changes are')} made for you${end}.`
      : isDone && 'Nothing to change in this code.',
    decisions > 0 &&
      `${count(decisions, 'decision is', 'decisions are')} left to you.`,
    unread > 0 && `Check ${count(unread, 'place')} yourself.`,
    isDone &&
      notes > 0 &&
      `${count(notes, 'thing behaves', 'things behave')} differently in v5.`,
  ]
    .filter(Boolean)
    .join(' ');
}
