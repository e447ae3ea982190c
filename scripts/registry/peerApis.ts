/** Finds APIs that releases of the sheet use, and releases of its peers lack. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';
import traverse from '@babel/traverse';
import type { MemberExpression } from '@babel/types';
import {
  PACKAGES,
  type PackageName,
} from '../../src/shared/releases/packageNames';

const [SHEET, ...PEERS] = PACKAGES;

/** Used exports and their members by package, and methods of other objects. */
interface UsedApis {
  readonly exports: Readonly<Partial<Record<PackageName, ReadonlySet<string>>>>;
  readonly methods: ReadonlySet<string>;
}

/** An API that releases of the sheet use, and releases of a peer lack. */
export interface MissingApi {
  readonly package: PackageName;
  readonly name: string;
  /** Releases of the peer, the oldest first. */
  readonly missingIn: readonly string[];
  /** Releases of the sheet, the oldest first. */
  readonly usedBy: readonly string[];
}

/** Reads the published JavaScript of a package, without tests. */
export function scriptsIn(folder: string, below: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !/__\w+__|jest/i.test(file))
    .filter((file) => below.some((start) => file.startsWith(start)))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

/** Splits `StyleSheet.absoluteFill` into `StyleSheet` and `absoluteFill`. */
function chainOf(node: MemberExpression) {
  const names: string[] = [];
  let base: MemberExpression['object'] = node;
  while (base.type === 'MemberExpression') {
    if (base.property.type === 'Identifier') names.push(base.property.name);
    base = base.object;
  }
  return { root: base.type === 'Identifier' ? base.name : '', names };
}

/** Adds the APIs that a module uses to the sets. */
function addUses(
  text: string,
  exports: Record<string, Set<string>>,
  methods: Set<string>,
): void {
  const packages = new Map<string, Set<string>>();
  const asked = new Set<string>();
  const found = new Set<string>();
  traverse(parse(text, { sourceType: 'module' }), {
    ImportDeclaration({ node }) {
      const used = exports[node.source.value];
      if (used === undefined) return;
      for (const each of node.specifiers) {
        packages.set(each.local.name, used);
        const isNamed = each.type === 'ImportSpecifier';
        if (isNamed && each.imported.type === 'Identifier') {
          used.add(each.imported.name);
        }
      }
    },
    MemberExpression({ node, parent }) {
      const { root, names } = chainOf(node);
      const used = packages.get(root);
      for (const name of names) used?.add(name);
      const [last] = names;
      if (used !== undefined || last === undefined) return;
      if (parent.type === 'CallExpression') found.add(last);
      // A method that the module tests before it calls it may be missing.
      if (parent.type === 'UnaryExpression') asked.add(last);
    },
  });
  for (const name of found) if (!asked.has(name)) methods.add(name);
}

/** Reads what the modules of a release of the sheet use of its peers. */
export function usedApis(modules: readonly string[]): UsedApis {
  const exports = Object.fromEntries(
    PEERS.map((name) => [name, new Set<string>()]),
  );
  const methods = new Set<string>();
  for (const text of modules) addUses(text, exports, methods);
  return { exports, methods };
}

/** Reads every name in scripts; comments may name what was removed. */
export function namesIn(scripts: readonly string[]): Set<string> {
  const names = scripts.flatMap((text) => {
    const code = text.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
    return code.match(/[A-Za-z_$][\w$]*/g) ?? [];
  });
  return new Set(names);
}

/** Where packages have their code: the index, and the files that it loads. */
const SCRIPT_FOLDERS = ['index.js', 'Libraries/', 'src/', 'lib/module/'];

/** Reads every name in the published JavaScript of a package. */
export const packageNames = (folder: string): Set<string> =>
  namesIn(scriptsIn(folder, SCRIPT_FOLDERS));

/** Unpacks a release, such as `react-native@0.88.1`, and reads its folder. */
type Unpack = <Result>(
  release: string,
  read: (folder: string) => Result,
) => Result;

/**
 * Compares what releases of the sheet use with the names in releases of its
 * peers. A method of an object belongs to the one peer that has its name.
 *
 * @param releases - of each package, the oldest first
 */
export function missingApis(
  releases: Readonly<Record<PackageName, readonly string[]>>,
  unpack: Unpack,
): MissingApi[] {
  const used = releases[SHEET].map((version) => ({
    version,
    ...unpack(`${SHEET}@${version}`, (folder) =>
      usedApis(scriptsIn(folder, ['lib/module/'])),
    ),
  }));
  const peers = PEERS.map((name) => ({
    name,
    versions: releases[name].map((version) => {
      const names = unpack(`${name}@${version}`, packageNames);
      return { version, names };
    }),
  }));
  const has = (peer: (typeof peers)[number], name: string) =>
    peer.versions.some(({ names }) => names.has(name));
  const ownMethods = new Set(
    used
      .flatMap(({ methods }) => [...methods])
      .filter((name) => peers.filter((peer) => has(peer, name)).length === 1),
  );
  return peers.flatMap((peer) => {
    const isUsed = (name: string, { exports, methods }: UsedApis) =>
      exports[peer.name]?.has(name) === true ||
      (methods.has(name) && ownMethods.has(name) && has(peer, name));
    const all = used.flatMap(({ exports }) => [...(exports[peer.name] ?? [])]);
    return [...new Set([...all, ...ownMethods])].sort().flatMap((name) => {
      const missingIn = peer.versions
        .filter(({ names }) => !names.has(name))
        .map(({ version }) => version);
      const usedBy = used
        .filter((sheet) => isUsed(name, sheet))
        .map(({ version }) => version);
      const row = { package: peer.name, name, missingIn, usedBy };
      return missingIn.length > 0 && usedBy.length > 0 ? [row] : [];
    });
  });
}
