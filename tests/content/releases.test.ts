// Versions in the docs agree with the data of the npm registry.
import semver from 'semver';
import { describe, expect, test } from 'vitest';
import {
  conflictsIn,
  entriesOf,
  type AppArchitecture,
  type VersionSet,
} from '../../src/components/ProjectCheck/versions/conflicts';
import { conflictText } from '../../src/components/ProjectCheck/versions/conflictMessages';
import { loadApi, unknownName } from '../../src/shared/api';
import {
  FROM_SDK,
  installData,
  type PackageRanges,
} from '../../src/shared/install/installData';
import { compatibility } from '../../src/shared/releases/compatibilityRows';
import missingApis from '../../src/shared/releases/missingApis.json';
import {
  affects,
  isUnfixed,
  knownIssues,
} from '../../src/shared/releases/knownIssues';
import type { PackageName } from '../../src/shared/releases/packageNames';
import { newestIn } from '../../src/shared/releases/registryQueries';
import { registry } from '../../src/shared/releases/registryMetadata';
import { toMinor } from '../../src/site/toMinor';

const SHEET = '@gorhom/bottom-sheet';
const SHEETS = registry.packages[SHEET].versions;
const REACT_NATIVES = registry.packages['react-native'].versions;

/** Resolves ranges to their newest releases, like a package manager. */
function resolve(ranges: PackageRanges): VersionSet {
  const versions = entriesOf(ranges).map(([name, range]) => {
    const version = newestIn(name, range);
    expect(version, `a release of ${name} for "${range}"`).toBeDefined();
    return [name, version];
  });
  return Object.fromEntries(versions) as VersionSet;
}

/** Replaces `FROM_SDK` by the ranges that an Expo SDK installs. */
function ofExpo(sdk: string, packages: PackageRanges) {
  const release = registry.expo.find((row) => row.sdk === sdk);
  if (!release) throw new Error(`Expo SDK ${sdk}: npm run registry:refresh`);
  const ranges = entriesOf(packages).map(([name, range]) => [
    name,
    range === FROM_SDK ? (release.bundled[name] ?? 'none') : range,
  ]);
  return { release, ranges: Object.fromEntries(ranges) as PackageRanges };
}

/** Returns the conflicts with any patch of a React Native release. */
function faultsOf(
  set: VersionSet,
  minor: string,
  architecture?: AppArchitecture,
): string[] {
  const patches = REACT_NATIVES.filter((version) =>
    semver.satisfies(version, `~${minor}.0`),
  );
  expect(patches, `releases of React Native ${minor}`).not.toEqual([]);
  const faults = patches.flatMap((reactNative) =>
    conflictsIn({ ...set, 'react-native': reactNative }, architecture),
  );
  return faults.map(conflictText);
}

describe('install lines', () => {
  test.each(installData.lines)(
    'the line of $docs fits React Native $reactNative ($architecture)',
    ({ reactNative, architecture, packages }) => {
      expect(packages).toHaveProperty([SHEET]);
      const set = resolve(packages);
      const all: readonly AppArchitecture[] =
        architecture === 'both' ? ['new', 'legacy'] : [architecture];
      const faults = reactNative.flatMap((minor) =>
        all.flatMap((each) => faultsOf(set, minor, each)),
      );
      expect(faults).toEqual([]);
    },
  );

  // Expo tests the sets of its SDKs itself.
  test.each(installData.expo)(
    'the line of $docs fits Expo SDK $sdks',
    ({ sdks, packages }) => {
      expect(packages).toHaveProperty([SHEET]);
      for (const sdk of sdks) {
        const { release, ranges } = ofExpo(sdk, packages);
        expect(faultsOf(resolve(ranges), release.reactNative), sdk).toEqual([]);
      }
    },
  );

  test('every React Native release that v5 supports has a line', () => {
    const named = installData.lines
      .filter(({ docs }) => docs === 'v5')
      .flatMap(({ reactNative }) => reactNative);
    const minors = REACT_NATIVES.filter((version) =>
      semver.gte(version, '0.76.0'),
    ).map(toMinor);
    expect(named).toEqual(expect.arrayContaining(minors));
  });
});

/** Returns the reasons why a release of the sheet does not work with a set. */
const refusals = (sheet: string, set: VersionSet): string[] =>
  conflictsIn({ ...set, [SHEET]: sheet })
    .filter((each) => each.package === SHEET && each.found !== undefined)
    .map(conflictText);

/** Returns the releases in a text such as `5.0.0 to 5.0.5` or `5.2.14`. */
function releasesOf(text: string): readonly string[] {
  const [from = '', to = from] = text.split(/ (?:to|or) /);
  const last = to === 'newer' ? (SHEETS.at(-1) ?? '') : to;
  expect(SHEETS, text).toEqual(expect.arrayContaining([from, last]));
  return SHEETS.slice(SHEETS.indexOf(from), SHEETS.indexOf(last) + 1);
}

/**
 * Asserts that the releases in a text work with the peers, and that the next
 * one does not.
 */
function expectToWork(text: string, peers: PackageRanges): void {
  const set = resolve(peers);
  const releases = releasesOf(text);
  expect(releases.flatMap((sheet) => refusals(sheet, set))).toEqual([]);
  const next = SHEETS[SHEETS.indexOf(releases.at(-1) ?? '') + 1];
  if (next !== undefined) expect(refusals(next, set), next).not.toEqual([]);
}

describe('compatibility', () => {
  test.each(compatibility.expo)(
    'the row of Expo SDK $sdk names exactly the releases that work',
    ({ sdk, library }) => {
      const { release, ranges } = ofExpo(sdk, {
        'react-native-reanimated': FROM_SDK,
        'react-native-gesture-handler': FROM_SDK,
      });
      const reactNative = `~${release.reactNative}.0`;
      expectToWork(library, { ...ranges, 'react-native': reactNative });
    },
  );

  test.each(compatibility.reanimated)(
    'the row of Reanimated $version names exactly the releases that work',
    ({ version, library }) => {
      expectToWork(library, { 'react-native-reanimated': `~${version}.0` });
    },
  );

  test.each(
    compatibility.declaredRanges.flatMap((row) => [
      [row.library, 'react-native-reanimated', row.reanimated] as const,
      [
        row.library,
        'react-native-gesture-handler',
        row.gestureHandler,
      ] as const,
    ]),
  )(
    'bottom sheet %s accepts %s in the range %s',
    (library, name: PackageName, text) => {
      const range = text
        .replace(/, and every \d+\.x$/, '')
        .replace(/^(\S+) or newer/, '>=$1')
        .replace(/, below (\d+)$/, ' <$1');
      const { versions } = registry.packages[name];
      for (const sheet of releasesOf(library)) {
        const accepted = versions.filter(
          (version) => refusals(sheet, { [name]: version }).length === 0,
        );
        expect(accepted, sheet).toEqual(
          versions.filter((version) => semver.satisfies(version, range)),
        );
      }
    },
  );
});

test.each(missingApis)(
  'releases that use $name of $package conflict with versions without it',
  (row) => {
    const name = row.package as PackageName;
    const pairs = row.usedBy.flatMap((sheet) =>
      row.missingIn.map((version) => ({ sheet, version })),
    );
    const allowed = pairs.filter(
      ({ sheet, version }) => refusals(sheet, { [name]: version }).length === 0,
    );
    expect(allowed).toEqual([]);
    const silent = pairs.filter(
      ({ sheet, version }) =>
        sheet.startsWith('5.') &&
        !knownIssues.some(
          (issue) =>
            affects(issue, sheet) &&
            semver.satisfies(version, issue.when[name] ?? '<0'),
        ),
    );
    expect(silent).toEqual([]);
  },
);

describe('known issues', () => {
  test.each(knownIssues)(
    'the row $id agrees with the published releases',
    (issue) => {
      const { from, to, fixedIn, evidence, members, workaround } = issue;
      expect(SHEETS).toEqual(expect.arrayContaining([from, to]));
      expect(semver.lte(from, to)).toBe(true);
      const next = SHEETS[SHEETS.indexOf(to) + 1];
      // A mere report has no known end.
      const isUnknown = isUnfixed(issue) || evidence === 'report';
      expect(fixedIn).toBe(fixedIn === null && isUnknown ? null : next);
      const unknown = members.flatMap((member) => {
        const [name = '', of] = member.split('.').reverse();
        return (
          unknownName(loadApi('v5'), 'v5', of ? { of, name } : { name }) ?? []
        );
      });
      expect(unknown).toEqual([]);
      const wrong = [...workaround.matchAll(/\b5\.\d+\.\d+\b/g)].filter(
        ([version]) => !SHEETS.includes(version) || affects(issue, version),
      );
      expect(wrong).toEqual([]);
    },
  );

  test('have unique ids', () => {
    const ids = knownIssues.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});
