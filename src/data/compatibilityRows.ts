import data from './compatibility.json';
import { Reader } from './reader';

/** How it is known that a set of versions works together. */
export type CompatibilityStatus = 'tested' | 'declared' | 'outdated';

/** An Expo SDK; the versions that it pins are in the registry metadata. */
export interface ExpoRow {
  readonly sdk: string;
  /** Releases of the bottom sheet that work with them. */
  readonly library: string;
  readonly status: CompatibilityStatus;
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
  readonly library: { readonly name: string; readonly latest: string };
  readonly expo: readonly ExpoRow[];
  readonly reanimated: readonly ReanimatedRow[];
  readonly declaredRanges: readonly DeclaredRow[];
}

const FILE = 'src/data/compatibility.json';

/**
 * Reads the compatibility data.
 *
 * @param value - what the JSON file holds
 * @returns the same, typed
 * @throws Error naming the file, the field and the value that it wants
 */
export function parseCompatibility(value: unknown): Compatibility {
  const root = Reader.of(FILE, 'root', value);
  return {
    library: root.object('library', (row) => ({
      name: row.text('name'),
      latest: row.text('latest'),
    })),
    expo: root.list('expo', (row) => ({
      sdk: row.text('sdk'),
      library: row.text('library'),
      status: row.oneOf('status', ['tested', 'declared', 'outdated']),
    })),
    reanimated: root.list('reanimated', (row) => ({
      version: row.text('version'),
      library: row.text('library'),
    })),
    declaredRanges: root.list('declaredRanges', (row) => ({
      library: row.text('library'),
      reanimated: row.text('reanimated'),
      gestureHandler: row.text('gestureHandler'),
    })),
  };
}

/** Which versions of the library and of its peers work together. */
export const compatibility: Compatibility = parseCompatibility(data);
