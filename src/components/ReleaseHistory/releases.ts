/** Describes the changes of a release in Markdown. */
import type { NameChange, NameEvent } from '../../shared/api/memberHistory';
import type {
  PeerChange,
  ReleaseChanges,
} from '../../shared/api/releaseChanges';
import {
  issueAddress,
  type KnownIssue,
} from '../../shared/releases/knownIssues';

/** Finds the address of a name's reference. */
export type Address = (name: string) => string | undefined;

/** Labels of the type of an export, by its kind. */
const TYPE_LABELS: Readonly<Partial<Record<string, string>>> = {
  constants: 'value',
  enums: 'members',
  hooks: 'signature',
  functions: 'signature',
};

function changeText({ field, current }: NameChange): string {
  if (field === 'default') return field;
  if (field === 'type') return TYPE_LABELS[current.kind ?? ''] ?? field;
  return current.optional ? 'now optional' : 'now required';
}

const markdownLink = (text: string, url: string | undefined): string =>
  url === undefined ? text : `[${text}](${url})`;

const issueLink = (issue: KnownIssue): string =>
  markdownLink(issue.symptom.replace(/\.$/, ''), issueAddress(issue));

function peerText({ name, was, is }: PeerChange): string {
  if (is === undefined) return `\`${name}\` is no longer a peer dependency`;
  const before = was === undefined ? 'is new' : `instead of \`${was}\``;
  return `\`${name}\` \`${is}\` ${before}`;
}

/**
 * Lists the changes of a release, one item for each kind.
 *
 * @returns Markdown; empty for a release that changed nothing of the API
 */
export function releaseList(
  { release, events, peers }: ReleaseChanges,
  issues: readonly KnownIssue[],
  address: Address,
): string {
  const named = (name: string, url = address(name)) =>
    markdownLink(`\`${name}\``, url);
  /** Lists the names with an event of a kind, with a note on each. */
  const names = <Kind extends NameEvent['kind']>(
    kind: Kind,
    say: (event: NameEvent & { kind: Kind }, name: string) => string = () => '',
  ): string[] =>
    [...events].flatMap(([name, each]) => {
      const own = each.filter(
        (event): event is NameEvent & { kind: Kind } => event.kind === kind,
      );
      const notes = own.map((event) => say(event, name)).join(', ');
      const note = notes === '' ? '' : ` (${notes})`;
      return own.length === 0 ? [] : [named(name) + note];
    });
  const replacementLink = (name: string, to = ''): string => {
    const [holder = ''] = name.split('.');
    return named(to, address(`${holder}.${to}`) ?? address(to));
  };
  const rows: readonly [term: string, parts: string[], separator?: string][] = [
    ['New', names('added')],
    ['Changed', names('changed', changeText)],
    [
      'Deprecated',
      names(
        'deprecated',
        ({ current }, name) =>
          `use ${replacementLink(name, current.deprecated)}`,
      ),
    ],
    ['Removed', names('removed')],
    ['Peer ranges', peers.map(peerText)],
    [
      'Known issues fixed',
      issues.filter(({ fixedIn }) => fixedIn === release).map(issueLink),
      '; ',
    ],
    [
      'Known issues from here',
      issues.filter(({ from }) => from === release).map(issueLink),
      '; ',
    ],
  ];
  return rows
    .filter(([, parts]) => parts.length > 0)
    .map(
      ([term, parts, separator = ', ']) =>
        `- **${term}:** ${parts.join(separator)}`,
    )
    .join('\n');
}
