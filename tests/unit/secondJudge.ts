// A second judge of versions, for the tests: a plain program over what the npm
// registry has, that shares no code with the engine of "Check my versions". It
// tries every release of every range.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';

type Row = Record<string, string>;
interface Data {
  packages: Record<
    string,
    { versions: string[]; peers: { from: string; to: string; peers: Row }[] }
  >;
  support: Record<
    string,
    Record<
      string,
      { versions: string; reactNative: string[]; worklets?: string[] }[]
    >
  >;
  buildMinimums: { package: string; version: string; reactNative: string }[];
  expo: { sdk: string; reactNative: string; bundled: Row }[];
}

const read = (file: string): unknown =>
  JSON.parse(
    readFileSync(path.join(__dirname, '../../src/shared', file), 'utf8'),
  );
const data = read('releases/registry.json') as Data;
const { limits } = read('install/installLines.json') as {
  limits: (Row & { needs: string | null; untried?: boolean })[];
};
const { expo: sdkRows } = read('releases/compatibility.json') as {
  expo: { sdk: string; library: string; alsoReactNative?: string }[];
};

/** The lines and columns of a file in `data/`. */
export const table = (file: string) =>
  readFileSync(path.join(__dirname, 'data', file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

/** In the order of the columns of `data/version-sets.tsv`. */
export const COLUMNS = [
  '@gorhom/bottom-sheet',
  'react-native-reanimated',
  'react-native-worklets',
  'react-native-gesture-handler',
  'react-native',
  'expo',
] as const;
const [SHEET, REANIMATED, WORKLETS, GESTURES] = COLUMNS;
const NATIVE = [SHEET, REANIMATED, WORKLETS, GESTURES];

/**
 * Builds a `package.json` from the columns of a table, in which `d:` marks a
 * dev dependency, `p:` a peer, and `-` nothing.
 */
export function projectOf(columns: readonly string[]): string {
  const project: Record<string, Record<string, string>> = {};
  for (const [index, name] of COLUMNS.entries()) {
    const text = columns[index] ?? '-';
    const sections = { d: 'devDependencies', p: 'peerDependencies' } as const;
    const [, mark, range = text] = /^([dp]):(.*)$/.exec(text) ?? [];
    const section =
      mark === 'd' || mark === 'p' ? sections[mark] : 'dependencies';
    if (text !== '-') project[section] = { ...project[section], [name]: range };
  }
  return JSON.stringify(project, null, 2);
}

/** The range that an SDK installs of a package. */
export const rangeInSdk = (sdk: string | undefined, name: string) =>
  data.expo.find((row) => row.sdk === sdk)?.bundled[name];

/** What an app runs on. */
export interface Platform {
  readonly reactNative: string | undefined;
  readonly isNew: boolean;
  readonly sdk: Data['expo'][number] | undefined;
}

/** Remembers what a function of texts returned. */
function memo<Result>(from: (...texts: string[]) => Result) {
  const known = new Map<string, Result>();
  return (...texts: string[]): Result => {
    const key = texts.join('|');
    if (!known.has(key)) known.set(key, from(...texts));
    return known.get(key) as Result;
  };
}

const within = memo((version = '', range = '') =>
  semver.satisfies(version, range, { loose: true }),
);

/** The peers that a release declares. */
const peersOf = memo(
  (name = '', version = ''): Row | undefined =>
    data.packages[name]?.peers.find(
      ({ from, to }) => semver.gte(version, from) && semver.lte(version, to),
    )?.peers,
);

/** Every release that a specifier allows; none when it names no range. */
export const releases = memo((name = '', specifier = ''): string[] => {
  const text = specifier
    .replace(/^[dp]:/, '')
    .replace(/^patch:.*@npm%3A([^#]+)#.*/, '$1')
    .trim();
  if (semver.validRange(text) === null) return [];
  const exact = semver.parse(text);
  if (exact !== null && exact.prerelease.length > 0) {
    if (name === SHEET) return [];
    return [`${exact.major}.${exact.minor}.${exact.patch}`];
  }
  return (data.packages[name]?.versions ?? []).filter((each) =>
    within(each, text),
  );
});

/** What the columns of a set say about React Native and Expo. */
export function platformOf(reactNative: string, expo: string): Platform {
  const range = expo.replace(/^[dp]:/, '');
  const sdks = data.expo.filter(
    ({ sdk }) =>
      semver.validRange(range) !== null &&
      (semver.intersects(range, `~${sdk}.0.0`) ||
        semver.parse(range)?.major === Number(sdk)),
  );
  const sdk = sdks.length === 1 ? sdks[0] : undefined;
  const minors = new Set(
    releases('react-native', reactNative).map((each) =>
      each.split('.').slice(0, 2).join('.'),
    ),
  );
  const minor = minors.size === 1 ? [...minors][0] : sdk?.reactNative;
  return {
    reactNative: minor,
    isNew: minor === undefined || Number(minor.split('.')[1]) >= 76,
    sdk,
  };
}

const ofSdk = ({ sdk, reactNative }: Platform, name: string, version: string) =>
  sdk?.reactNative === reactNative &&
  sdk?.bundled[name] !== undefined &&
  within(version, sdk.bundled[name]);

/** Why a release does not run on React Native; `?` when nobody says. */
function alone(name: string, version: string, on: Platform): string {
  const { reactNative, isNew } = on;
  if (reactNative === undefined || ofSdk(on, name, version)) return '';
  const patch = `${reactNative}.0`;
  const needs = peersOf(name, version)?.['react-native'] ?? '*';
  if (!within(patch, needs)) return 'peer';
  for (const limit of limits) {
    if (
      limit.package === name &&
      limit.with === 'react-native' &&
      within(version, limit.versions ?? '') &&
      !within(patch, limit.needs ?? '*')
    ) {
      return 'limit';
    }
  }
  if (name === SHEET) return '';
  const first = name === REANIMATED ? '3.0.0' : '2.3.0';
  if (isNew && name !== WORKLETS && semver.lt(version, first)) return 'legacy';
  const build = data.buildMinimums.find(
    (each) => each.package === name && each.version === version,
  );
  if (build && semver.lt(patch, `${build.reactNative}.0`)) return 'build';
  const mine = isNew ? 'new' : 'legacy';
  const other = isNew ? 'legacy' : 'new';
  const find = (kind: string) =>
    data.support[name]?.[kind]?.find((each) => within(version, each.versions));
  const found = find(mine);
  if (found !== undefined) {
    return found.reactNative.includes(reactNative) ? '' : 'table';
  }
  if (find(other) !== undefined) return 'architecture';
  if (name === GESTURES && semver.lt(version, '2.0.0')) return '';
  const minor = Number(reactNative.split('.')[1]);
  return name === REANIMATED && semver.lt(version, '2.3.0') && minor <= 67
    ? ''
    : '?';
}

/** Why two releases do not work together; `untried` is no failure. */
const together = memo((a = '', av = '', b = '', bv = ''): string => {
  let untried = '';
  for (const [one, v, two, w] of [
    [a, av, b, bv],
    [b, bv, a, av],
  ] as const) {
    const range = peersOf(one, v)?.[two];
    if (range !== undefined && !within(w, range)) return 'peer';
    const table = [
      ...(data.support[one]?.new ?? []),
      ...(data.support[one]?.legacy ?? []),
    ].find((each) => within(v, each.versions))?.worklets;
    if (two === WORKLETS && table?.some((each) => within(w, each)) === false) {
      return 'table';
    }
    for (const limit of limits) {
      if (limit.package !== one || limit.with !== two) continue;
      if (!within(v, limit.versions ?? '')) continue;
      if (limit.needs !== null && within(w, limit.needs)) continue;
      if (limit.untried !== true) return 'limit';
      untried = 'untried';
    }
  }
  return untried;
});

/** Everything that is wrong with exact versions, in a few words. */
export function problems(set: Row, on: Platform): string[] {
  const names = NATIVE.filter((name) => set[name] !== undefined);
  return names.flatMap((name, index) => {
    const version = set[name] ?? '';
    const lone = alone(name, version, on);
    const peers = peersOf(name, version);
    return [
      ...(lone === '' ? [] : [`${name} ${version}: ${lone}`]),
      ...NATIVE.filter(
        (other) => peers?.[other] !== undefined && set[other] === undefined,
      ).map((other) => `${other} missing`),
      ...names.slice(index + 1).flatMap((other) => {
        const why = together(name, version, other, set[other] ?? '');
        return why === ''
          ? []
          : [`${name}, ${other} ${set[other] ?? ''}: ${why}`];
      }),
    ];
  });
}

const judge = memo((...columns: string[]): string => {
  const on = platformOf(columns[4] ?? '', columns[5] ?? '');
  const row = sdkRows.find(({ sdk }) => sdk === on.sdk?.sdk);
  const sdkMinors = [on.sdk?.reactNative, row?.alsoReactNative];
  const isOther = on.sdk !== undefined && !sdkMinors.includes(on.reactNative);
  if (isOther) return 'fails';
  const lists: string[][] = [];
  let isUnknown = on.reactNative === undefined;
  let isOpaque = false;
  let isBad = false;
  for (const [index, name] of NATIVE.entries()) {
    const specifier = columns[index] ?? '-';
    if (specifier === '-') {
      lists.push([]);
      continue;
    }
    const all = releases(name, specifier);
    const known = all.filter((each) => alone(name, each, on) !== '?');
    const good = known.filter((each) => alone(name, each, on) === '');
    isOpaque ||= known.length === 0;
    if (known.length === 0) isUnknown = true;
    else if (good.length === 0) return 'fails';
    isBad ||= good.length < known.length;
    lists.push(good);
  }
  const isGood = (index: number, set: Row): boolean => {
    const name = NATIVE[index];
    if (name === undefined) {
      return problems(set, on).every(
        (each) =>
          each.endsWith('untried') || (isOpaque && each.endsWith('missing')),
      );
    }
    const list = lists[index] ?? [];
    if (list.length === 0) return isGood(index + 1, set);
    return [...list].reverse().some((version) => {
      const clash = Object.entries(set).some(([other, each]) => {
        const why = together(name, version, other, each);
        return why !== '' && why !== 'untried';
      });
      return !clash && isGood(index + 1, { ...set, [name]: version });
    });
  };
  if (!isGood(0, {})) return 'fails';
  for (const [index, name] of NATIVE.entries()) {
    for (const [next, other] of NATIVE.entries()) {
      if (next <= index) continue;
      isBad ||= (lists[index] ?? []).some((version) =>
        (lists[next] ?? []).some(
          (each) => together(name, version, other, each) !== '',
        ),
      );
    }
  }
  if (isBad) return 'depends';
  return isUnknown ? 'unknown' : 'fits';
});

/** Whether some, all or none of the releases of a set fit together. */
export const opinion = (columns: readonly string[]) => judge(...columns);
