/** Words what the releases tell of a name. */
import {
  defaultOf,
  type Moment,
  type NameChange,
  type NameHistory,
} from '../../shared/api/memberHistory';
import type { HistoryEntry } from '../../shared/api/historyTypes';
import { asCall } from './asCall';
import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { code, text, type Row } from './render';

/**
 * @param name - the export or the member, without its holder
 * @param past - what the releases tell of it
 */
export function historyRows(
  name: string,
  { since, changes }: NameHistory,
): Row[] {
  const earlier = changes.map((change) =>
    h('span', {}, [
      ...statePieces(name, change),
      text(` until ${untilText(change)}`),
    ]),
  );
  return [
    ...(since === undefined
      ? []
      : [{ term: 'Since', value: [text(sinceText(since))] }]),
    ...(earlier.length === 0
      ? []
      : [{ term: 'Earlier', value: earlier, isList: true }]),
  ];
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
export function statePieces(
  name: string,
  { field, was, is }: NameChange,
): ElementContent[] {
  switch (field) {
    case 'required':
      return [text(was.optional === true ? 'Optional' : 'Required')];
    case 'default':
      return defaultOf(was) === undefined
        ? [text('No default')]
        : [
            text('Default '),
            was.default === undefined
              ? text(was.defaultNote ?? '')
              : code(was.default),
          ];
    case 'type':
      return typePieces(name, was, is);
  }
}

function typePieces(
  name: string,
  was: HistoryEntry,
  is: HistoryEntry,
): ElementContent[] {
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
