import type { DocsVersionName } from '../../site/versionNames';
import data from './installLines.json';
import type { PackageName } from '../releases/packageNames';

/** The React Native architectures that a line may be for, and how its title says so. */
export const ARCHITECTURE_TITLES = {
  new: ', New Architecture',
  legacy: ', legacy architecture',
  both: '',
} as const;

export type Architecture = keyof typeof ARCHITECTURE_TITLES;

/** Packages with the ranges to install. */
export type PackageRanges = Readonly<Partial<Record<PackageName, string>>>;

/** What an app without Expo installs for its React Native release. */
export interface InstallLine {
  readonly docs: DocsVersionName;
  /** React Native minors, the newest first, such as `0.83`. */
  readonly reactNative: readonly string[];
  readonly architecture: Architecture;
  readonly packages: PackageRanges;
}

/** In an Expo line: `npx expo install` picks the version of the SDK. */
export const FROM_SDK = 'sdk';

/** What an Expo app installs; `npx expo install` picks the other versions. */
interface ExpoLine {
  readonly docs: DocsVersionName;
  /** SDKs, the newest first. */
  readonly sdks: readonly string[];
  /** Ranges, or {@link FROM_SDK}. */
  readonly packages: PackageRanges;
}

/** Versions that do not work together although their peer ranges allow it. */
export interface KnownIncompatibility {
  readonly package: PackageName;
  readonly versions: string;
  readonly with: PackageName;
  /** The range that works; `null` when the package must not be installed. */
  readonly requiredRange: string | null;
  readonly why: string;
  readonly source: string;
  /** Whether it is not known to fail, only not known to work. */
  readonly unverified?: true;
}

/** What readers install, from `installLines.json`. */
interface InstallData {
  readonly lines: readonly InstallLine[];
  readonly expo: readonly ExpoLine[];
  readonly limits: readonly KnownIncompatibility[];
  /** Every SDK that a line names. */
  readonly expoSdks: readonly string[];
}

/** What readers install for their release of React Native or Expo. */
export const installData: InstallData = {
  ...(data as Omit<InstallData, 'expoSdks'>),
  expoSdks: [...new Set(data.expo.flatMap(({ sdks }) => sdks))],
};

/** Finds the lines of a docs version, the newest React Native first. */
export function linesFor(docs: DocsVersionName): InstallLine[] {
  return installData.lines.filter((line) => line.docs === docs);
}

/** Writes packages with their ranges as arguments of an install command. */
export function toPackageSpecs(packages: PackageRanges): string[] {
  return Object.entries(packages).map(([name, range]) =>
    range === FROM_SDK ? name : `${name}@${range}`,
  );
}

/**
 * Writes releases as readers say them: `0.88`, `0.84 and 0.85`, `0.66 to 0.71`.
 *
 * @param releases - neighboring releases, the newest first
 */
export function formatReleaseRange(releases: readonly string[]): string {
  const first = releases.at(-1) ?? '';
  const last = releases[0] ?? '';
  if (first === last) return first;
  return `${first} ${releases.length === 2 ? 'and' : 'to'} ${last}`;
}

/** Writes what a line is for: `React Native 0.82 and 0.83, New Architecture`. */
export function lineTitle({ reactNative, architecture }: InstallLine): string {
  return `React Native ${formatReleaseRange(reactNative)}${ARCHITECTURE_TITLES[architecture]}`;
}
