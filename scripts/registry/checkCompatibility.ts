/** Holds the compatibility tables to the stored metadata of the npm registry. */
import semver from 'semver';
import {
  compatibility,
  type Compatibility,
  type DeclaredRow,
} from '../../src/shared/releases/compatibilityRows';
import type { PackageRanges } from '../../src/shared/install/install';
import type { PackageName } from '../../src/shared/releases/packageNames';
import { registry } from '../../src/shared/releases/registryMetadata';
import { problemsOf } from '../lib/fileProblems';
import type { Problem } from '../lib/problems';
import {
  conflictsIn,
  type VersionSet,
} from '../../src/components/ProjectCheck/versions/conflicts';
import { conflictText } from '../../src/components/ProjectCheck/versions/sentences';
import { resolve } from './resolve';

const SHEET = '@gorhom/bottom-sheet';
const REANIMATED = 'react-native-reanimated';
const GESTURES = 'react-native-gesture-handler';

/**
 * Checks that each release of the sheet that a row names is published and
 * accepts the row's versions, and that each declared range is what the releases
 * declare, less what is known not to work.
 */
export function checkCompatibility(
  data: Compatibility = compatibility,
): Problem[] {
  const problem = problemsOf('src/shared/releases/compatibility.json');
  const rows = [
    ...data.expo.flatMap(({ sdk, library }) =>
      checkSheets(library, peersOfSdk(sdk)).map((message) => ({
        at: `"sdk": "${sdk}"`,
        message: `Expo SDK ${sdk}: ${message}`,
      })),
    ),
    ...data.reanimated.flatMap(({ version, library }) =>
      checkSheets(library, { [REANIMATED]: `~${version}.0` }).map(
        (message) => ({
          at: `"version": "${version}"`,
          message: `Reanimated ${version}: ${message}`,
        }),
      ),
    ),
    ...data.declaredRanges.flatMap((row) =>
      checkDeclared(row).map((message) => ({
        at: `"library": "${row.library}"`,
        message: `${row.library}: ${message}`,
      })),
    ),
  ];
  return rows.map(({ at, message }) => problem('compatibility', message, at));
}

/** The sheet's peers that an SDK installs. */
function peersOfSdk(sdk: string): PackageRanges | undefined {
  const release = registry.expo.find((row) => row.sdk === sdk);
  return (
    release && {
      [REANIMATED]: release.bundled[REANIMATED],
      [GESTURES]: release.bundled[GESTURES],
      'react-native': `~${release.reactNative}.0`,
    }
  );
}

/** The published releases of the sheet that a row names. */
function releasesOf(text: string): string[] | undefined {
  const match =
    /^(?<from>\d+\.\d+\.\d+)(?: to (?<to>\d+\.\d+\.\d+)|(?<newer> or newer))?$/.exec(
      text,
    )?.groups;
  const { versions } = registry.packages[SHEET];
  const from = match?.from;
  if (from === undefined) return undefined;
  const to = match?.newer === undefined ? (match?.to ?? from) : versions.at(-1);
  return to !== undefined && versions.includes(from) && versions.includes(to)
    ? versions.filter(
        (version) => semver.gte(version, from) && semver.lte(version, to),
      )
    : undefined;
}

/** What is wrong with the releases of the sheet that work with its peers. */
function checkSheets(text: string, peers: PackageRanges | undefined): string[] {
  const releases = releasesOf(text);
  if (releases === undefined || releases.length === 0) {
    return [
      `"${text}" is not "5.2.14", "5.2.10 or newer" or "5.0.0 to 5.0.5" of published releases.`,
    ];
  }
  if (peers === undefined) {
    return ['it is not stored. Run npm run registry:refresh.'];
  }
  const { set, wrong } = resolve(peers);
  const refused = releases.flatMap((sheet) =>
    refusals({ ...set, [SHEET]: sheet }),
  );
  const { versions } = registry.packages[SHEET];
  const next = versions[versions.indexOf(releases.at(-1) ?? '') + 1];
  return [
    ...wrong,
    ...new Set(refused),
    ...(text.includes(' to ') &&
    next !== undefined &&
    refusals({ ...set, [SHEET]: next }).length === 0
      ? [`${next} accepts the same versions. Say "or newer".`]
      : []),
  ];
}

/** Why a release of the sheet does not work with the versions of a set. */
function refusals(set: VersionSet): string[] {
  return conflictsIn(set)
    .filter((each) => each.package === SHEET && each.found !== undefined)
    .map(conflictText);
}

/** Whether the declared ranges are those of the releases. */
function checkDeclared(row: DeclaredRow): string[] {
  const releases = releasesOf(row.library);
  if (releases === undefined) return ['these releases are not published.'];
  return releases.flatMap((sheet) => [
    ...checkText(sheet, REANIMATED, row.reanimated),
    ...checkText(sheet, GESTURES, row.gestureHandler),
  ]);
}

/** Compares a text such as `3.16 or newer, below 4` with a release. */
function checkText(sheet: string, name: PackageName, text: string): string[] {
  const range = text
    .replace(/, and every \d+\.x$/, '')
    .replace(/^(\S+) or newer/, '>=$1')
    .replace(/, below (\d+)$/, ' <$1');
  if (semver.validRange(range) === null) {
    return [
      `"${text}" is not "3.16 or newer", or that with ", below 4" or ", and every 4.x".`,
    ];
  }
  const accepts = (version: string): boolean =>
    refusals({ [SHEET]: sheet, [name]: version }).length === 0;
  const odd = registry.packages[name].versions.find(
    (version) => semver.satisfies(version, range) !== accepts(version),
  );
  return odd === undefined
    ? []
    : [
        `${sheet} ${accepts(odd) ? 'accepts' : 'does not accept'} ${name} ${odd}, against "${text}".`,
      ];
}
