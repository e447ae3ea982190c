/**
 * Prints everything that is public in one version, for whoever writes its pages.
 *
 *   npx tsx scripts/list-api.ts v5
 */
import {
  allMembers,
  canonicalOwner,
  inheritsOf,
  loadApi,
  ownMembers,
} from '../src/api';
import {
  API_KINDS,
  type ApiFacts,
  type Inherits,
  type MemberFacts,
} from '../src/api/types';
import { versionsFromArguments } from './api/arguments';
import { CURRENT } from '../src/site/versions';

for (const version of versionsFromArguments(process.argv, [CURRENT])) {
  const api = loadApi(version);
  console.log(`# @gorhom/bottom-sheet ${api.version} (${version})`);
  for (const kind of API_KINDS) {
    const names = Object.keys(api[kind]);
    console.log(`\n## ${kind} (${names.length})`);
    for (const name of names) console.log(describe(api, kind, name));
  }
}

function describe(
  api: ApiFacts,
  kind: (typeof API_KINDS)[number],
  name: string,
): string {
  const exported = api[kind][name];
  const lines = [`\n### ${name}${flags(exported)}`];
  const hook = api.hooks[name] ?? api.functions[name];
  for (const signature of hook?.signatures ?? []) lines.push(`  ${signature}`);
  const type = api.types[name];
  if (type?.declaration !== undefined) {
    lines.push(
      `  type ${name}${type.typeParameters ?? ''} = ${type.declaration}`,
    );
  }
  if (type?.propsOf !== undefined) lines.push(`  the props of ${type.propsOf}`);
  const component = api.components[name];
  if (component?.ref !== undefined) lines.push(`  ref: ${component.ref}`);
  const constant = api.constants[name];
  if (constant !== undefined) lines.push(`  ${constant.value}`);
  for (const [member, value] of Object.entries(
    api.enums[name]?.members ?? {},
  )) {
    lines.push(`  ${member} = ${value}`);
  }
  if (type?.propsOf === undefined) {
    for (const [member, facts] of Object.entries(ownMembers(api, name))) {
      lines.push(`  ${memberLine(member, facts)}`);
    }
    for (const base of inheritsOf(api, name))
      lines.push(`  ${inherited(api, name, base)}`);
  }
  return lines.join('\n');
}

function flags(exported: unknown): string {
  if (typeof exported !== 'object' || exported === null) return '';
  const words = [
    'exportedAs' in exported ? 'default export' : '',
    'internal' in exported ? 'internal' : '',
    'deprecated' in exported
      ? `deprecated: ${JSON.stringify(exported.deprecated)}`
      : '',
  ].filter(Boolean);
  return words.length ? `  [${words.join(', ')}]` : '';
}

function memberLine(name: string, facts: MemberFacts): string {
  return [
    `${name}${facts.optional ? '?' : ''}: ${facts.type}`,
    facts.default === undefined ? '' : ` = ${facts.default}`,
    facts.defaultNote === undefined ? '' : ` = (${facts.defaultNote})`,
    facts.deprecated
      ? `  [deprecated: use ${facts.deprecated.replacement}]`
      : '',
  ].join('');
}

function inherited(api: ApiFacts, name: string, base: Inherits): string {
  const except = base.except ? ` except ${base.except.join(', ')}` : '';
  const only = base.only ? ` only ${base.only.join(', ')}` : '';
  if (base.of === undefined) return `+ ${base.type} (external)${except}${only}`;
  const owner = canonicalOwner(api, base.of);
  const names = [...allMembers(api, name)]
    .filter(([, found]) => found.owner === owner)
    .map(([member]) => member);
  return `+ from ${owner}${except}${only}: ${names.join(', ')}`;
}
