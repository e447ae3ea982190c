import data from './compatibility.json';

/** How it is known that a set of versions works together. */
export type CompatibilityStatus = 'tested' | 'declared' | 'outdated';

/** How a breakage is known: read in the packages' source, or reported. */
export type Evidence = 'source' | 'report';

/** The versions that an Expo SDK pins. */
export interface ExpoRow {
  readonly sdk: string;
  readonly reactNative: string;
  readonly reanimated: string;
  /** `null` with Reanimated 3, which does not use it. */
  readonly worklets: string | null;
  readonly gestureHandler: string;
  /** Versions of the bottom sheet that accept the others. */
  readonly library: string;
  readonly status: CompatibilityStatus;
}

/** The versions that a Reanimated minor accepts. */
export interface ReanimatedRow {
  readonly version: string;
  readonly worklets: string | null;
  readonly reactNative: string;
  readonly newArchitectureOnly: boolean;
  readonly library: string;
}

/** The ranges that a version of the bottom sheet accepts. */
export interface DeclaredRow {
  readonly library: string;
  readonly reanimated: string;
  readonly gestureHandler: string;
}

/** A set of versions that is known not to work, and what to do. */
export interface BreakageRow {
  readonly library: string;
  readonly with: string;
  readonly symptom: string;
  readonly cure: string;
  readonly evidence: Evidence;
  /** Where it is discussed. */
  readonly source?: string;
}

/** Which versions work together, from `compatibility.json`. */
export interface Compatibility {
  readonly library: { readonly name: string; readonly latest: string };
  readonly expo: readonly ExpoRow[];
  readonly reanimated: readonly ReanimatedRow[];
  readonly declaredRanges: readonly DeclaredRow[];
  readonly breakages: readonly BreakageRow[];
}

const FILE = 'src/data/compatibility.json';

type Fields = Readonly<Record<string, unknown>>;

/** Reads the fields of one object and says where a wrong one stands. */
class Reader {
  constructor(
    private readonly place: string,
    private readonly fields: Fields,
  ) {}

  static of(place: string, value: unknown): Reader {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new Error(`${FILE}: ${place} must be an object.`);
    }
    return new Reader(place, { ...value });
  }

  private fail(field: string, wanted: string): never {
    throw new Error(`${FILE}: ${this.place}.${field} must be ${wanted}.`);
  }

  text(field: string): string {
    const value = this.fields[field];
    return typeof value === 'string' && value.trim() !== ''
      ? value
      : this.fail(field, 'a text');
  }

  optionalText(field: string): string | undefined {
    return this.fields[field] === undefined ? undefined : this.text(field);
  }

  textOrNull(field: string): string | null {
    return this.fields[field] === null ? null : this.text(field);
  }

  flag(field: string): boolean {
    const value = this.fields[field];
    return typeof value === 'boolean'
      ? value
      : this.fail(field, 'true or false');
  }

  oneOf<Name extends string>(field: string, names: readonly Name[]): Name {
    const value = this.fields[field];
    return (
      names.find((name) => name === value) ??
      this.fail(field, `one of ${names.join(', ')}`)
    );
  }

  url(field: string): string | undefined {
    const value = this.optionalText(field);
    return value === undefined || URL.canParse(value)
      ? value
      : this.fail(field, 'an absolute address');
  }

  list<Row>(field: string, read: (row: Reader) => Row): Row[] {
    const value = this.fields[field];
    if (!Array.isArray(value) || value.length === 0) {
      return this.fail(field, 'a list that is not empty');
    }
    return value.map((row, index) =>
      read(Reader.of(`${this.place}.${field}[${index}]`, row)),
    );
  }

  object<Value>(field: string, read: (value: Reader) => Value): Value {
    return read(Reader.of(`${this.place}.${field}`, this.fields[field]));
  }
}

/**
 * Reads the compatibility data.
 *
 * @param value - what the JSON file holds
 * @returns the same, typed
 * @throws Error naming the file, the field and the value that it wants
 */
export function parseCompatibility(value: unknown): Compatibility {
  const root = Reader.of('root', value);
  return {
    library: root.object('library', (row) => ({
      name: row.text('name'),
      latest: row.text('latest'),
    })),
    expo: root.list('expo', (row) => ({
      sdk: row.text('sdk'),
      reactNative: row.text('reactNative'),
      reanimated: row.text('reanimated'),
      worklets: row.textOrNull('worklets'),
      gestureHandler: row.text('gestureHandler'),
      library: row.text('library'),
      status: row.oneOf('status', ['tested', 'declared', 'outdated']),
    })),
    reanimated: root.list('reanimated', (row) => ({
      version: row.text('version'),
      worklets: row.textOrNull('worklets'),
      reactNative: row.text('reactNative'),
      newArchitectureOnly: row.flag('newArchitectureOnly'),
      library: row.text('library'),
    })),
    declaredRanges: root.list('declaredRanges', (row) => ({
      library: row.text('library'),
      reanimated: row.text('reanimated'),
      gestureHandler: row.text('gestureHandler'),
    })),
    breakages: root.list('breakages', (row) => ({
      library: row.text('library'),
      with: row.text('with'),
      symptom: row.text('symptom'),
      cure: row.text('cure'),
      evidence: row.oneOf('evidence', ['source', 'report']),
      source: row.url('source'),
    })),
  };
}

/** Which versions of the library and of its peers work together. */
export const compatibility: Compatibility = parseCompatibility(data);
