/**
 * Asks the npm registry, through npm's own client, for the releases of the
 * packages that the docs name, their peer ranges, and the React Native releases
 * that their published files ask for, and writes `src/shared/releases/registry.json`.
 * It also unpacks releases, and writes the APIs that the sheet uses and releases of its
 * peers lack to `missingApis.json` next to it, which takes two minutes.
 * `tests/content/releases.test.ts` compares the install lines and the known issues with
 * these files.
 *
 *   npm run registry:refresh
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
import { installData } from '../../src/shared/install/installData';
import {
  isPackageName,
  PACKAGES,
  type PackageName,
} from '../../src/shared/releases/packageNames';
import type {
  BuildMinimum,
  PackageMetadata,
  Registry,
} from '../../src/shared/releases/registryMetadata';
import { runMain } from '../lib/runMain';
import { toMinor } from '../../src/site/toMinor';
import { ROOT } from '../../src/site/versions';
import { missingApis, type MissingApi } from './peerApis';
import {
  publishedPackage,
  readmeRows,
  supportRows,
  type Release,
} from './read';

/** The releases of each package to store: from the oldest that a page names. */
const RANGES: Readonly<Record<PackageName, string>> = {
  '@gorhom/bottom-sheet': '>=1.0.0',
  'react-native': '>=0.60.0 <1.0.0',
  'react-native-reanimated': '>=1.9.0',
  'react-native-worklets': '>=0.1.0',
  'react-native-gesture-handler': '>=1.8.0',
};

const FILE = 'src/shared/releases/registry.json';
/** A separate file, so that the form of the check need not load the rest. */
const DATE_FILE = 'src/shared/releases/registryDate.json';
/** A separate file: tests read it, and no page. */
const MISSING_FILE = 'src/shared/releases/missingApis.json';
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

/** Reads the releases of a package in a range, the oldest first, with some fields. */
function releasesOf(name: string, range: string, ...fields: string[]) {
  const asked = ['version', ...fields];
  const answer: unknown = JSON.parse(
    npm(['view', `${name}@${range}`, ...asked, '--json']),
  );
  // `npm view` prints the plain version when a release has no other field.
  const releases = ([answer].flat() as (string | Release)[]).map((entry) =>
    typeof entry === 'string' ? { version: entry } : entry,
  );
  return releases.sort((a, b) => semver.compare(a.version, b.version));
}

/** Downloads a release, such as `expo@54.0.0`, and reads its folder. */
function unpack<Result>(
  release: string,
  read: (folder: string) => Result,
): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
  try {
    const archive = npm(['pack', release, '--silent'], folder).trim();
    execFileSync('tar', ['xzf', archive], { cwd: folder });
    return read(path.join(folder, 'package'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads a file of a release, if it has it. */
const readPublishedFile = (release: string, name: string) =>
  unpack(release, (folder) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  });

type Packages = Readonly<Record<PackageName, PackageMetadata>>;

function readSupport(packages: Packages): Registry['support'] {
  const read = (name: PackageName, file: string) => {
    const release = `${name}@${packages[name].versions.at(-1) ?? ''}`;
    return {
      source: `${release}/${file}`,
      text: readPublishedFile(release, file),
    };
  };
  const reanimated = read(REANIMATED, 'compatibility.json');
  const { fabric, paper } = JSON.parse(reanimated.text ?? '{}') as {
    fabric?: unknown;
    paper?: unknown;
  };
  const worklets = read(WORKLETS, 'compatibility.json');
  const gestures = read(GESTURES, 'README.md');
  const minors = packages['react-native'].versions.map(toMinor);
  const rows = readmeRows(gestures.text ?? '', [...new Set(minors)]);
  return {
    [REANIMATED]: {
      source: reanimated.source,
      new: supportRows(fabric),
      legacy: supportRows(paper),
    },
    [WORKLETS]: {
      source: worklets.source,
      new: supportRows(JSON.parse(worklets.text ?? '{}')),
      legacy: [],
    },
    [GESTURES]: { source: gestures.source, new: rows, legacy: rows },
  };
}

const GRADLE_MINIMUM = /minimalReactNativeVersion\s*=\s*(\d+)/;

/** Reads React Native minimums from the build files of what the install lines install. */
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
    const [, minimum] =
      GRADLE_MINIMUM.exec(readPublishedFile(release, file) ?? '') ?? [];
    const source = `${release}/${file}`;
    const row = { package: name, version, reactNative: `0.${minimum}`, source };
    return minimum === undefined ? [] : [row];
  });
}

/** The SDKs that the version check knows. */
const EXPO_RANGE = '>=38.0.0';

function readExpo(): Registry['expo'] {
  const fields = ['dependencies', 'devDependencies'];
  const releases = releasesOf('expo', EXPO_RANGE, ...fields);
  // Keeps the last release of each SDK.
  const newest = new Map(
    releases.map((each) => [semver.major(each.version), each]),
  );
  return [...newest].reverse().map(([major, release]) => {
    const { version, dependencies, devDependencies } = release;
    const core = dependencies?.[EXPO_CORE];
    const cores = core && releasesOf(EXPO_CORE, core, 'peerDependencies');
    const reactNative = semver.coerce(devDependencies?.['react-native']);
    if (reactNative === null) {
      throw new Error(`expo@${version} does not name its React Native.`);
    }
    const modules = readPublishedFile(
      `expo@${version}`,
      'bundledNativeModules.json',
    );
    const bundled = JSON.parse(modules ?? '{}') as Record<string, string>;
    return {
      sdk: String(major),
      version,
      reactNative: `${reactNative.major}.${reactNative.minor}`,
      worklets: cores ? cores.at(-1)?.peerDependencies?.[WORKLETS] : undefined,
      bundled: Object.fromEntries(
        Object.entries(bundled).filter(([name]) => isPackageName(name)),
      ),
    };
  });
}

/**
 * The releases that are compared: every one of the sheet, and the last patch of each
 * minor of its peers, from the oldest that 5.0 supports.
 */
const COMPARED: Readonly<Record<PackageName, string>> = {
  '@gorhom/bottom-sheet': '4.6.4 || >=5.0.0',
  'react-native': '>=0.76.0',
  [REANIMATED]: '>=3.10.0',
  [WORKLETS]: '>=0.4.0',
  [GESTURES]: '>=2.16.0',
};

/** Finds APIs that releases of the sheet use, and releases of its peers lack. */
function readMissingApis(packages: Packages): MissingApi[] {
  const releases = PACKAGES.map((name): [PackageName, string[]] => {
    const all = packages[name].versions.filter((version) =>
      semver.satisfies(version, COMPARED[name]),
    );
    const lasts = new Map(all.map((version) => [toMinor(version), version]));
    return [name, name === '@gorhom/bottom-sheet' ? all : [...lasts.values()]];
  });
  return missingApis(
    Object.fromEntries(releases) as Record<PackageName, string[]>,
    unpack,
  );
}

async function main(): Promise<void> {
  const packages = Object.fromEntries(
    Object.entries(RANGES).map(([name, range]) => [
      name,
      publishedPackage(releasesOf(name, range, 'peerDependencies')),
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
    [MISSING_FILE, readMissingApis(packages)],
  ] as const) {
    const text = await format(JSON.stringify(content), { parser: 'json' });
    writeFileSync(path.join(ROOT, file), text);
    console.log(`wrote ${file}`);
  }
}

void runMain(main);
