/**
 * Usage: npm run registry:refresh
 *
 * Asks the npm registry for the releases of the packages that the docs name,
 * their peer ranges, and the React Native releases that their published files
 * ask for, and writes `src/data/registry.json`. `npm run check:docs` holds the
 * install lines and the known issues to that file, so run it after a release
 * of one of the packages.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { format } from 'prettier';
import { installData } from '../src/data/install';
import { isPackageName, type PackageName } from '../src/data/packageNames';
import type { PublishedPackage, Registry } from '../src/data/registryMetadata';
import { ROOT } from '../src/site/versions';
import { fieldsOf, filesOf, releasesOf } from './registry/npm';
import {
  buildMinimum,
  publishedPackage,
  readmeRows,
  supportRows,
} from './registry/read';

/** The oldest releases that any page speaks of. */
const RANGES: Readonly<Record<PackageName, string>> = {
  '@gorhom/bottom-sheet': '>=1.0.0',
  'react-native': '>=0.60.0 <1.0.0',
  'react-native-reanimated': '>=1.9.0',
  'react-native-worklets': '>=0.1.0',
  'react-native-gesture-handler': '>=1.8.0',
};

const FILE = 'src/data/registry.json';
const REANIMATED = 'react-native-reanimated';
const WORKLETS = 'react-native-worklets';
const GESTURES = 'react-native-gesture-handler';

type Packages = Readonly<Record<PackageName, PublishedPackage>>;

function newest(packages: Packages, name: PackageName): string {
  const version = packages[name].versions.at(-1);
  if (version === undefined) throw new Error(`${name} has no release.`);
  return version;
}

function readSupport(packages: Packages): Registry['support'] {
  const table = (name: PackageName) => {
    const source = `${name}@${newest(packages, name)}`;
    const [text] = filesOf(source, ['compatibility.json']);
    const value = fieldsOf(JSON.parse(text ?? '{}'));
    return { source: `${source}/compatibility.json`, value };
  };
  const reanimated = table(REANIMATED);
  const worklets = table(WORKLETS);
  const gestures = `${GESTURES}@${newest(packages, GESTURES)}`;
  const [readme = ''] = filesOf(gestures, ['README.md']);
  const minors = [
    ...new Set(
      packages['react-native'].versions.map((version) =>
        version.split('.').slice(0, 2).join('.'),
      ),
    ),
  ];
  const rows = readmeRows(readme, minors);
  const ofWorklets = supportRows(worklets.value);
  return {
    [REANIMATED]: {
      source: reanimated.source,
      new: supportRows(reanimated.value.fabric),
      legacy: supportRows(reanimated.value.paper),
    },
    [WORKLETS]: { source: worklets.source, new: ofWorklets, legacy: [] },
    [GESTURES]: { source: `${gestures}/README.md`, new: rows, legacy: rows },
  };
}

/** The releases that the install lines resolve to, and their build files. */
function readBuildMinimums(packages: Packages): Registry['buildMinimums'] {
  const releases = new Set(
    installData.lines.flatMap(({ packages: named }) =>
      Object.entries(named).flatMap(([name, range]) => {
        if (!isPackageName(name)) return [];
        const all = [...packages[name].versions];
        const version = semver.maxSatisfying(all, range);
        return version === null || name === '@gorhom/bottom-sheet'
          ? []
          : [`${name}@${version}`];
      }),
    ),
  );
  return [...releases].sort().flatMap((release) => {
    const at = release.lastIndexOf('@');
    const name = release.slice(0, at);
    const [gradle] = filesOf(release, ['android/build.gradle']);
    return isPackageName(name)
      ? buildMinimum(name, release.slice(at + 1), gradle)
      : [];
  });
}

function readExpo(): Registry['expo'] {
  return installData.expoSdks.map((sdk) => {
    const version = semver.maxSatisfying(
      releasesOf('expo', `~${sdk}.0.0`).map((release) => release.version),
      `~${sdk}.0.0`,
    );
    if (version === null) throw new Error(`expo ${sdk} has no release.`);
    const [text, manifest] = filesOf(`expo@${version}`, [
      'bundledNativeModules.json',
      'package.json',
    ]);
    const { devDependencies } = fieldsOf(JSON.parse(manifest ?? '{}'));
    const reactNative = semver.coerce(
      String(fieldsOf(devDependencies)['react-native']),
    );
    if (reactNative === null) {
      throw new Error(`expo@${version} does not name its React Native.`);
    }
    const bundled: Partial<Record<PackageName, string>> = {};
    for (const [name, range] of Object.entries(
      fieldsOf(JSON.parse(text ?? '{}')),
    )) {
      if (isPackageName(name) && typeof range === 'string') {
        bundled[name] = range;
      }
    }
    return {
      sdk,
      version,
      reactNative: `${reactNative.major}.${reactNative.minor}`,
      bundled,
    };
  });
}

async function main(): Promise<void> {
  const read = (name: PackageName) =>
    publishedPackage(releasesOf(name, RANGES[name]));
  const packages: Packages = {
    '@gorhom/bottom-sheet': read('@gorhom/bottom-sheet'),
    'react-native': read('react-native'),
    [REANIMATED]: read(REANIMATED),
    [WORKLETS]: read(WORKLETS),
    [GESTURES]: read(GESTURES),
  };
  const registry: Registry = {
    packages,
    support: readSupport(packages),
    buildMinimums: readBuildMinimums(packages),
    expo: readExpo(),
  };
  const text = await format(JSON.stringify(registry), { parser: 'json' });
  writeFileSync(path.join(ROOT, FILE), text);
  console.log(`wrote ${FILE}`);
}

void main();
