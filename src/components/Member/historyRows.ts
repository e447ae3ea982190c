/** Formats the history of a name. */
import type {
  ReleaseInterval,
  NameChange,
  NameHistory,
} from '../../shared/api/memberHistory';
import { toCallSignature } from './toCallSignature';
import { code, text, type FactPart, type FactRow } from './render';

/**
 * Makes the rows "Since" and "Earlier"; none for a name that has never changed.
 *
 * @param name - the export or the member, without its owner
 */
export function historyRows(
  name: string,
  { since, changes }: NameHistory,
): FactRow[] {
  const earlier = changes.map((change): FactPart => ({
    type: 'span',
    pieces: [...statePieces(name, change), text(` until ${untilText(change)}`)],
  }));
  const rows: FactRow[] = [{ term: 'Earlier', value: earlier, isList: true }];
  if (since) rows.unshift({ term: 'Since', value: [text(sinceText(since))] });
  return rows.filter(({ value }) => value.length > 0);
}

/** Writes `5.1.8`, or all releases that it may be if one of them cannot be read. */
export const sinceText = ({ release, unreadable }: ReleaseInterval): string =>
  [...unreadable, release].join(' or ') + reason(unreadable);

/** Writes the last release before a change, or all that it may be. */
const untilText = ({ before, unreadable }: ReleaseInterval): string =>
  [before, ...unreadable].join(' or ') + reason(unreadable);

const reason = (unreadable: readonly string[]): string =>
  unreadable.length === 0
    ? ''
    : ` (${unreadable.join(' and ')} published no types)`;

/** Formats the state of a name before a change: `Default push`, `Required`. */
function statePieces(
  name: string,
  { field, previous, current }: NameChange,
): FactPart[] {
  if (field === 'required') {
    return [text(previous.optional === true ? 'Optional' : 'Required')];
  }
  if (field === 'default') {
    const { default: value, defaultNote } = previous;
    if (value !== undefined) return [text('Default '), code(value)];
    return [text(defaultNote ? `Default ${defaultNote}` : 'No default')];
  }
  const { kind, type = '' } = previous;
  if (kind === 'enums') return [text('Members '), code(enumText(type))];
  if (kind === 'constants') return [text('Value '), code(type)];
  if (type === '') return [text('Without '), code(current.type ?? '')];
  const isCall = kind === 'hooks' || kind === 'functions';
  return isCall && /^[(<]/.test(type)
    ? [text('Signature '), code(toCallSignature(name, type))]
    : [text('Type '), code(type)];
}

/** The history keeps the members of an enum as JSON. */
function enumText(type: string): string {
  const members: unknown = JSON.parse(type);
  return Object.entries(members ?? {})
    .map(([member, value]) => `${member} = ${String(value)}`)
    .join(', ');
}
