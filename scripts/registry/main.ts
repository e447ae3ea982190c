/**
 * Usage: npm run registry:refresh
 *
 * Asks the npm registry, through npm's own client, for the releases of the
 * packages that the docs name, their peer ranges, and the React Native releases
 * that their published files ask for, and writes `src/shared/releases/registry.json`.
 * `tests/content/releases.test.ts` holds the install lines and the known issues to
 * that file, so run it after a release of one of the packages.
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import semver from 'semver';
import { format } from 'prettier';
import { installData } from '../../src/shared/install/install';
import {
  isPackageName,
  type PackageName,
} from '../../src/shared/releases/packageNames';
import type {
  BuildMinimum,
  PublishedPackage,
  Registry,
} from '../../src/shared/releases/registryMetadata';
import { run } from '../lib/run';
import { minorOf } from '../../src/site/minorOf';
import { ROOT } from '../../src/site/versions';
import {
  publishedPackage,
  readmeRows,
  supportRows,
  type Release,
} from './read';

/** The oldest releases that any page speaks of. */
const RANGES: Readonly<Record<PackageName, string>> = {
  '@gorhom/bottom-sheet': '>=1.0.0',
  'react-native': '>=0.60.0 <1.0.0',
  'react-native-reanimated': '>=1.9.0',
  'react-native-worklets': '>=0.1.0',
  'react-native-gesture-handler': '>=1.8.0',
};

const FILE = 'src/shared/releases/registry.json';
/** Apart from it, so that the form of the check need not load the rest. */
const DATE_FILE = 'src/shared/releases/registryDate.json';
const REANIMATED = 'react-native-reanimated';
const WORKLETS = 'react-native-worklets';
const GESTURES = 'react-native-gesture-handler';
const EXPO_CORE = 'expo-modules-core';

function npm(args: readonly string[], cwd = ROOT): string {
  return execFileSync('npm', [...args, '--loglevel=error'], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    cwd,
  });
}

/** The releases of a package in a range, with their peer ranges. */
function releasesOf(name: string, range: string): Release[] {
  const answer: unknown = JSON.parse(
    npm(['view', `${name}@${range}`, 'version', 'peerDependencies', '--json']),
  );
  // `npm view` prints the plain version when a release has no other field.
  return ([answer].flat() as (string | Release)[]).map((entry) =>
    typeof entry === 'string' ? { version: entry } : entry,
  );
}

/** Downloads `name@version`, and reads those of the files that it has. */
function filesOf(
  release: string,
  files: readonly string[],
): Partial<Record<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
  try {
    const archive = npm(['pack', release, '--silent'], folder).trim();
    execFileSync('tar', ['xzf', archive], { cwd: folder });
    const found: Partial<Record<string, string>> = {};
    for (const file of files) {
      const full = path.join(folder, 'package', file);
      if (existsSync(full)) found[file] = readFileSync(full, 'utf8');
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Packages = Readonly<Record<PackageName, PublishedPackage>>;

function readSupport(packages: Packages): Registry['support'] {
  const newest = (name: PackageName) =>
    `${name}@${packages[name].versions.at(-1) ?? ''}`;
  const table = (name: PackageName) => {
    const files = filesOf(newest(name), ['compatibility.json']);
    return JSON.parse(files['compatibility.json'] ?? '{}') as {
      fabric?: unknown;
      paper?: unknown;
    };
  };
  const reanimated = table(REANIMATED);
  const gestures = newest(GESTURES);
  const readme = filesOf(gestures, ['README.md'])['README.md'] ?? '';
  const minors = packages['react-native'].versions.map(minorOf);
  const rows = readmeRows(readme, [...new Set(minors)]);
  return {
    [REANIMATED]: {
      source: `${newest(REANIMATED)}/compatibility.json`,
      new: supportRows(reanimated.fabric),
      legacy: supportRows(reanimated.paper),
    },
    [WORKLETS]: {
      source: `${newest(WORKLETS)}/compatibility.json`,
      new: supportRows(table(WORKLETS)),
      legacy: [],
    },
    [GESTURES]: { source: `${gestures}/README.md`, new: rows, legacy: rows },
  };
}

const GRADLE_MINIMUM = /minimalReactNativeVersion\s*=\s*(\d+)/;

/** The releases that the install lines resolve to, and their build files. */
function readBuildMinimums(packages: Packages): BuildMinimum[] {
  const releases = new Map<string, readonly [PackageName, string]>();
  for (const line of installData.lines) {
    for (const [name, range] of Object.entries(line.packages)) {
      if (!isPackageName(name) || name === '@gorhom/bottom-sheet') continue;
      const version = semver.maxSatisfying([...packages[name].versions], range);
      if (version !== null) releases.set(`${name}@${version}`, [name, version]);
    }
  }
  return [...releases].sort().flatMap(([release, [name, version]]) => {
    const file = 'android/build.gradle';
    const gradle = filesOf(release, [file])[file] ?? '';
    const minimum = GRADLE_MINIMUM.exec(gradle)?.[1];
    const source = `${release}/${file}`;
    const row = { package: name, version, reactNative: `0.${minimum}`, source };
    return minimum === undefined ? [] : [row];
  });
}

/** The oldest SDK that the check of versions answers about. */
const OLDEST_SDK = 38;

function readExpo(): Registry['expo'] {
  const releases = releasesOf('expo', `>=${String(OLDEST_SDK)}.0.0`);
  const versions = semver.sort(releases.map(({ version }) => version));
  // Of each SDK the last one stays.
  const newest = new Map(versions.map((each) => [semver.major(each), each]));
  return [...newest].reverse().map(([major, version]) => {
    const sdk = String(major);
    const files = filesOf(`expo@${version}`, [
      'bundledNativeModules.json',
      'package.json',
    ]);
    const { devDependencies, dependencies } = JSON.parse(
      files['package.json'] ?? '{}',
    ) as Partial<
      Record<'devDependencies' | 'dependencies', Record<string, string>>
    >;
    const core = dependencies?.[EXPO_CORE];
    const cores = core === undefined ? [] : releasesOf(EXPO_CORE, core);
    const reactNative = semver.coerce(devDependencies?.['react-native']);
    if (reactNative === null) {
      throw new Error(`expo@${version} does not name its React Native.`);
    }
    const bundled = Object.entries(
      JSON.parse(files['bundledNativeModules.json'] ?? '{}') as Record<
        string,
        string
      >,
    ).filter(([name]) => isPackageName(name));
    return {
      sdk,
      version,
      reactNative: `${reactNative.major}.${reactNative.minor}`,
      worklets: cores
        .sort((a, b) => semver.compare(a.version, b.version))
        .at(-1)?.peerDependencies?.[WORKLETS],
      bundled: Object.fromEntries(bundled),
    };
  });
}

async function main(): Promise<void> {
  const packages = Object.fromEntries(
    Object.entries(RANGES).map(([name, range]) => [
      name,
      publishedPackage(releasesOf(name, range)),
    ]),
  ) as Packages;
  const registry: Registry = {
    packages,
    support: readSupport(packages),
    buildMinimums: readBuildMinimums(packages),
    expo: readExpo(),
  };
  const date = new Date().toISOString().slice(0, 10);
  for (const [file, content] of [
    [FILE, registry],
    [DATE_FILE, { date }],
  ] as const) {
    const text = await format(JSON.stringify(content), { parser: 'json' });
    writeFileSync(path.join(ROOT, file), text);
    console.log(`wrote ${file}`);
  }
}

void run(main);
