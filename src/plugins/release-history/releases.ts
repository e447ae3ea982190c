/** Words what each release did, as Markdown nodes. */
import type { List, ListItem, PhrasingContent } from 'mdast';
import type { HistoryEntry } from '../../api/historyTypes';
import type { NameEvent } from '../../api/memberHistory';
import type { ApiKind } from '../../api/types';
import type { PeerChange, ReleaseChanges } from '../../api/releaseChanges';
import { issueAddress, type KnownIssue } from '../../data/knownIssues';
import { inline } from '../compatibility/issues';

/** Finds the address of a name's reference. */
export type Address = (name: string) => string | undefined;

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const code = (value: string): PhrasingContent => ({
  type: 'inlineCode',
  value,
});

/** What is called the type of an export, by its kind. */
const TYPES: Readonly<Partial<Record<ApiKind, string>>> = {
  constants: 'value',
  enums: 'members',
  hooks: 'signature',
  functions: 'signature',
};

const FIELD_TEXTS: Readonly<Record<string, (is: HistoryEntry) => string>> = {
  type: ({ kind }) => (kind === undefined ? 'type' : (TYPES[kind] ?? 'type')),
  default: () => 'default',
  required: ({ optional }) =>
    optional === true ? 'now optional' : 'now required',
};

/**
 * @param changes - what the release did
 * @param issues - the known issues of its version
 * @param address - where a name is explained
 * @returns one item for each kind of change; none for a release that changed
 *   nothing of the API
 */
export function releaseList(
  { release, events, peers }: ReleaseChanges,
  issues: readonly KnownIssue[],
  address: Address,
): List | undefined {
  const items = [
    item('New', names(events, 'added', address)),
    item('Changed', changed(events, address)),
    item('Deprecated', deprecated(events, address)),
    item('Removed', names(events, 'removed', address)),
    item('Peer ranges', peers.map(peerText)),
    item(
      'Known issues fixed',
      issues.filter(({ fixedIn }) => fixedIn === release).map(issueLink),
      '; ',
    ),
    item(
      'Known issues from here',
      issues.filter(({ from }) => from === release).map(issueLink),
      '; ',
    ),
  ].flat();
  return items.length === 0
    ? undefined
    : { type: 'list', ordered: false, spread: false, children: items };
}

type Events = ReleaseChanges['events'];
type Kind = NameEvent['kind'];

function item(
  term: string,
  parts: readonly PhrasingContent[][],
  separator = ', ',
): ListItem[] {
  if (parts.length === 0) return [];
  const children: PhrasingContent[] = [
    { type: 'strong', children: [text(`${term}:`)] },
    text(' '),
    ...parts.flatMap((part, index) => [
      ...(index === 0 ? [] : [text(separator)]),
      ...part,
    ]),
  ];
  return [{ type: 'listItem', children: [{ type: 'paragraph', children }] }];
}

function named(name: string, address: Address): PhrasingContent {
  const url = address(name);
  return url === undefined
    ? code(name)
    : { type: 'link', url, children: [code(name)] };
}

function names(
  events: Events,
  kind: Kind,
  address: Address,
): PhrasingContent[][] {
  return [...events]
    .filter(([, each]) => each.some((event) => event.kind === kind))
    .map(([name]) => [named(name, address)]);
}

function changed(events: Events, address: Address): PhrasingContent[][] {
  return [...events].flatMap(([name, each]) => {
    const texts = each.flatMap((event) =>
      event.kind === 'changed'
        ? (FIELD_TEXTS[event.field]?.(event.is) ?? [])
        : [],
    );
    return texts.length === 0
      ? []
      : [[named(name, address), text(` (${texts.join(', ')})`)]];
  });
}

function deprecated(events: Events, address: Address): PhrasingContent[][] {
  return [...events].flatMap(([name, each]) =>
    each.flatMap((event) => {
      if (event.kind !== 'deprecated') return [];
      const [holder = ''] = name.split('.');
      const heir = event.is.deprecated ?? '';
      const url = address(`${holder}.${heir}`) ?? address(heir);
      return [
        [
          named(name, address),
          text(' (use '),
          url === undefined
            ? code(heir)
            : { type: 'link' as const, url, children: [code(heir)] },
          text(')'),
        ],
      ];
    }),
  );
}

function peerText({ name, was, is }: PeerChange): PhrasingContent[] {
  if (is === undefined)
    return [code(name), text(' is no longer a peer dependency')];
  return [
    code(name),
    text(' '),
    code(is),
    ...(was === undefined
      ? [text(' is new')]
      : [text(' instead of '), code(was)]),
  ];
}

function issueLink(issue: KnownIssue): PhrasingContent[] {
  return [
    {
      type: 'link',
      url: issueAddress(issue),
      children: inline(issue.symptom.replace(/\.$/, '')),
    },
  ];
}
