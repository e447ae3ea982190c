/** Turns the facts about one name into the rows that its section shows. */
import { allMembers, inheritsOf, kindOf, ownMembers } from '../../shared/api';
import type { Moment, NameHistory } from '../../shared/api/memberHistory';
import {
  issueAddress,
  issueReleases,
  issuesOf,
} from '../../shared/releases/knownIssues';
import type {
  ApiFacts,
  Deprecation,
  MemberFacts,
} from '../../shared/api/types';
import { versionByName } from '../../site/versions';
import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { asCall } from './asCall';
import { historyRows, sinceText } from './historyRows';
import { code, component, reference, text, type Row } from './render';
import { trialRows } from './trialRows';

/** What the author wrote in the line. */
export interface MemberLineAttributes {
  of?: string | undefined;
  name: string;
  platforms?: string | undefined;
}

/**
 * @param api the facts of the page's version
 * @param line what the author wrote; its names exist
 * @param past what the releases tell of it
 * @returns the rows, most asked first
 */
export function factRows(
  api: ApiFacts,
  line: MemberLineAttributes,
  past: NameHistory = { changes: [] },
): Row[] {
  const { of, name } = line;
  const { deprecated: since } = past;
  return [
    ...(of === undefined
      ? exportRows(api, name, since)
      : memberRows(api, of, name, since)),
    ...trialRows(api, of, name),
    ...platformRows(line),
    ...callRows(api, line),
    ...historyRows(name, past),
    ...issueRows(api, of, name),
  ];
}

/** A method or a callback is in the table of what is called when. */
function callRows({ version }: ApiFacts, { of, name }: MemberLineAttributes) {
  const major = version.split('.')[0] ?? '';
  const isCall = /^on(?:Animate|Change|Close|Dismiss)$/.test(name);
  if (major === '2' || !/^BottomSheet(?:Modal)?(?:Methods)?$/.test(of ?? '')) {
    return [];
  }
  if (!isCall && !of?.endsWith('Methods')) return [];
  const { route } = versionByName(`v${major}`);
  const href = `${route}/methods#what-is-called-when`;
  const link = component('a', { href }, [
    h('span', [text('what is called when')]),
  ]);
  return [row('Calls', link)];
}

const row = (term: string, ...value: ElementContent[]): Row => ({
  term,
  value,
});

/** A row of items; none without any. */
const list = (term: string, value: ElementContent[]): Row[] =>
  value.length === 0 ? [] : [{ term, value, isList: true }];

function memberRows(
  api: ApiFacts,
  of: string,
  name: string,
  deprecatedSince: Moment | undefined,
): Row[] {
  const facts = allMembers(api, of).get(name)?.facts;
  if (facts === undefined) return [];
  const { type, deprecated } = facts;
  const kind = kindOf(api, of);
  const own =
    kind !== 'methods' && kind !== 'hooks'
      ? [row('Type', code(type)), defaultRow(facts)]
      : type.startsWith('(')
        ? [row('Signature', code(asCall(name, type)))]
        : [row('Type', code(type))];
  return [...own, ...deprecationRows(deprecated, deprecatedSince)];
}

/** A member either has to be given, or something happens when it is not. */
function defaultRow(facts: MemberFacts): Row {
  if (!facts.optional) return row('Required', text('yes'));
  return facts.default === undefined
    ? row('Default', text(facts.defaultNote ?? 'none'))
    : row('Default', code(facts.default));
}

function exportRows(
  api: ApiFacts,
  name: string,
  deprecatedSince: Moment | undefined,
): Row[] {
  const kind = kindOf(api, name);
  const exported = {
    ...(kind === undefined ? {} : api[kind][name]),
  } as { exportedAs?: 'default'; deprecated?: Deprecation; internal?: true };
  const named = exported.exportedAs === 'default' ? name : `{ ${name} }`;
  const typed = kind === 'types' ? 'type ' : '';
  const line = `import ${typed}${named} from '${api.package}';`;
  return [
    ...(kind === 'methods' ? [] : [row('Import', code(line))]),
    ...kindRows(api, name),
    ...(exported.internal
      ? [row('Status', text('internal: it can change in any release'))]
      : []),
    ...deprecationRows(exported.deprecated, deprecatedSince),
  ];
}

function kindRows(api: ApiFacts, name: string): Row[] {
  const component = api.components[name];
  if (component !== undefined) {
    const { ref } = component;
    return [
      ...(ref === undefined ? [] : [row('Ref', code(ref))]),
      ...inheritedRows(api, name, 'Props of'),
    ];
  }
  const callable = api.hooks[name] ?? api.functions[name];
  const value = api.functions[name]?.value ?? api.constants[name]?.value;
  const signatures = (callable?.signatures ?? []).map((signature) =>
    code(asCall(name, signature)),
  );
  const members = Object.entries(api.enums[name]?.members ?? {}).map(
    ([member, value]) => code(`${member} = ${value}`),
  );
  return [
    ...list('Signature', signatures),
    ...(value === undefined ? [] : [row('Value', code(value))]),
    ...list('Members', members),
    ...typeRows(api, name),
  ];
}

function typeRows(api: ApiFacts, name: string): Row[] {
  const kind = kindOf(api, name);
  if (kind !== 'types' && kind !== 'methods') return [];
  const { declaration, propsOf, typeParameters = '' } = api.types[name] ?? {};
  if (declaration !== undefined) {
    return [
      row('Type', code(`type ${name}${typeParameters} = ${declaration}`)),
    ];
  }
  if (propsOf !== undefined) {
    return [row('Members', text('the props of '), reference(propsOf))];
  }
  const members = Object.entries(ownMembers(api, name)).map(
    ([member, { type, optional }]) =>
      code(optional ? `${member}?: ${type}` : asCall(member, type)),
  );
  return [
    ...list('Members', members),
    ...inheritedRows(api, name, 'Members of'),
  ];
}

/** Puts a text between parts. */
function joined(
  parts: readonly ElementContent[][],
  separator: string,
): ElementContent[] {
  return parts.flatMap((part, index) =>
    index === 0 ? part : [text(separator), ...part],
  );
}

function inheritedRows(api: ApiFacts, name: string, term: string): Row[] {
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
  since: Moment | undefined,
): Row[] {
  if (deprecated === undefined) return [];
  const when = since === undefined ? '' : `since ${sinceText(since)}: `;
  const { replacement } = deprecated;
  return [row('Deprecated', text(`${when}use `), reference(replacement))];
}

function platformRows({ platforms }: MemberLineAttributes): Row[] {
  if (platforms === undefined) return [];
  const badges = platforms.split(/\s+/).filter(Boolean);
  return [
    row(
      'Platforms',
      ...joined(
        badges.map((name) => [component('Platform', { name })]),
        ' ',
      ),
    ),
  ];
}

/** The known issues are those of version 5. */
function issueRows(api: ApiFacts, of: string | undefined, name: string): Row[] {
  const issues = api.version.startsWith('5.') ? issuesOf(of, name) : [];
  return list(
    issues.length === 1 ? 'Known issue' : 'Known issues',
    issues.map((issue) =>
      h('a', { href: issueAddress(issue) }, [text(issueReleases(issue))]),
    ),
  );
}
