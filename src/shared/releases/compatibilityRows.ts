import data from './compatibility.json';

/** How it is known that a set of versions works together. */
export type CompatibilityStatus = 'tested' | 'declared' | 'outdated';

/** An Expo SDK; the versions that it pins are in the registry metadata. */
export interface ExpoRow {
  readonly sdk: string;
  /** Releases of the bottom sheet that work with them. */
  readonly library: string;
  readonly status: CompatibilityStatus;
  /** Another React Native minor that Expo announced for the SDK. */
  readonly alsoReactNative?: string;
}

/** A Reanimated minor; what it accepts is in the registry metadata. */
export interface ReanimatedRow {
  readonly version: string;
  /** Releases of the bottom sheet that work with it. */
  readonly library: string;
}

/** The ranges that a version of the bottom sheet accepts. */
export interface DeclaredRow {
  readonly library: string;
  readonly reanimated: string;
  readonly gestureHandler: string;
}

/** Which versions work together, from `compatibility.json`. */
export interface Compatibility {
  readonly expo: readonly ExpoRow[];
  readonly reanimated: readonly ReanimatedRow[];
  readonly declaredRanges: readonly DeclaredRow[];
}

/**
 * Which versions of the library and of its peers work together. As for all data
 * of this folder, `data.test.ts` checks what the types do not.
 */
export const compatibility = data as Compatibility;

/** The row of an Expo SDK; apart, so that scripts which need it load no other. */
export const expoRow = (sdk: string | undefined): ExpoRow | undefined =>
  (data.expo as readonly ExpoRow[]).find((row) => row.sdk === sdk);
