import data from './compatibility.json';

/** How it is known that a set of versions works together. */
export type CompatibilityStatus = 'tested' | 'declared' | 'outdated';

/** An Expo SDK; the versions that it pins are in the registry metadata. */
interface ExpoRow {
  readonly sdk: string;
  /** The sheet's releases: `5.0.0 to 5.0.5`, `5.2.7 or newer`, or one. */
  readonly library: string;
  readonly status: CompatibilityStatus;
  /** Another React Native minor that Expo announced for the SDK. */
  readonly alsoReactNative?: string;
}

/**
 * Which versions of the library and of its peers work together; what they accept
 * is in the registry metadata.
 */
export const compatibility = data as Omit<typeof data, 'expo'> & {
  readonly expo: readonly ExpoRow[];
};

/** Returns the releases of the sheet that work with an Expo SDK, as a semver range. */
export const sheetRangeOf = ({ library }: Pick<ExpoRow, 'library'>): string =>
  library.replace(' to ', ' - ').replace(/^(\S+) or newer$/, '>=$1');

/** Finds the row of an Expo SDK; bundles that use only this leave out the other data. */
export const expoRow = (sdk: string | undefined): ExpoRow | undefined =>
  (data.expo as readonly ExpoRow[]).find((row) => row.sdk === sdk);
