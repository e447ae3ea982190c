/**
 * Questions about the facts: what is exported under a name, what is a member
 * of what. Read when the site is built or checked, never in the browser.
 */
import fs from 'node:fs';
import path from 'node:path';
import { nearest } from '../../site/nearest';
import {
  API_KINDS,
  type ApiFacts,
  type ApiKind,
  type Inherits,
  type MemberFacts,
  type Members,
} from './types';
import { API_VERSIONS, type ApiVersion } from '../../site/versionNames';

const loaded = new Map<ApiVersion, ApiFacts>();

/** The stored facts of a version, which `npm run api:extract` has written. */
export function loadApi(version: ApiVersion): ApiFacts {
  const api =
    loaded.get(version) ??
    (JSON.parse(
      fs.readFileSync(path.join(__dirname, `${version}.json`), 'utf8'),
    ) as ApiFacts);
  loaded.set(version, api);
  return api;
}

/** Where a name stands among the exports. */
export function kindOf(api: ApiFacts, name: string): ApiKind | undefined {
  return API_KINDS.find((kind) => Object.hasOwn(api[kind], name));
}

/** Every name that a page can document, in the order of the kinds. */
export function exportNames(api: ApiFacts): string[] {
  return API_KINDS.flatMap((kind) => Object.keys(api[kind]));
}

/** Members that the export itself declares; the inherited ones are not here. */
export function ownMembers(api: ApiFacts, name: string): Members {
  const type = api.types[name];
  if (type?.propsOf !== undefined) return ownMembers(api, type.propsOf);
  return (
    api.components[name]?.props ??
    api.methods[name]?.members ??
    api.hooks[name]?.returns ??
    type?.members ??
    {}
  );
}

/** What the export takes from elsewhere. */
export function inheritsOf(api: ApiFacts, name: string): Inherits[] {
  const type = api.types[name];
  if (type?.propsOf !== undefined) return inheritsOf(api, type.propsOf);
  return (
    api.components[name]?.inherits ??
    api.methods[name]?.inherits ??
    api.hooks[name]?.inherits ??
    type?.inherits ??
    []
  );
}

export interface FoundMember {
  facts: MemberFacts;
  /** The export that declares it: the component rather than its props type. */
  owner: string;
}

/** `BottomSheetProps` and `BottomSheet` own the same members. */
export function canonicalOwner(api: ApiFacts, name: string): string {
  return api.types[name]?.propsOf ?? name;
}

/**
 * Every member of an export that the package declares, inherited ones too.
 * Those of other libraries are not listed.
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
 * @returns what is wrong with the name in a `<Member>`, with the nearest names
 *   and the versions that do have it; undefined when the name exists
 */
export function unknownName(
  api: ApiFacts,
  version: ApiVersion,
  { of, name }: { of?: string; name: string },
): string | undefined {
  const within = (facts: ApiFacts, member: string): boolean =>
    of === undefined
      ? kindOf(facts, member) !== undefined
      : allMembers(facts, of).has(member);
  if (within(api, name)) return undefined;
  const holder =
    of !== undefined && kindOf(api, of) === undefined ? of : undefined;
  const known =
    of === undefined || holder !== undefined
      ? exportNames(api)
      : [...allMembers(api, of).keys()];
  const near = nearest(holder ?? name, known).join(', ');
  const elsewhere = API_VERSIONS.filter(
    (other) => other !== version && within(loadApi(other), name),
  );
  const what =
    holder !== undefined
      ? `"${holder}" is not an export of ${api.package} ${api.version}.`
      : `${of === undefined ? '' : `${of} has no member `}"${name}"${of === undefined ? ' is not an export' : ''} in ${api.package} ${api.version}.`;
  return [
    what,
    elsewhere.length ? `It exists in ${elsewhere.join(' and ')} only.` : '',
    near ? `Nearest: ${near}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
