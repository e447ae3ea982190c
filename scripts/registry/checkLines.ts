/** Holds the install lines to the stored metadata of the npm registry. */
import semver from 'semver';
import {
  FROM_SDK,
  installData,
  releaseRange,
  type ExpoLine,
  type InstallData,
  type InstallLine,
  type PackageRanges,
} from '../../src/shared/install/install';
import { isPackageName } from '../../src/shared/releases/packageNames';
import { registry } from '../../src/shared/releases/registryMetadata';
import { problemsOf } from '../lib/fileProblems';
import type { Problem } from '../lib/problems';
import {
  conflictsIn,
  type AppArchitecture,
  type VersionSet,
} from '../../src/components/ProjectCheck/versions/conflicts';
import { conflictText } from '../../src/components/ProjectCheck/versions/sentences';
import { minorOf } from '../../src/site/minorOf';
import { patchesOf, resolve } from './resolve';

/** The oldest React Native release for which version 5 has a line. */
const V5_FROM = 76;

const SHEET = '@gorhom/bottom-sheet';

/**
 * Resolves every install line for every published patch of its React Native
 * releases, and compares the result with peer ranges, build minimums, support
 * tables and known limits.
 */
export function checkInstallLines(data: InstallData = installData): Problem[] {
  const problem = problemsOf('src/shared/install/installLines.json');
  const wrong = [
    ...data.lines.flatMap((line) => checkLine(line)),
    ...data.expo.flatMap((line) => checkExpo(line)),
    ...missingReleases(data),
  ];
  return [...new Set(wrong)].map((message) =>
    problem('install-line', message, /"[^"]+"/.exec(message)?.[0]),
  );
}

/**
 * What fails for any patch of a React Native release.
 *
 * @param architecture - `undefined` leaves the tables of React Native out
 */
function checkSet(
  set: VersionSet,
  minor: string,
  architecture?: AppArchitecture,
): string[] {
  const patches = patchesOf(minor);
  if (patches.length === 0) {
    return [`React Native ${minor} has no stable release.`];
  }
  return patches.flatMap((reactNative) =>
    conflictsIn({ ...set, 'react-native': reactNative }, architecture).map(
      conflictText,
    ),
  );
}

function checkLine(line: InstallLine): string[] {
  const place = `${line.docs}, React Native ${releaseRange(line.reactNative)} (${line.architecture}): `;
  const { set, wrong } = resolve(line.packages);
  const architectures =
    line.architecture === 'both'
      ? (['new', 'legacy'] as const)
      : [line.architecture];
  return [
    ...wrong,
    ...namesSheet(line.packages),
    ...line.reactNative.flatMap((minor) =>
      architectures.flatMap((architecture) =>
        checkSet(set, minor, architecture),
      ),
    ),
  ].map((message) => place + message);
}

/** Expo tests the sets of its SDKs, so its sets are not in the tables. */
function checkExpo(line: ExpoLine): string[] {
  return line.sdks.flatMap((sdk) => {
    const place = `${line.docs}, Expo SDK ${sdk}: `;
    const release = registry.expo.find((row) => row.sdk === sdk);
    if (release === undefined) {
      return [`${place}not stored. Run npm run registry:refresh.`];
    }
    const ranges: Record<string, string> = {};
    const wrong: string[] = [];
    for (const [name, range] of Object.entries(line.packages)) {
      const bundled = isPackageName(name) ? release.bundled[name] : undefined;
      if (range !== FROM_SDK) {
        ranges[name] = range;
      } else if (bundled === undefined) {
        wrong.push(`the SDK has no version of ${name}: name a range.`);
      } else {
        ranges[name] = bundled;
      }
    }
    const { set, wrong: unresolved } = resolve(ranges);
    return [
      ...wrong,
      ...unresolved,
      ...namesSheet(line.packages),
      ...checkSet(set, release.reactNative),
    ].map((message) => place + message);
  });
}

function namesSheet(packages: PackageRanges): string[] {
  return packages[SHEET] === undefined ? [`${SHEET} is not named.`] : [];
}

/** Version 5 has a line for every React Native release that it supports. */
function missingReleases(data: InstallData): string[] {
  const named = new Set(
    data.lines
      .filter(({ docs }) => docs === 'v5')
      .flatMap(({ reactNative }) => reactNative),
  );
  const minors = new Set(
    registry.packages['react-native'].versions
      .filter((version) => semver.gte(version, `0.${V5_FROM}.0`))
      .map(minorOf),
  );
  return [...minors]
    .filter((minor) => !named.has(minor))
    .map((minor) => `v5 has no line for React Native ${minor}.`);
}
