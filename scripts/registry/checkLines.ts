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
} from '../../src/data/install';
import { isPackageName } from '../../src/data/packageNames';
import {
  registry as stored,
  type Registry,
} from '../../src/data/registryMetadata';
import { problemsOf } from '../lib/fileProblems';
import type { Problem } from '../lib/problems';
import {
  checkBuilds,
  checkLimits,
  checkPeers,
  checkSupport,
  patchesOf,
  resolve,
  type VersionSet,
} from './resolve';

/** The oldest React Native release for which version 5 has a line. */
const V5_FROM = 76;

const SHEET = '@gorhom/bottom-sheet';

/** How much the check has resolved, for its report. */
export interface LinesResult {
  readonly problems: Problem[];
  /** Lines, counting one per React Native release or Expo SDK. */
  readonly lines: number;
  /** Sets of exact versions, one per published React Native patch. */
  readonly sets: number;
}

/**
 * Resolves every install line for every published patch of its React Native
 * releases, and compares the result with peer ranges, build minimums, support
 * tables and known limits.
 */
export function checkInstallLines(
  data: InstallData = installData,
  registry: Registry = stored,
): LinesResult {
  const problem = problemsOf('src/data/installLines.json');
  const results = [
    ...data.lines.map((line) => checkLine(line, data, registry)),
    ...data.expo.map((line) => checkExpo(line, data, registry)),
  ];
  const wrong = [
    ...results.flatMap(({ messages }) => messages),
    ...missingReleases(data, registry),
  ];
  return {
    problems: [...new Set(wrong)].map((message) =>
      problem('install-line', message, /"[^"]+"/.exec(message)?.[0]),
    ),
    lines: results.reduce((sum, { lines }) => sum + lines, 0),
    sets: results.reduce((sum, { sets }) => sum + sets, 0),
  };
}

interface Checked {
  messages: string[];
  lines: number;
  sets: number;
}

/** What fails for any patch of a React Native release. */
function checkSet(
  set: VersionSet,
  minor: string,
  { limits }: InstallData,
  registry: Registry,
): { messages: string[]; sets: number } {
  const patches = patchesOf(minor, registry);
  if (patches.length === 0) {
    return {
      messages: [`React Native ${minor} has no stable release.`],
      sets: 0,
    };
  }
  const messages = patches.flatMap((reactNative) => {
    const whole = { ...set, 'react-native': reactNative };
    return [
      ...checkPeers(whole, registry),
      ...checkBuilds(whole, registry),
      ...checkLimits(whole, limits),
    ];
  });
  return { messages, sets: patches.length };
}

function checkLine(
  line: InstallLine,
  data: InstallData,
  registry: Registry,
): Checked {
  const place = `${line.docs}, React Native ${releaseRange(line.reactNative)} (${line.architecture}): `;
  const { set, wrong } = resolve(line.packages, registry);
  const architectures =
    line.architecture === 'both'
      ? (['new', 'legacy'] as const)
      : [line.architecture];
  const checked = line.reactNative.map((minor) =>
    checkSet(set, minor, data, registry),
  );
  const support = line.reactNative.flatMap((minor) =>
    architectures.flatMap((architecture) =>
      checkSupport(set, minor, architecture, registry),
    ),
  );
  return {
    messages: [
      ...wrong,
      ...namesSheet(line.packages),
      ...checked.flatMap(({ messages }) => messages),
      ...support,
    ].map((message) => place + message),
    lines: line.reactNative.length,
    sets: checked.reduce((sum, { sets }) => sum + sets, 0),
  };
}

/** Expo tests the sets of its SDKs, so its sets are not in the tables. */
function checkExpo(
  line: ExpoLine,
  data: InstallData,
  registry: Registry,
): Checked {
  const checked = line.sdks.map((sdk) => {
    const place = `${line.docs}, Expo SDK ${sdk}: `;
    const release = registry.expo.find((row) => row.sdk === sdk);
    if (release === undefined) {
      return {
        messages: [`${place}not stored. Run npm run registry:refresh.`],
        sets: 0,
      };
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
    const { set, wrong: unresolved } = resolve(ranges, registry);
    const { messages, sets } = checkSet(
      set,
      release.reactNative,
      data,
      registry,
    );
    return {
      messages: [
        ...wrong,
        ...unresolved,
        ...namesSheet(line.packages),
        ...messages,
      ].map((message) => place + message),
      sets,
    };
  });
  return {
    messages: checked.flatMap(({ messages }) => messages),
    lines: line.sdks.length,
    sets: checked.reduce((sum, { sets }) => sum + sets, 0),
  };
}

function namesSheet(packages: PackageRanges): string[] {
  return packages[SHEET] === undefined ? [`${SHEET} is not named.`] : [];
}

/** Version 5 has a line for every React Native release that it supports. */
function missingReleases(data: InstallData, registry: Registry): string[] {
  const named = new Set(
    data.lines
      .filter(({ docs }) => docs === 'v5')
      .flatMap(({ reactNative }) => reactNative),
  );
  const minors = new Set(
    registry.packages['react-native'].versions
      .filter((version) => semver.gte(version, `0.${V5_FROM}.0`))
      .map((version) => version.split('.').slice(0, 2).join('.')),
  );
  return [...minors]
    .filter((minor) => !named.has(minor))
    .map((minor) => `v5 has no line for React Native ${minor}.`);
}
