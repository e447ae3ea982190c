/**
 * Checks pages against the API in both directions.
 *
 * Public is what the package's index exports, and the members of that:
 *
 * 1. Every export has a section with `<Member name="…" />`, also one that calls
 *    itself internal; the facts of its section say so.
 * 2. Every prop of a component, every method of a ref and every member of what
 *    a hook returns has a section: a heading that is its name in backticks,
 *    with `<Member of="…" name="…" />`.
 * 3. What is inherited within the package is documented once, where it is
 *    declared, or, for the members of a helper type such as
 *    `BottomSheetScrollableProps`, on one component that takes them.
 * 4. Members of enums, and of types that no component takes as props, are
 *    listed by the section of their export.
 * 5. Props of other libraries (`ViewProps`, `ScrollViewProps`), React's `ref`,
 *    and props that start with `$` are not this package's API.
 *
 * In the other direction: every `<Member>` names something that exists, and
 * every heading that is a name in backticks has its `<Member>`, on pages that
 * document members and where another version has the name.
 */
import type { Problem } from '../lib/problems';
import path from 'node:path';
import {
  allMembers,
  canonicalOwner,
  exportNames,
  kindOf,
  loadApi,
  unknownName,
} from '../../src/shared/api';
import {
  readDocumentedPage,
  type DocumentedPage,
} from '../../src/shared/api/documentedMembers';
import { type ApiFacts } from '../../src/shared/api/types';
import {
  DOCS_VERSION_NAMES,
  type DocsVersionName,
} from '../../src/site/versionNames';
import { contentFiles } from '../../src/site/contentFiles';
import { readMdxPage } from '../../src/site/mdx';
import { ROOT, versionByName } from '../../src/site/versions';

/** Lists what must have its own section: `<export>` or `<export>.<member>`. */
export function publicNames(api: ApiFacts): Set<string> {
  // The two interfaces of methods are documented but not exported.
  const exported = exportNames(api).filter((name) => !api.methods[name]);
  const { components, methods, hooks } = api;
  const members = Object.keys({ ...components, ...methods, ...hooks }).flatMap(
    (holder) =>
      [...allMembers(api, holder)].map(
        ([name, { owner }]) => `${owner}.${name}`,
      ),
  );
  return new Set([...exported, ...members]);
}

const problemAt = (
  file: string,
  line: number,
  rule: `api-${string}`,
  message: string,
): Problem => ({ file, line, column: 1, rule, message });

/**
 * Checks the pages of a version against its API.
 *
 * @param version the version that the pages document
 * @returns what is missing, unknown, misplaced or repeated; empty when the
 *   pages and the package say the same
 */
export function checkCompleteness(version: DocsVersionName): Problem[] {
  const api = loadApi(version);
  const { docs } = versionByName(version);
  const pages = contentFiles([path.join(ROOT, docs)]).map((file) =>
    readDocumentedPage(readMdxPage(file), docs),
  );
  /** Where each member is documented first. */
  const documented = new Map<string, string>();
  return [
    ...pages.flatMap((page) => checkMembers(version, page, documented)),
    ...missingNames(api, docs, documented),
    ...pages.flatMap((page) => staleHeadings(version, page)),
  ];
}

/** Checks the `<Member>` lines of a page, and notes what they document. */
function checkMembers(
  version: DocsVersionName,
  { file, members }: DocumentedPage,
  documented: Map<string, string>,
): Problem[] {
  const api = loadApi(version);
  const problems: Problem[] = [];
  for (const { of, name, line, heading } of members) {
    const report = (rule: `api-${string}`, message: string) =>
      problems.push(problemAt(file, line, rule, message));
    const wrong = unknownName(api, version, { of, name });
    if (wrong !== undefined) report('api-unknown', wrong);
    const named = new RegExp(`(^|[^\\w])${name}($|[^\\w])`);
    if (!named.test(heading.text) || (of !== undefined && !heading.isCode)) {
      report(
        'api-heading',
        `<Member name="${name}"> stands under "${heading.text}". Put it right under a heading \`${name}\`.`,
      );
    }
    const owner = of && allMembers(api, of).get(name)?.owner;
    const key = of === undefined ? name : `${owner ?? of}.${name}`;
    const first = documented.get(key);
    const isSharedMember = kindOf(api, owner ?? '') === 'types';
    if (of && owner && canonicalOwner(api, of) !== owner && !isSharedMember) {
      report(
        'api-repeated',
        `${of} inherits ${name} from ${owner} unchanged: link to its section there.`,
      );
    } else if (first !== undefined) {
      report(
        'api-repeated',
        `${key} is documented in ${first} already: link to it.`,
      );
    }
    documented.set(key, first ?? `${file}:${line}`);
  }
  return problems;
}

/** Reports the public names that no page documents. */
function missingNames(
  api: ApiFacts,
  docs: string,
  documented: ReadonlyMap<string, string>,
): Problem[] {
  const missing = [...publicNames(api)].filter((key) => !documented.has(key));
  return missing.map((key) => {
    const [name = '', of] = key.split('.').reverse();
    const line = `<Member ${of ? `of="${of}" ` : ''}name="${name}" />`;
    const message = `${key} has no section. Add a heading \`${name}\` with ${line}.`;
    return problemAt(docs, 1, 'api-missing', message);
  });
}

/** Returns the name of an export or a member without its owner. */
const lastName = (key: string) => key.replace(/^.*\./, '');

/** Reports headings that are a name and have no `<Member>`. */
function staleHeadings(
  version: DocsVersionName,
  page: DocumentedPage,
): Problem[] {
  const documented = new Set(page.members.map(({ heading }) => heading));
  return page.headings.flatMap((heading) => {
    const { text, isCode, line } = heading;
    const name = text.replace(/\(\)$/, '');
    const isName = isCode && /^[A-Za-z_$][\w$]*$/.test(name);
    if (!isName || documented.has(heading)) return [];
    const versions = DOCS_VERSION_NAMES.filter((each) =>
      [...publicNames(loadApi(each))].some((key) => lastName(key) === name),
    );
    const isElsewhere = versions.length > 0 && !versions.includes(version);
    const isStale = page.members.length > 0 || isElsewhere;
    const message = `\`${name}\` has no <Member> line; it is in ${versions.join(', ') || 'no version'}.`;
    return isStale ? problemAt(page.file, line, 'api-stale', message) : [];
  });
}
