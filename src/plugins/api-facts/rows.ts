/** Turns the facts about one name into the rows that its section shows. */
import { allMembers, inheritsOf, kindOf, ownMembers } from '../../api';
import type { Moment, NameHistory } from '../../api/memberHistory';
import { issueAddress, issueReleases, issuesOf } from '../../data/knownIssues';
import type {
  ApiFacts,
  Deprecation,
  Inherits,
  MemberFacts,
} from '../../api/types';
import { asCall } from './asCall';
import { historyRows, sinceText } from './historyRows';
import { code, text, type Piece, type Row } from './piece';
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
    ...historyRows(name, past),
    ...issueRows(api, of, name),
  ];
}

function memberRows(
  api: ApiFacts,
  of: string,
  name: string,
  deprecatedSince: Moment | undefined,
): Row[] {
  const found = allMembers(api, of).get(name);
  if (found === undefined) return [];
  const { facts } = found;
  const isMethod = kindOf(api, of) === 'methods' || kindOf(api, of) === 'hooks';
  if (isMethod) {
    return [
      facts.type.startsWith('(')
        ? { term: 'Signature', pieces: [code(asCall(name, facts.type))] }
        : { term: 'Type', pieces: [code(facts.type)] },
      ...deprecationRows(facts.deprecated, deprecatedSince),
    ];
  }
  return [
    { term: 'Type', pieces: [code(facts.type)] },
    defaultRow(facts),
    ...deprecationRows(facts.deprecated, deprecatedSince),
  ];
}

/** A member either has to be given, or something happens when it is not. */
function defaultRow(facts: MemberFacts): Row {
  if (!facts.optional) return { term: 'Required', pieces: [text('yes')] };
  const pieces =
    facts.default !== undefined
      ? [code(facts.default)]
      : [text(facts.defaultNote ?? 'none')];
  return { term: 'Default', pieces };
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
  const rows: Row[] = [];
  if (kind !== 'methods') {
    const isType = kind === 'types';
    const named = exported.exportedAs === 'default' ? name : `{ ${name} }`;
    rows.push({
      term: 'Import',
      pieces: [
        code(`import ${isType ? 'type ' : ''}${named} from '${api.package}';`),
      ],
    });
  }
  rows.push(...kindRows(api, name));
  if (exported.internal) {
    rows.push({
      term: 'Status',
      pieces: [text('internal: it can change in any release')],
    });
  }
  return [...rows, ...deprecationRows(exported.deprecated, deprecatedSince)];
}

function kindRows(api: ApiFacts, name: string): Row[] {
  const component = api.components[name];
  if (component !== undefined) {
    return [
      ...(component.ref === undefined
        ? []
        : [{ term: 'Ref', pieces: [code(component.ref)] }]),
      ...inheritedRows(api, name, 'Props of'),
    ];
  }
  const callable = api.hooks[name] ?? api.functions[name];
  if (callable !== undefined) {
    const value = api.functions[name]?.value;
    return [
      {
        term: 'Signature',
        pieces: callable.signatures.map((signature) =>
          code(
            /^[(<]/.test(signature)
              ? asCall(name, signature)
              : `${name}: ${signature}`,
          ),
        ),
        isList: true,
      },
      ...(value === undefined
        ? []
        : [{ term: 'Value', pieces: [code(value)] }]),
    ];
  }
  const constant = api.constants[name];
  if (constant !== undefined) {
    return [{ term: 'Value', pieces: [code(constant.value)] }];
  }
  const members = api.enums[name]?.members;
  if (members !== undefined) {
    return [
      {
        term: 'Members',
        pieces: Object.entries(members).map(([member, value]) =>
          code(`${member} = ${value}`),
        ),
        isList: true,
      },
    ];
  }
  return typeRows(api, name);
}

function typeRows(api: ApiFacts, name: string): Row[] {
  const type = api.types[name];
  if (type?.declaration !== undefined) {
    return [
      {
        term: 'Type',
        pieces: [
          code(
            `type ${name}${type.typeParameters ?? ''} = ${type.declaration}`,
          ),
        ],
      },
    ];
  }
  if (type?.propsOf !== undefined) {
    return [
      {
        term: 'Members',
        pieces: [
          text('the props of '),
          { kind: 'reference', name: type.propsOf },
        ],
      },
    ];
  }
  const members = Object.entries(ownMembers(api, name));
  return [
    ...(members.length === 0
      ? []
      : [
          {
            term: 'Members',
            pieces: members.map(([member, facts]) =>
              code(
                facts.type.startsWith('(') && !facts.optional
                  ? asCall(member, facts.type)
                  : `${member}${facts.optional ? '?' : ''}: ${facts.type}`,
              ),
            ),
            isList: true,
          },
        ]),
    ...inheritedRows(api, name, 'Members of'),
  ];
}

function inheritedRows(api: ApiFacts, name: string, term: string): Row[] {
  const bases = inheritsOf(api, name);
  return bases.length === 0
    ? []
    : [{ term, pieces: bases.flatMap(inheritedPieces), isList: false }];
}

function inheritedPieces(base: Inherits, at: number): Piece[] {
  const except = base.except ?? [];
  return [
    ...(at === 0 ? [] : [text('; ')]),
    code(base.type),
    ...(except.length === 0 ? [] : [text(' except ')]),
    ...except.flatMap((each, index) => [
      ...(index === 0 ? [] : [text(', ')]),
      code(each),
    ]),
  ];
}

function deprecationRows(
  deprecated: Deprecation | undefined,
  since: Moment | undefined,
): Row[] {
  return deprecated === undefined
    ? []
    : [
        {
          term: 'Deprecated',
          pieces: [
            text(
              since === undefined ? 'use ' : `since ${sinceText(since)}: use `,
            ),
            { kind: 'reference', name: deprecated.replacement },
          ],
        },
      ];
}

function platformRows({ platforms }: MemberLineAttributes): Row[] {
  return platforms === undefined
    ? []
    : [
        {
          term: 'Platforms',
          pieces: platforms
            .split(/\s+/)
            .filter(Boolean)
            .flatMap((name, index): Piece[] => [
              ...(index === 0 ? [] : [text(' ')]),
              { kind: 'platform', name },
            ]),
        },
      ];
}

/** The known issues are those of version 5. */
function issueRows(api: ApiFacts, of: string | undefined, name: string): Row[] {
  const issues = api.version.startsWith('5.') ? issuesOf(of, name) : [];
  return issues.length === 0
    ? []
    : [
        {
          term: issues.length === 1 ? 'Known issue' : 'Known issues',
          pieces: issues.map((issue): Piece => ({
            kind: 'link',
            text: issueReleases(issue),
            to: issueAddress(issue),
          })),
          isList: true,
        },
      ];
}
