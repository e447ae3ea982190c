/**
 * Checks pages against the API in both directions.
 *
 * Public is what the package's index exports, and the members of that:
 *
 * 1. Every export has a section: a heading that names it, with
 *    `<Member name="…" />`. This includes exports that call themselves
 *    internal; the facts of their section say so.
 * 2. Every prop of a component that the package declares, every method of a
 *    sheet's or modal's ref, and every member of what a hook returns has a
 *    section: a heading that is its name in backticks, with
 *    `<Member of="…" name="…" />`. Internal hooks are spared: they hand out
 *    private state.
 * 3. What is inherited within the package is documented once, where it is
 *    declared (or, for the members of a helper type such as
 *    `BottomSheetScrollableProps`, on one component that takes them). Repeating
 *    it is a problem, because two texts drift apart.
 * 4. Members of enums, and of types that no component takes as props, are
 *    listed by the section of their export.
 * 5. Props of other libraries (`ViewProps`, `ScrollViewProps`), React's `ref`,
 *    and props that start with `$` are not this package's API.
 *
 * In the other direction: every `<Member>` names something that exists, every
 * heading in backticks on a reference page has its `<Member>`, no heading on
 * any page is a member that only another version has, and a default that the
 * prose states is the one in the facts.
 */
import type { Problem } from '../lib/problems';
import {
  allMembers,
  canonicalOwner,
  exportNames,
  kindOf,
  loadApi,
  unknownName,
} from '../../src/api';
import type { DocumentedPage, MemberLine } from '../../src/api/pages';
import type { ApiFacts, ApiVersion } from '../../src/api/types';
import { wrongDefaults } from './defaultClaims';
import { apiProblem as problem, staleHeadings } from './staleHeadings';
import type { ApiException } from './exceptions';

/** One thing that must have a section. */
export interface PublicName {
  /** The export that declares the member; absent for an export itself. */
  of?: string;
  name: string;
  /** Other exports under which the same member may be documented. */
  alsoUnder: string[];
}

interface Documented extends MemberLine {
  file: string;
}

/** Everything that must have its own section. */
export function publicNames(api: ApiFacts): PublicName[] {
  const names = new Map<string, PublicName>();
  for (const name of exportNames(api)) {
    // The two interfaces of methods are documented but not exported.
    if (kindOf(api, name) !== 'methods')
      names.set(name, { name, alsoUnder: [] });
  }
  for (const holder of [
    ...Object.keys(api.components),
    ...Object.keys(api.methods),
    ...Object.keys(api.hooks),
  ]) {
    for (const [name, { owner }] of allMembers(api, holder)) {
      const key = `${owner}.${name}`;
      const known = names.get(key) ?? { of: owner, name, alsoUnder: [] };
      // Only a helper type's members may stand with one of its takers.
      if (holder !== owner && kindOf(api, owner) === 'types') {
        known.alsoUnder.push(holder);
      }
      names.set(key, known);
    }
  }
  return [...names.values()];
}

/**
 * @param version the version that the pages document
 * @param pages its docs pages
 * @param exceptions what needs no section
 * @returns what is missing, stale, misplaced, repeated or wrong; empty when the
 *   pages and the package say the same
 */
export function checkCompleteness(
  version: ApiVersion,
  pages: readonly DocumentedPage[],
  exceptions: readonly ApiException[],
): Problem[] {
  const api = loadApi(version);
  const documented = pages.flatMap((page) =>
    page.members.map((member) => ({ ...member, file: page.file })),
  );
  return [
    ...missing(
      api,
      documented,
      pages,
      exceptions.filter((exception) => exception.version === version),
    ),
    ...documented.flatMap((each) => misplaced(each)),
    ...documented.flatMap((each) => unknown(api, version, each)),
    ...repeated(api, documented),
    ...pages.flatMap((page) => staleHeadings(api, version, page)),
    ...pages.flatMap((page) => wrongDefaults(api, page)),
  ];
}

function missing(
  api: ApiFacts,
  documented: readonly Documented[],
  pages: readonly DocumentedPage[],
  exceptions: readonly ApiException[],
): Problem[] {
  const has = new Set(documented.map((each) => keyOf(api, each)));
  const unused = new Set(exceptions.map((exception) => exception.name));
  const problems = publicNames(api).flatMap((wanted) => {
    const key = keyOf(api, wanted);
    if (has.has(key)) return [];
    if (
      wanted.alsoUnder.some((holder) => has.has(`${holder}.${wanted.name}`))
    ) {
      return [];
    }
    if (unused.delete(key)) return [];
    const line = wanted.of
      ? `<Member of="${wanted.of}" name="${wanted.name}" />`
      : `<Member name="${wanted.name}" />`;
    const file = nearestPage(api, wanted, documented, pages);
    return [
      problem(
        file,
        1,
        'api-missing',
        `${key} has no section. Add a heading \`${wanted.name}\` with ${line}.`,
      ),
    ];
  });
  for (const name of unused) {
    problems.push(
      problem(
        'scripts/api/exceptions.ts',
        1,
        'api-exception',
        `${name} excepts nothing: remove it.`,
      ),
    );
  }
  return problems;
}

/** The page where most of the same export stands, or the one of its name. */
function nearestPage(
  api: ApiFacts,
  wanted: PublicName,
  documented: readonly Documented[],
  pages: readonly DocumentedPage[],
): string {
  const counts = new Map<string, number>();
  const owner = wanted.of;
  for (const each of documented) {
    const near =
      owner === undefined
        ? each.of === undefined &&
          kindOf(api, each.name) === kindOf(api, wanted.name)
        : each.of !== undefined && canonicalOwner(api, each.of) === owner;
    if (near) counts.set(each.file, (counts.get(each.file) ?? 0) + 1);
  }
  const most = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  const named = (owner ?? wanted.name).toLowerCase();
  const ofName = pages.find((page) => page.route.endsWith(`/${named}`))?.file;
  return ofName ?? most ?? `a page for ${owner ?? wanted.name}`;
}

function misplaced(each: Documented): Problem[] {
  const { heading } = each;
  const fits =
    each.of === undefined
      ? new RegExp(`(^|[^\\w])${each.name}($|[^\\w])`).test(heading.text)
      : heading.isCode && heading.text === each.name;
  return fits
    ? []
    : [
        problem(
          each.file,
          each.line,
          'api-heading',
          `<Member name="${each.name}"> stands under the heading "${heading.text}". ` +
            `Put it right under a heading \`${each.name}\`.`,
        ),
      ];
}

function unknown(
  api: ApiFacts,
  version: ApiVersion,
  each: Documented,
): Problem[] {
  const message = unknownName(api, version, each);
  return message === undefined
    ? []
    : [problem(each.file, each.line, 'api-unknown', message)];
}

function repeated(api: ApiFacts, documented: readonly Documented[]): Problem[] {
  const first = new Map<string, Documented>();
  return documented.flatMap((each) => {
    const found =
      each.of === undefined
        ? undefined
        : allMembers(api, each.of).get(each.name);
    const key =
      found === undefined ? keyOf(api, each) : `${found.owner}.${each.name}`;
    const inherited =
      found !== undefined &&
      each.of !== undefined &&
      canonicalOwner(api, each.of) !== found.owner &&
      kindOf(api, found.owner) !== 'types';
    const known = first.get(key);
    first.set(key, known ?? each);
    if (inherited) {
      return [
        problem(
          each.file,
          each.line,
          'api-repeated',
          `${each.of} inherits ${each.name} from ${found.owner} unchanged: name it and link to its section there.`,
        ),
      ];
    }
    return known === undefined
      ? []
      : [
          problem(
            each.file,
            each.line,
            'api-repeated',
            `${key} is documented in ${known.file}:${known.line} already: link to it.`,
          ),
        ];
  });
}

function keyOf(api: ApiFacts, each: { of?: string; name: string }): string {
  return each.of === undefined
    ? each.name
    : `${canonicalOwner(api, each.of)}.${each.name}`;
}
