/** What is known about an app's packages, and nothing else of it. */
import type { PackageManagerId } from '../../../shared/install/packageManagers';
import type { PackageName } from '../../../shared/releases/packageNames';
import type { AppArchitecture } from './conflicts';

/** A package that the check answers about. */
export type CheckedPackage = PackageName | 'expo';

/** In the order of the answer, each with its name in sentences and in addresses. */
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

/** The name of a package in a sentence. */
export const labelOf = (name: CheckedPackage): string =>
  CHECKED_PACKAGES.find((subject) => subject.name === name)?.label ?? name;

/** Why a specifier says nothing about the version that it stands for: what it is. */
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

export type Unjudged = keyof typeof UNRESOLVABLE_REASONS;

/** Fields of a `package.json` that decide over the version of a package. */
export const OVERRIDE_FIELDS = [
  'resolutions',
  'overrides',
  'pnpm.overrides',
] as const;

export type Override = (typeof OVERRIDE_FIELDS)[number];

export interface DetectedPackage {
  /** A range, an exact version, or `latest`. */
  readonly range?: string;
  /** Why there is none. */
  readonly unresolvable?: Unjudged;
  /** The field that set it instead of the dependency. */
  readonly overriddenBy?: Override;
  /** Whether it is patched, by Yarn. */
  readonly isPatched?: true;
  readonly isPeer?: true;
  /** Whether it follows from what an output says about other packages. */
  readonly isInferred?: true;
  /** Whether it is declared, and not installed yet. */
  readonly isUnmet?: true;
  /** Whether an output says that another package does not accept it. */
  readonly isRefused?: true;
  /** Other versions that are installed as well. */
  readonly otherVersions?: readonly string[];
}

/** All that the answer depends on. */
export interface AppSetup {
  readonly source: 'package' | 'lockfile' | 'output' | 'release';
  /** What the reader chose; `undefined` is the default of the release. */
  readonly architecture?: AppArchitecture;
  /** What the project installs packages with. */
  readonly packageManager?: PackageManagerId;
  readonly packages: Readonly<Partial<Record<CheckedPackage, DetectedPackage>>>;
  readonly react?: string;
  /** Whether an output says that some of them do not fit. */
  readonly hasComplaint?: true;
  /** Whether an Expo app has the Babel preset of apps without Expo. */
  readonly preset?: 'react-native';
}

/** Longer texts are refused; the longest are lockfiles. */
export const LONGEST_INPUT = 16_000_000;

/** What keeps a text from being read. */
export interface InputError {
  readonly message: string;
  /** Where it is, from the start of the text. */
  readonly offset?: number;
}

export type ReadResult =
  { readonly setup: AppSetup } | { readonly problem: InputError };

/** Says why a text was not read, and what can be. */
export function unsupportedInputError(why: string): {
  readonly problem: InputError;
} {
  const what =
    'the package.json of the app, its lockfile, or the output of npm ls, yarn why or npx expo-doctor';
  return { problem: { message: `${why} Paste ${what}.` } };
}

/** What is said about a text or a file that is too long. */
export function tooLong(length: number): { readonly problem: InputError } {
  const size = (length / 1_000_000).toFixed(1);
  return unsupportedInputError(
    `That is ${size} MB, more than this page reads.`,
  );
}
