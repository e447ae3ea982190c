/** The setup of an app: the versions of its packages, as they are written. */
import type { PackageManagerId } from '../../../shared/install/packageManagers';
import type { PackageName } from '../../../shared/releases/packageNames';
import type { AppArchitecture } from './conflicts';

/** A package whose versions are checked. */
export type CheckedPackage = PackageName | 'expo';

/**
 * The packages in the order of the answer, with their labels and their keys in URLs.
 */
export const CHECKED_PACKAGES = (
  [
    ['@gorhom/bottom-sheet', 'Bottom sheet', 'sheet'],
    ['react-native-reanimated', 'Reanimated', 'reanimated'],
    ['react-native-worklets', 'Worklets', 'worklets'],
    ['react-native-gesture-handler', 'Gesture Handler', 'gestures'],
    ['react-native', 'React Native', 'rn'],
    ['expo', 'Expo', 'expo'],
  ] as const
).map(([name, label, key]) => ({ name, label, key }));

/** The label of a package, for sentences. */
export const labelOf = (name: CheckedPackage): string =>
  CHECKED_PACKAGES.find((subject) => subject.name === name)?.label ?? name;

/** Why a package has no range, with what its specifier is. */
export const UNRESOLVABLE_REASONS = {
  workspace: 'a package of your workspace',
  file: 'a local file or folder',
  git: 'a git address',
  url: 'the address of an archive',
  catalog: 'a catalog entry',
  alias: 'another package under this name',
  tag: 'a tag of the registry',
  invalid: 'a specifier that is not a range',
  missing: 'not installed',
  several: 'several versions',
  refused: 'a version that another package does not accept',
} as const;

export type UnresolvableReason = keyof typeof UNRESOLVABLE_REASONS;

/** Fields of a `package.json` that override the versions of packages. */
export const OVERRIDE_FIELDS = [
  'resolutions',
  'overrides',
  'pnpm.overrides',
] as const;

export type Override = (typeof OVERRIDE_FIELDS)[number];

/** A package of an app, as its files or an output name it. */
export interface DetectedPackage {
  /** A range, an exact version, or `latest`. */
  readonly range?: string;
  /** Why there is no range. */
  readonly unresolvable?: UnresolvableReason;
  /** The field that overrides the dependency. */
  readonly overriddenBy?: Override;
  /** Whether the package is patched by Yarn. */
  readonly isPatched?: true;
  /** Whether the package is only a peer dependency. */
  readonly isPeer?: true;
  /** Whether the range follows from what an output says about other packages. */
  readonly isInferred?: true;
  /** Whether the package is declared, but not installed yet. */
  readonly isUnmet?: true;
  /** Whether an output says that another package does not accept the version. */
  readonly isRefused?: true;
  /** Other versions that are installed as well. */
  readonly otherVersions?: readonly string[];
}

/** Everything that the answer about versions depends on. */
export interface AppSetup {
  readonly source: 'package' | 'lockfile' | 'output' | 'release';
  /** The architecture that the reader has chosen; by default that of the release. */
  readonly architecture?: AppArchitecture;
  readonly packageManager?: PackageManagerId;
  readonly packages: Readonly<Partial<Record<CheckedPackage, DetectedPackage>>>;
  readonly react?: string;
  /** Whether an output says that some packages do not fit. */
  readonly hasComplaint?: true;
  /** Whether an Expo app has the Babel preset of apps without Expo. */
  readonly preset?: 'react-native';
}

/** Longer texts are refused; the longest are lockfiles. */
export const MAX_TEXT_LENGTH = 16_000_000;

/** Why a text cannot be checked. */
export interface InputError {
  readonly message: string;
  /** The offset of the error in the text. */
  readonly offset?: number;
}

/** The setup that a text contains, or why it could not be read. */
export type ReadResult =
  { readonly setup: AppSetup } | { readonly problem: InputError };

/** Says why a text was not read, and what to paste instead. */
export function unsupportedInputError(why: string): {
  readonly problem: InputError;
} {
  const what =
    'the package.json of the app, its lockfile, or the output of npm ls, yarn why or npx expo-doctor';
  return { problem: { message: `${why} Paste ${what}.` } };
}

/** Says that a text is longer than `MAX_TEXT_LENGTH`. */
export function tooLong(length: number): { readonly problem: InputError } {
  const size = (length / 1_000_000).toFixed(1);
  return unsupportedInputError(
    `That is ${size} MB, more than this page reads.`,
  );
}
