/** Words what the releases tell of a name. */
import type {
  Moment,
  NameChange,
  NameHistory,
} from '../../shared/api/memberHistory';
import { asCall } from './asCall';
import { code, text, type Piece, type Row } from './render';

/** @param name - the export or the member, without its holder */
export function historyRows(
  name: string,
  { since, changes }: NameHistory,
): Row[] {
  const earlier = changes.map((change): Piece => ({
    type: 'span',
    pieces: [...statePieces(name, change), text(` until ${untilText(change)}`)],
  }));
  const rows: Row[] = [{ term: 'Earlier', value: earlier, isList: true }];
  if (since) rows.unshift({ term: 'Since', value: [text(sinceText(since))] });
  return rows.filter(({ value }) => value.length > 0);
}

/** `5.1.8`, or which releases it may be when one of them cannot be read. */
export const sinceText = ({ release, unreadable }: Moment): string =>
  [...unreadable, release].join(' or ') + reason(unreadable);

/** The last release before a change, or which ones it may be. */
const untilText = ({ before, unreadable }: Moment): string =>
  [before, ...unreadable].join(' or ') + reason(unreadable);

const reason = (unreadable: readonly string[]): string =>
  unreadable.length === 0
    ? ''
    : ` (${unreadable.join(' and ')} published no types)`;

/** What a name was before a change: `Default push`, `Required`. */
function statePieces(name: string, { field, was, is }: NameChange): Piece[] {
  if (field === 'required') {
    return [text(was.optional === true ? 'Optional' : 'Required')];
  }
  if (field === 'default') {
    const { default: value, defaultNote } = was;
    if (value !== undefined) return [text('Default '), code(value)];
    return [text(defaultNote ? `Default ${defaultNote}` : 'No default')];
  }
  const { kind, type = '' } = was;
  if (kind === 'enums') return [text('Members '), code(enumText(type))];
  if (kind === 'constants') return [text('Value '), code(type)];
  if (type === '') return [text('Without '), code(is.type ?? '')];
  const isCall = kind === 'hooks' || kind === 'functions';
  return isCall && /^[(<]/.test(type)
    ? [text('Signature '), code(asCall(name, type))]
    : [text('Type '), code(type)];
}

/** The history keeps the members of an enum as JSON. */
function enumText(type: string): string {
  const members: unknown = JSON.parse(type);
  return Object.entries(members ?? {})
    .map(([member, value]) => `${member} = ${String(value)}`)
    .join(', ');
}
