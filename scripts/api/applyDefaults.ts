/** Adds the defaults, which stand in the source and not in the types. */
import path from 'node:path';
import type {
  ApiFacts,
  ComponentFacts,
  MemberFacts,
} from '../../src/api/types';
import { defaultsIn } from './defaults';
import { NESTED_DEFAULTS, type NestedDefault } from './nestedDefaults';
import type { PublishedPackage } from './published';

/**
 * Writes defaults into the facts: those of a component's own destructuring,
 * then the nested ones of the table, then, for a component that passes props
 * on, its own where they differ from the receiver's.
 *
 * @param fileOf the declaration file of an export
 * @throws when an entry of the table names no member or has lost its proof
 */
export function applyDefaults(
  pkg: PublishedPackage,
  facts: ApiFacts,
  fileOf: (name: string) => string | undefined,
): void {
  const components = Object.entries(facts.components).map(
    ([name, component]) => ({
      component,
      defaults: defaultsOf(pkg, fileOf(name)),
    }),
  );
  for (const { component, defaults } of components) {
    for (const [prop, value] of defaults) {
      const known = component.props[prop];
      if (known?.optional) known.default = value;
    }
  }
  for (const nested of NESTED_DEFAULTS[pkg.version]) {
    prove(pkg, nested);
    applyNested(facts, nested);
  }
  for (const { component, defaults } of components) {
    overrideInherited(facts, component, defaults);
  }
}

/** @throws when the text that proves an entry of a table is gone */
export function prove(
  pkg: PublishedPackage,
  { file, proof }: { file: string; proof: string },
): void {
  const squeeze = (text: string): string => text.replace(/\s+/g, '');
  if (!squeeze(pkg.source(file).text).includes(squeeze(proof))) {
    throw new Error(
      `${pkg.version} src/${file} no longer says: ${proof}\n` +
        'Read the file and correct scripts/api/nestedDefaults.ts.',
    );
  }
}

function applyNested(facts: ApiFacts, nested: NestedDefault): void {
  const [owner = '', prop = ''] = nested.member.split('.');
  const known =
    facts.components[owner]?.props[prop] ?? facts.types[owner]?.members?.[prop];
  if (known === undefined) {
    throw new Error(`${facts.version} has no ${nested.member}`);
  }
  if (nested.default !== undefined) known.default = nested.default;
  if (nested.defaultNote !== undefined) known.defaultNote = nested.defaultNote;
}

function defaultsOf(
  pkg: PublishedPackage,
  declarationFile: string | undefined,
): Map<string, string> {
  const typings = path.join(pkg.root, 'lib/typescript');
  if (!declarationFile?.startsWith(typings)) return new Map<string, string>();
  const source = path
    .relative(typings, declarationFile)
    .replace(/\.d\.ts$/, '.tsx');
  return pkg.hasSource(source)
    ? defaultsIn(pkg, source)
    : new Map<string, string>();
}

/** A prop that is taken from another component but starts out differently. */
function overrideInherited(
  facts: ApiFacts,
  component: ComponentFacts,
  defaults: Map<string, string>,
): void {
  for (const base of component.inherits ?? []) {
    const type = base.of === undefined ? undefined : facts.types[base.of];
    const source =
      type?.propsOf === undefined
        ? type?.members
        : facts.components[type.propsOf]?.props;
    for (const [prop, value] of defaults) {
      const inherited: MemberFacts | undefined = source?.[prop];
      if (
        inherited !== undefined &&
        !base.except?.includes(prop) &&
        component.props[prop] === undefined &&
        inherited.default !== value
      ) {
        component.props[prop] = { ...inherited, default: value };
      }
    }
  }
}
