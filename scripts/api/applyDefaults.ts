/** Adds the defaults, which stand in the source and not in the types. */
import path from 'node:path';
import type {
  ApiFacts,
  ComponentFacts,
  MemberFacts,
} from '../../src/api/types';
import { defaultsIn } from './defaults';
import {
  NESTED_DEFAULTS,
  type NestedDefault,
  type Proof,
} from './nestedDefaults';
import type { PublishedPackage } from './published';

/**
 * Writes defaults into the facts: those of a component's own destructuring,
 * then the nested ones of the table, then, for a component that passes props
 * on, its own where they differ from the receiver's.
 *
 * @param fileOf the declaration file of an export
 * @param onLost is told each entry of the table that this package does not
 *   prove, or whose member it does not have
 */
export function applyDefaults(
  pkg: PublishedPackage,
  facts: ApiFacts,
  fileOf: (name: string) => string | undefined,
  onLost: (lost: LostProof) => void,
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
    const lost =
      lostProof(pkg, nested, nested.member) ?? applyNested(facts, nested);
    if (lost) onLost(lost);
  }
  for (const { component, defaults } of components) {
    overrideInherited(facts, component, defaults);
  }
}

/** A fact of a table whose proof a release does not hold. */
export class LostProof extends Error {
  constructor(
    /** `<component>.<member>`, or an export. */
    readonly fact: string,
    message: string,
  ) {
    super(message);
  }
}

/** What to say when the text that proves an entry of a table is gone. */
export function lostProof(
  pkg: PublishedPackage,
  { file, proof, earlier = [] }: Proof & { earlier?: readonly Proof[] },
  fact: string,
): LostProof | undefined {
  const squeeze = (text: string): string => text.replace(/\s+/g, '');
  const holds = (each: Proof): boolean =>
    pkg.hasSource(each.file) &&
    squeeze(pkg.source(each.file).text).includes(squeeze(each.proof));
  return [{ file, proof }, ...earlier].some(holds)
    ? undefined
    : new LostProof(
        fact,
        `${pkg.version} src/${file} no longer says: ${proof}\n` +
          'Read the file and correct scripts/api/nestedDefaults.ts.',
      );
}

function applyNested(
  facts: ApiFacts,
  nested: NestedDefault,
): LostProof | undefined {
  const [owner = '', prop = ''] = nested.member.split('.');
  const known =
    facts.components[owner]?.props[prop] ?? facts.types[owner]?.members?.[prop];
  if (known === undefined) {
    return new LostProof(
      nested.member,
      `${facts.version} has no ${nested.member}`,
    );
  }
  if (nested.default !== undefined) known.default = nested.default;
  if (nested.defaultNote !== undefined) known.defaultNote = nested.defaultNote;
  return undefined;
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
