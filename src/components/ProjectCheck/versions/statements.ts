/**
 * The sentences of the answer. Each is a function of exactly the data that it states, or
 * a text where it states none.
 */
import {
  platformsText,
  type IssueRow,
} from '../../../shared/releases/issueRows';
import { DATA_DATE } from '../../../shared/releases/dataDate';
import type { AppArchitecture } from './conflicts';
import {
  labelOf,
  type AppSetup,
  type CheckedPackage,
  type UnresolvableReason,
} from './setup';
import { ARCHITECTURE_LABELS } from './conflictMessages';
import { formatList } from '../../../site/formatList';
import { count } from '../findings';

/** Advice about packages without a range. */
const HINTS: Partial<Record<UnresolvableReason, string>> = {
  catalog:
    'Its version is in another file (`pnpm-workspace.yaml`, `.yarnrc.yml` or the root package.json), so it is not checked. Paste the lockfile, or the output of `npm ls` or `pnpm ls`.',
  invalid: 'npm cannot install it, so it is not checked.',
  refused: 'Install a release in the range that the output names.',
  several:
    'The lockfiles of Yarn 1 do not tell which of them the app has. Choose the folder of the project instead.',
};

/** The sentences of the answer, by what they state. */
export const say = {
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

  isExtra: (why: string) => `${why} Remove it.`,

  noVersion: (why: UnresolvableReason) =>
    HINTS[why] ??
    'It names no version that can be looked up, so it is not checked.',
  noRelease:
    'This page has no data on a release in this range, so it is not checked.',
  noDataOnRelease:
    'This page has no data on this release, so it is not checked.',
  isOlder: (oldest: string) =>
    `The oldest release that this page has data on is ${oldest}, so it is not checked.`,
  isNewer: (newest: string) =>
    `As of ${DATA_DATE}, the newest release was ${newest}, so it is not checked.`,
  newerReactNative: (minor: string) =>
    `This page has no data on React Native ${minor}, so only the ranges of the packages were compared.`,
  noReactNative:
    'The React Native release of the app is not known, so only the ranges of the other packages were compared.',

  isAskedFor: 'The output says that it is missing. Install it.',
  noSheet: 'It is not among the dependencies.',
  onlyReanimated4: 'Only Reanimated 4 needs it.',
  notInOutput: 'It may be installed: the output is about other packages.',
  isUnused: 'Nothing that was found needs it.',

  noSingleReactNative:
    'The other versions depend on it, and no single release is named.',
  isOfOtherSdk: (sdk: string, built: string, minor: string) =>
    `Expo SDK ${sdk} is built on React Native ${built}, not ${minor}.`,
  checkedAgainst: (minor: string, on: string) =>
    `The other versions are checked against ${minor}${on}.`,

  noExpo: 'The app is checked as an app without Expo.',
  isPrereleaseOfExpo:
    'It is a prerelease, whose packages can differ from those of the SDK, so its versions are not compared.',
  noDataOnSdk: (sdk: string | undefined) =>
    `${sdk === undefined ? 'The SDK' : `SDK ${sdk}`} is not among the releases that this page knows, so its versions are not compared.`,
  builtOn: (sdk: string, minors: readonly string[]) =>
    `SDK ${sdk} is built on React Native ${minors.join(' or ')}.`,
  builtOnAndWorks: (sdk: string, minors: readonly string[], sheets: string) =>
    `SDK ${sdk} is built on React Native ${minors.join(' or ')} and works with bottom sheet ${sheets}.`,

  otherCopy: (others: readonly string[]) =>
    `Another package brings a copy of its own (${others.join(', ')}).`,
  secondCopy: (name: CheckedPackage, others: readonly string[]) =>
    `A second copy is installed (${others.join(', ')}), but ${name === '@gorhom/bottom-sheet' ? 'the copies do not share their modals' : 'native code must be there once'}.`,
  keepOneCopy: (name: CheckedPackage, why: string) =>
    `Keep one copy of ${labelOf(name)}: \`${why} ${name}\` lists what installs the other.`,

  installFor: (release: string) => `For ${release}, install these versions.`,
  noneFor: (release: string) => `No versions fit ${release}.`,
  areMissing: (source: AppSetup['source'], labels: readonly string[]) =>
    `Not ${source === 'package' ? 'among the dependencies' : 'installed'}: ${formatList(labels)}.`,
  fitTogether: 'These versions fit together.',
  restFits: 'The other versions fit together.',
  mayNotFit: (labels: readonly string[], isLeftToTest: boolean) =>
    `${formatList(labels)} may not fit${isLeftToTest ? ': test the app with them' : ''}.`,
  doNotFit: (labels: readonly string[]) =>
    `${formatList(labels)} ${labels.length > 1 ? 'do' : 'does'} not fit.`,
  notExplained: 'The text names a conflict that its versions do not explain.',
  noConflict: 'No conflict was found.',
  notChecked: (labels: readonly string[]) =>
    `${formatList(labels)} ${labels.length > 1 ? 'were' : 'was'} not checked.`,
  runCommand: 'Run the command below.',
  pasteLockfile: 'Paste the lockfile to check the rest.',

  oneArchitecture:
    'This release of React Native has only one architecture, so your choice was not used.',
  nothingInstalled:
    'Nothing is installed yet, so the ranges of the package.json are checked. Install the packages to see which releases they give.',
  outsideData: (minor: string, side: 'older' | 'newer') =>
    `React Native ${minor} is ${side} than the releases that this site has data on, so no versions are recommended.`,
  pickReactNative:
    'Pick your React Native release above: the right versions depend on it.',
  noSet: (minor: string) =>
    `No published set of versions fits React Native ${minor}. Upgrade React Native first.`,
  otherMajor: (major: string, sheet: string) =>
    `It installs version ${major} of the sheet, whose API differs from ${sheet}.`,
  changeField: (field: string) =>
    `Change the entry in \`${field}\` as well: it takes precedence over the dependency.`,
  leftOut: (labels: readonly string[]) =>
    `The command leaves out what could not be checked: ${formatList(labels)}.`,
  changesNative: 'This changes native code, so rebuild the app afterwards.',

  hasIssue: (issue: IssueRow) =>
    `${issue.symptom.replace(/\.$/, '')}. On ${platformsText(issue)}${issue.with === undefined ? '' : `, with ${issue.with}`}.`,
  noSheetRelease:
    'The release of the sheet is not known, so no known issues are listed.',
  onlyIssuesOf5: 'Known issues are listed for version 5 only.',
  needsNoPlugin: 'Reanimated 1 needs no Babel plugin.',
  presetAddsPlugin:
    '`babel-preset-expo` adds the plugin. List neither `react-native-worklets/plugin` nor `react-native-reanimated/plugin` yourself.',
  listPlugin: (plugin: string, other: string) =>
    `The last entry of \`plugins\` in \`babel.config.js\` must be \`'react-native-${plugin}/plugin'\`, and \`'react-native-${other}/plugin'\` must not be listed.`,

  mayNotBeMeasured:
    'If the sheet still does not open, its content may not be measured, or its parent may have no height.',
  afterUpdate:
    'If it worked before an update, rebuild the app and start Metro with an empty cache.',
  isNewerRelease: (newest: string, installed: string, fixed: number) =>
    `${newest} is newer than ${installed}.${fixed === 0 ? '' : ` It does not have ${fixed === 1 ? 'one' : String(fixed)} of the known issues below.`}`,

  isNotPublished: (range: string, newest: string) =>
    `${range} is not a published release of the sheet. As of ${DATA_DATE}, the newest one is ${newest}.`,
  resolvesTo: (range: string, version: string) =>
    `As of ${DATA_DATE}, ${range} resolves to ${version}.`,
  releaseHas: (
    version: string,
    newest: string,
    issues: number,
    fixed: number,
  ) => {
    const known = version.startsWith('5.')
      ? `${version} has ${count(issues, 'known issue', 'known issues')}`
      : 'Known issues are listed for version 5 only';
    if (version === newest)
      return `${known}. It is the newest release of its version.`;
    return fixed === 0
      ? `${known}. ${newest} is newer.`
      : `${known}, and ${count(fixed, 'is', 'are')} gone in ${newest}.`;
  },
  releaseNeeds: (version: string, peers: readonly string[]) =>
    `${version} needs ${formatList(peers)}.`,
  releaseWorksWith: (sdks: readonly string[]) =>
    `It works with Expo SDK ${formatList(sdks)}.`,
  pasteManifest:
    'Whether your app has that, its `package.json` tells: paste it, or drop the folder of the project.',
};
