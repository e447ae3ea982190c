import type { PackageName } from './packageNames';
import data from './registry.json';

/** The peer ranges that consecutive releases declare. */
export interface DeclaredPeers {
  readonly from: string;
  readonly to: string;
  readonly peers: Readonly<Partial<Record<PackageName, string>>>;
}

/** What the registry has of a package. */
export interface PackageMetadata {
  /** Stable releases, the oldest first. */
  readonly versions: readonly string[];
  readonly peers: readonly DeclaredPeers[];
}

/** Which React Native releases the releases of a package support. */
export interface SupportRow {
  /** The releases, as a semver range. */
  readonly versions: string;
  /** React Native minors, such as `0.83`. */
  readonly reactNative: readonly string[];
  /** The Worklets releases that it works with, as semver ranges. */
  readonly worklets?: readonly string[] | undefined;
}

/** What a package's published files, not its peers, state about React Native. */
export interface Support {
  /** The published file that holds it. */
  readonly source: string;
  readonly new: readonly SupportRow[];
  readonly legacy: readonly SupportRow[];
}

/** The React Native minor below which a release's build stops. */
export interface BuildMinimum {
  readonly package: PackageName;
  readonly version: string;
  readonly reactNative: string;
  /** The published file that holds it. */
  readonly source: string;
}

/** The versions that the newest `expo` release of an SDK installs. */
export interface ExpoRelease {
  readonly sdk: string;
  readonly version: string;
  /** The React Native minor that the SDK is built on. */
  readonly reactNative: string;
  /** The Worklets that its `expo-modules-core` is built with, if it says so. */
  readonly worklets?: string | undefined;
  readonly bundled: Readonly<Partial<Record<PackageName, string>>>;
}

/** Metadata of published packages, written by `npm run registry:refresh`. */
export interface Registry {
  readonly packages: Readonly<Record<PackageName, PackageMetadata>>;
  readonly support: Readonly<Partial<Record<PackageName, Support>>>;
  readonly buildMinimums: readonly BuildMinimum[];
  readonly expo: readonly ExpoRelease[];
}

/** The stored metadata; the script that writes them has these types. */
export const registry = data as Registry;
