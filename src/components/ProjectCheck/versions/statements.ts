/** The sentences about a package: each takes the data that it rests on, and no other. */
import { DATA_DATE } from '../../../shared/releases/dataDate';
import type { AppArchitecture } from './conflicts';
import type { Unjudged } from './setup';
import { ARCHITECTURE_LABELS } from './conflictMessages';

/** What a reader can do about a specifier that names no version. */
const HINTS: Partial<Record<Unjudged, string>> = {
  catalog:
    'Its version is in another file (`pnpm-workspace.yaml`, `.yarnrc.yml` or the root package.json), so it is not checked. Paste the lockfile, or the output of `npm ls` or `pnpm ls`.',
  invalid: 'npm cannot install it, so it is not checked.',
  refused: 'Install a release in the range that the output names.',
  several:
    'The lockfiles of Yarn 1 do not tell which of them the app has. Choose the folder of the project instead.',
};

export const STATEMENTS = {
  worksWith: (part: string, partners: readonly string[]) =>
    `${part} works with ${partners.join(' and ')}.`,
  fitsReactNative: (
    part: string,
    minor: string,
    architecture: AppArchitecture,
  ) =>
    `${part} fits React Native ${minor} on ${ARCHITECTURE_LABELS[architecture]}.`,
  differsFromSdk: (sdk: string, bundled: string) =>
    `It fits by the published ranges, but Expo SDK ${sdk} installs \`${bundled}\`, which is also what Expo Go contains.`,

  isBelowKnown: (version: string, sdk: string, known: string) =>
    `The ranges allow ${version}, but the release known to work with Expo SDK ${sdk} is ${known}.`,
  isUntried: (why: string) => `The ranges allow it. ${why}`,
  allowsPrereleases: (why: string, first: string) =>
    `${why} The range also allows prereleases from ${first} on, of which this page has no data.`,
  dependsOnOthers: (why: string) =>
    `It depends on which releases are installed: ${why}`,
  newestFits: (newest: string, others: string, why: string) =>
    `As of ${DATA_DATE}, a fresh install gives ${newest}, which fits. A lockfile may still contain ${others}. ${why}`,
  othersFit: (fitting: string, why: string) =>
    `${why} Within the range, ${fitting} would fit.`,

  fails: (whys: Iterable<string>) => [...whys].join(' '),
  isExtra: (why: string) => `${why} Remove it.`,

  noVersion: (why: Unjudged) =>
    HINTS[why] ??
    'It names no version that can be looked up, so it is not checked.',
  noRelease: () =>
    'This page has no data on a release in this range, so it is not checked.',
  noDataOnRelease: () =>
    'This page has no data on this release, so it is not checked.',
  isOlder: (oldest: string) =>
    `The oldest release that this page has data on is ${oldest}, so it is not checked.`,
  isNewer: (newest: string) =>
    `As of ${DATA_DATE}, the newest release was ${newest}, so it is not checked.`,
  newerReactNative: (minor: string) =>
    `This page has no data on React Native ${minor}, so only the ranges of the packages were compared.`,
  noReactNative: () =>
    'The React Native release of the app is not known, so only the ranges of the other packages were compared.',

  isNeeded: (why: string, how: string) => why + how,
  isReplaced: () => 'Another package needs it. Install it.',
  noSheet: () => 'It is not among the dependencies.',
  onlyReanimated4: () => 'Only Reanimated 4 needs it.',
  notInOutput: () => 'It may be installed: the output is about other packages.',
  isUnused: () => 'Nothing that was found needs it.',

  noSingleReactNative: () =>
    'The other versions depend on it, and no single release is named.',
  isOfOtherSdk: (sdk: string, built: string, minor: string) =>
    `Expo SDK ${sdk} is built on React Native ${built}, not ${minor}.`,
  checkedAgainst: (minor: string, on: string) =>
    `The other versions are checked against ${minor}${on}.`,

  noExpo: () => 'The app is checked as an app without Expo.',
  isPrereleaseOfExpo: () =>
    'It is a prerelease, whose packages can differ from those of the SDK, so its versions are not compared.',
  noDataOnSdk: (sdk: string | undefined) =>
    `${sdk === undefined ? 'The SDK' : `SDK ${sdk}`} is not among the releases that this page knows, so its versions are not compared.`,
  builtOn: (sdk: string, minors: readonly string[]) =>
    `SDK ${sdk} is built on React Native ${minors.join(' or ')}.`,
  builtOnAndWorks: (sdk: string, minors: readonly string[], sheets: string) =>
    `SDK ${sdk} is built on React Native ${minors.join(' or ')} and works with bottom sheet ${sheets}.`,
};

export type Statement = keyof typeof STATEMENTS;
export type DataOf<Key extends Statement> = Parameters<
  (typeof STATEMENTS)[Key]
>;
