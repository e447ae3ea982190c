/** Turns the facts about one name into the rows that its section shows. */
import { h } from 'hastscript';
import { allMembers, inheritsOf, kindOf, ownMembers } from '../../shared/api';
import type {
  ReleaseInterval,
  NameHistory,
} from '../../shared/api/memberHistory';
import type {
  ApiFacts,
  Deprecation,
  ExportFacts,
  MemberFacts,
} from '../../shared/api/types';
import { writeFragment } from '../../shared/playground/urlFragment';
import { CONTROL_LIST, INITIAL_VALUES } from '../../shared/playground/controls';
import {
  issueAddress,
  issueReleases,
  issuesOf,
} from '../../shared/releases/knownIssues';
import { versionByName } from '../../site/versions';
import { toCallSignature } from './toCallSignature';
import { historyRows, sinceText } from './historyRows';
import {
  code,
  jsx,
  reference,
  text,
  type FactPart,
  type FactRow,
} from './render';

/** The attributes of the author's `<Member>`. */
export interface MemberLineAttributes {
  of?: string | undefined;
  name: string;
  platforms?: string | undefined;
}

/**
 * Makes the rows about a member or an export.
 *
 * @param api the facts of the page's version
 * @param line what the author wrote; its names exist
 * @param memberHistory its changes in releases
 * @returns the rows, the most needed first
 */
export function factRows(
  api: ApiFacts,
  line: MemberLineAttributes,
  memberHistory: NameHistory = { changes: [] },
): FactRow[] {
  const { of, name } = line;
  const { deprecated: since } = memberHistory;
  return [
    ...(of === undefined
      ? exportRows(api, name, since)
      : memberRows(api, of, name, since)),
    ...playgroundRows(api, line),
    ...platformRows(line),
    ...callRows(api, line),
    ...historyRows(name, memberHistory),
    ...issueRows(api, of, name),
  ];
}

const row = (term: string, ...value: FactPart[]): FactRow => ({ term, value });

/** Makes a row of items; none without items. */
function list(
  term: string,
  items: readonly (FactPart | false | '' | undefined)[],
): FactRow[] {
  const value = items.filter((item) => typeof item === 'object');
  return value.length === 0 ? [] : [{ term, value, isList: true }];
}

/** Links methods and callbacks to the table of what is called when. */
function callRows(
  { version }: ApiFacts,
  { of = '', name }: MemberLineAttributes,
) {
  const [major = ''] = version.split('.');
  const isCall =
    of.endsWith('Methods') || /^on(?:Animate|Change|Close|Dismiss)$/.test(name);
  const hasTable = /^BottomSheet(?:Modal)?(?:Methods)?$/.test(of);
  if (major === '2' || !isCall || !hasTable) return [];
  const href = `${versionByName(`v${major}`).route}/methods#what-is-called-when`;
  const words = jsx('span', [text('what is called when')]);
  return [row('Calls', jsx('a', [words], { href }))];
}

/** Links a prop of version 5 that the playground can switch to the playground. */
function playgroundRows(
  { version }: ApiFacts,
  { of, name }: MemberLineAttributes,
): FactRow[] {
  const [, control] = CONTROL_LIST.find(([prop]) => prop === name) ?? [];
  const isThere = version.startsWith('5.') && of === 'BottomSheet';
  if (!isThere || typeof control?.initial !== 'boolean') return [];
  const value = !control.initial;
  const link = jsx(
    'a',
    [jsx('code', [text(value ? name : `${name}={false}`)])],
    {
      href: `/usage${writeFragment({ ...INITIAL_VALUES, [name]: value })}`,
      // A state of the playground is not an id for Docusaurus to find.
      'data-noBrokenLinkCheck': null,
    },
  );
  return [row('Try', link, text(' in the playground'))];
}

function memberRows(
  api: ApiFacts,
  of: string,
  name: string,
  deprecatedSince: ReleaseInterval | undefined,
): FactRow[] {
  const facts = allMembers(api, of).get(name)?.facts;
  if (facts === undefined) return [];
  const { type, deprecated } = facts;
  const kind = kindOf(api, of);
  const isGiven = kind !== 'methods' && kind !== 'hooks';
  return [
    !isGiven && type.startsWith('(')
      ? row('Signature', code(toCallSignature(name, type)))
      : row('Type', code(type)),
    ...(isGiven ? [defaultRow(facts)] : []),
    ...deprecationRows(deprecated, deprecatedSince),
  ];
}

/** Makes the row of a required member, or of the default. */
function defaultRow({
  optional,
  default: value,
  defaultNote = 'none',
}: MemberFacts): FactRow {
  if (!optional) return row('Required', text('yes'));
  return row('Default', value === undefined ? text(defaultNote) : code(value));
}

function exportRows(
  api: ApiFacts,
  name: string,
  deprecatedSince: ReleaseInterval | undefined,
): FactRow[] {
  const kind = kindOf(api, name);
  const exported = { ...(kind && api[kind][name]) } as ExportFacts;
  const named = exported.exportedAs === 'default' ? name : `{ ${name} }`;
  const typed = kind === 'types' ? 'type ' : '';
  const line = `import ${typed}${named} from '${api.package}';`;
  const status = 'internal: it can change in any release';
  return [
    ...list('Import', [kind !== 'methods' && code(line)]),
    ...kindRows(api, name),
    ...list('Status', [exported.internal && text(status)]),
    ...deprecationRows(exported.deprecated, deprecatedSince),
  ];
}

function kindRows(api: ApiFacts, name: string): FactRow[] {
  const kind = kindOf(api, name);
  const ref = api.components[name]?.ref;
  const { signatures = [] } = api.hooks[name] ?? api.functions[name] ?? {};
  const value = api.functions[name]?.value ?? api.constants[name]?.value;
  const { declaration, propsOf, typeParameters = '' } = api.types[name] ?? {};
  const members = Object.entries(api.enums[name]?.members ?? {}).map(
    ([member, value]) => code(`${member} = ${value}`),
  );
  const rows = [
    ...list('Ref', [ref && code(ref)]),
    ...list(
      'Signature',
      signatures.map((signature) => code(toCallSignature(name, signature))),
    ),
    ...list('Value', [value && code(value)]),
    ...list('Members', members),
    ...list('Type', [
      declaration && code(`type ${name}${typeParameters} = ${declaration}`),
    ]),
  ];
  if (propsOf !== undefined) {
    return [row('Members', text('the props of '), reference(propsOf))];
  }
  if (kind === 'components') {
    return [...rows, ...inheritedRows(api, name, 'Props of')];
  }
  if (rows.length > 0 || kind === 'hooks') return rows;
  const own = Object.entries(ownMembers(api, name)).map(
    ([member, { type, optional }]) =>
      code(optional ? `${member}?: ${type}` : toCallSignature(member, type)),
  );
  return [...list('Members', own), ...inheritedRows(api, name, 'Members of')];
}

/** Joins parts with a text between them. */
function joined(parts: readonly FactPart[][], separator: string): FactPart[] {
  return parts.flatMap((part, index) =>
    index === 0 ? part : [text(separator), ...part],
  );
}

function inheritedRows(api: ApiFacts, name: string, term: string): FactRow[] {
  const bases = inheritsOf(api, name).map(({ type, except = [] }) => [
    code(type),
    ...(except.length === 0 ? [] : [text(' except ')]),
    ...joined(
      except.map((each) => [code(each)]),
      ', ',
    ),
  ]);
  return bases.length === 0 ? [] : [row(term, ...joined(bases, '; '))];
}

function deprecationRows(
  deprecated: Deprecation | undefined,
  since: ReleaseInterval | undefined,
): FactRow[] {
  if (deprecated === undefined) return [];
  const when = since === undefined ? '' : `since ${sinceText(since)}: `;
  const { replacement } = deprecated;
  return [row('Deprecated', text(`${when}use `), reference(replacement))];
}

function platformRows({ platforms }: MemberLineAttributes): FactRow[] {
  if (platforms === undefined) return [];
  const badges = platforms.match(/\S+/g) ?? [];
  const drawn = badges.map((name) => [jsx('Platform', [], { name })]);
  return [row('Platforms', ...joined(drawn, ' '))];
}

/** Links the known issues, which are those of version 5. */
function issueRows(
  api: ApiFacts,
  of: string | undefined,
  name: string,
): FactRow[] {
  const issues = api.version.startsWith('5.') ? issuesOf(of, name) : [];
  const links = issues.map((issue) =>
    h('a', { href: issueAddress(issue) }, [text(issueReleases(issue))]),
  );
  return list(issues.length === 1 ? 'Known issue' : 'Known issues', links);
}
