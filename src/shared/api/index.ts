/**
 * Queries the facts of the API: what is exported under a name, what is a member of what.
 * It runs when the site is built or checked, never in the browser.
 */
import { createRequire } from 'node:module';
import { closestNames } from '../../site/closestNames';
import {
  API_KINDS,
  type ApiFacts,
  type ApiKind,
  type Inherits,
  type MemberFacts,
  type Members,
} from './types';
import type { ApiHistory } from './historyTypes';
import {
  DOCS_VERSION_NAMES,
  type DocsVersionName,
} from '../../site/versionNames';

const requireJson = createRequire(__filename);

/** Loads the facts of a version, which `npm run api:extract` writes. */
export const loadApi = (version: DocsVersionName) =>
  requireJson(`./${version}.json`) as ApiFacts;

/** Loads the history of a version, which `npm run api:extract` writes. */
export const loadHistory = (version: DocsVersionName) =>
  requireJson(`./history/${version}.json`) as ApiHistory;

/** Finds the kind of an export. */
export function kindOf(api: ApiFacts, name: string): ApiKind | undefined {
  return API_KINDS.find((kind) => Object.hasOwn(api[kind], name));
}

/** Lists every export that a page can document, in the order of the kinds. */
export function exportNames(api: ApiFacts): string[] {
  return API_KINDS.flatMap((kind) => Object.keys(api[kind]));
}

/** Returns the members that an export itself declares, without those it inherits. */
export function ownMembers(api: ApiFacts, name: string): Members {
  const owner = canonicalOwner(api, name);
  return (
    api.components[owner]?.props ??
    api.methods[owner]?.members ??
    api.hooks[owner]?.returns ??
    api.types[owner]?.members ??
    {}
  );
}

/** Returns the types from which an export inherits members. */
export function inheritsOf(api: ApiFacts, name: string): Inherits[] {
  const owner = canonicalOwner(api, name);
  const { components, methods, hooks, types } = api;
  const facts = [components, methods, hooks, types].map((all) => all[owner]);
  return facts.find((each) => each?.inherits)?.inherits ?? [];
}

/** A member, with the export that declares it. */
export interface FoundMember {
  facts: MemberFacts;
  /** The export that declares it: the component rather than its props type. */
  owner: string;
}

/** Returns the owner of an export's members: for `BottomSheetProps`, `BottomSheet`. */
export function canonicalOwner(api: ApiFacts, name: string): string {
  return api.types[name]?.propsOf ?? name;
}

/** Returns a key of the history and of sections: `<export>`, or `<export>.<member>`. */
export const memberKey = (
  api: ApiFacts,
  of: string | undefined,
  name: string,
): string => (of === undefined ? name : `${canonicalOwner(api, of)}.${name}`);

/**
 * Lists the members of an export with those it inherits, but not those of other
 * libraries.
 */
export function allMembers(
  api: ApiFacts,
  name: string,
): Map<string, FoundMember> {
  const found = new Map<string, FoundMember>();
  for (const base of inheritsOf(api, name)) {
    if (base.of === undefined) continue;
    for (const [member, each] of allMembers(api, base.of)) {
      if (!base.except?.includes(member)) found.set(member, each);
    }
  }
  const owner = canonicalOwner(api, name);
  for (const [member, facts] of Object.entries(ownMembers(api, name))) {
    found.set(member, { facts, owner });
  }
  return found;
}

/**
 * Checks the name in a `<Member>`.
 *
 * @returns what is wrong with it, with the nearest names
 *   and the versions that do have it; undefined when the name exists
 */
export function unknownName(
  api: ApiFacts,
  version: DocsVersionName,
  { of, name }: { of?: string; name: string },
): string | undefined {
  const isDefinedIn = (facts: ApiFacts, member: string): boolean =>
    of === undefined
      ? kindOf(facts, member) !== undefined
      : allMembers(facts, of).has(member);
  if (isDefinedIn(api, name)) return undefined;
  // The export that has the member may itself be unknown.
  const isExport = of === undefined || kindOf(api, of) === undefined;
  const wanted = isExport ? (of ?? name) : name;
  const known = isExport ? exportNames(api) : allMembers(api, of).keys();
  const near = closestNames(wanted, [...known]).join(', ');
  const elsewhere = DOCS_VERSION_NAMES.filter(
    (other) => other !== version && isDefinedIn(loadApi(other), name),
  );
  const what = isExport
    ? `"${wanted}" is not an export`
    : `${of} has no member "${name}"`;
  const also = elsewhere.join(' and ');
  return [
    `${what} in ${api.package} ${api.version}.`,
    also && ` It exists in ${also} only.`,
    near && ` Nearest: ${near}.`,
  ].join('');
}
