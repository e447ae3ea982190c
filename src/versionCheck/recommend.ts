/** Finds a set of versions that fits an app, and the command that installs it. */
import type { ApiVersion } from '../api/types';
import { compatibility } from '../data/compatibilityRows';
import { FROM_SDK, installData, type PackageRanges } from '../data/install';
import {
  PACKAGE_MANAGERS,
  type PackageManagerId,
} from '../data/packageManagers';
import type { PackageName } from '../data/packageNames';
import { newestIn } from '../data/published';
import { installCommand } from '../data/installCommands';
import { conflictsIn, isOfSdk, type App } from './app';
import { entriesOf, type VersionSet } from './conflicts';
import type { AppSetup } from './setup';
import { minorOf } from './versions';

const SHEET = '@gorhom/bottom-sheet';
const REANIMATED = 'react-native-reanimated';
const WORKLETS = 'react-native-worklets';

/** Ranges that fit an app, and what they change in it. */
export interface Recommendation {
  /** The version of the docs that they belong to. */
  readonly docs: ApiVersion;
  /** What to install; `sdk` stands for the version of the Expo SDK. */
  readonly install: PackageRanges;
  /** What to remove. */
  readonly remove: readonly PackageName[];
  /** The versions that the app has afterwards. */
  readonly set: VersionSet;
  /** Whether a line of the docs is for this release, not only in range. */
  readonly isDocumented: boolean;
}

interface Target {
  readonly docs: ApiVersion;
  readonly packages: PackageRanges;
  readonly isDocumented: boolean;
}

/** Which version of the sheet an app should get, the first choice first. */
function docsFor(app: App): readonly ApiVersion[] {
  const major = app.set[SHEET]?.split('.')[0];
  if (major === '4') return ['v4', 'v5'];
  if (major === '1' || major === '2') return ['v2', 'v4', 'v5'];
  return ['v5', 'v4', 'v2'];
}

function expoTargets(app: App, docs: ApiVersion): Target[] {
  const { sdk } = app;
  if (sdk === undefined) return [];
  const lines = installData.expo.filter(
    (line) => line.docs === docs && line.sdks.includes(sdk),
  );
  const row = compatibility.expo.find((each) => each.sdk === sdk);
  const last = / to (\S+)$/.exec(row?.library ?? '')?.[1];
  return [
    ...lines.map(({ packages }) => ({ docs, packages, isDocumented: true })),
    // An older SDK works with older releases of the sheet alone.
    ...(docs === 'v5' && last !== undefined
      ? [
          {
            docs,
            packages: {
              [SHEET]: last,
              [REANIMATED]: FROM_SDK,
              'react-native-gesture-handler': FROM_SDK,
            },
            isDocumented: true,
          },
        ]
      : []),
  ];
}

function bareTargets(app: App, docs: ApiVersion): Target[] {
  const minor = minorOf(app.reactNative ?? '');
  const lines = installData.lines.filter((line) => line.docs === docs);
  const isFor = (line: (typeof lines)[number]) =>
    line.reactNative.includes(minor);
  return [
    ...lines.filter(isFor).map(({ packages }) => ({
      docs,
      packages,
      isDocumented: true,
    })),
    // Lines for neighboring releases may fit as well, by all that is declared.
    ...lines
      // Packages as old as those of v2 have no tables to be compared with.
      .filter((line) => docs !== 'v2' && !isFor(line))
      .reverse()
      .map(({ packages }) => ({ docs, packages, isDocumented: false })),
  ];
}

function targetsOf(app: App): Target[] {
  const docs = docsFor(app);
  if (app.sdk === undefined) {
    return docs.flatMap((version) => bareTargets(app, version));
  }
  // An SDK brings native code: what it installs goes before what fits as well.
  return [
    ...docs.flatMap((version) => [
      ...expoTargets(app, version),
      ...(version === 'v5' ? bareTargets(app, version) : []),
    ]),
    ...docs.flatMap((version) =>
      version === 'v5' ? [] : bareTargets(app, version),
    ),
  ];
}

/** The range that an entry of a target stands for. */
function rangeOf(
  app: Pick<App, 'expo'>,
  name: PackageName,
  range: string,
): string | undefined {
  return range === FROM_SDK ? app.expo?.bundled[name] : range;
}

/** The versions that a target gives, or `undefined` when there is none. */
function resolve(app: App, packages: PackageRanges): VersionSet | undefined {
  const set: Partial<Record<PackageName, string>> = {};
  if (app.reactNative !== undefined) set['react-native'] = app.reactNative;
  for (const [name, text] of entriesOf(packages)) {
    const range = rangeOf(app, name, text);
    const version = range === undefined ? undefined : newestIn(name, range);
    if (version === undefined) return undefined;
    set[name] = version;
  }
  return set;
}

/**
 * Finds the smallest change that makes an app's versions fit.
 *
 * @param app - the app
 * @param keeps - the packages that fit as they are
 * @returns `undefined` when the release is not known, or nothing fits it
 */
export function recommend(
  app: App,
  keeps: ReadonlySet<PackageName>,
): Recommendation | undefined {
  if (app.reactNative === undefined) return undefined;
  // With the React Native of another SDK nothing fits: the SDK decides.
  const inSdk =
    app.expo === undefined || isOfSdk(app)
      ? app
      : { ...app, reactNative: `${app.expo.reactNative}.0` };
  for (const target of targetsOf(inSdk)) {
    const set = resolve(inSdk, target.packages);
    if (set !== undefined && conflictsIn(set, inSdk).length === 0) {
      return change(inSdk, target, set, keeps, inSdk !== app);
    }
  }
  return undefined;
}

/**
 * What may stay as the app has it, and what may go, one after the other: what
 * has been kept is not in the command any more.
 */
const KEEPS: readonly Readonly<Partial<Record<PackageName, 'app' | 'none'>>>[] =
  [
    { 'react-native-gesture-handler': 'app' },
    { [REANIMATED]: 'app', [WORKLETS]: 'app' },
    { [REANIMATED]: 'app', [WORKLETS]: 'none' },
    { [REANIMATED]: 'app' },
    { [SHEET]: 'app' },
  ];

function change(
  app: App,
  { docs, packages, isDocumented }: Target,
  target: VersionSet,
  keeps: ReadonlySet<PackageName>,
  isOtherReactNative: boolean,
): Recommendation {
  const install: Partial<Record<PackageName, string>> = { ...packages };
  let set = target;
  // The React Native of another SDK takes other native packages with it.
  for (const keep of isOtherReactNative ? KEEPS.slice(-1) : KEEPS) {
    const names = entriesOf(keep).map(([name]) => name);
    const isThere = names.every(
      (name) =>
        keep[name] !== 'app' ||
        (app.set[name] === undefined
          ? name === WORKLETS
          : keeps.has(name) && install[name] !== undefined),
    );
    if (!isThere) continue;
    const kept: Partial<Record<PackageName, string>> = { ...set };
    for (const name of names) {
      const version = keep[name] === 'app' ? app.set[name] : undefined;
      if (version === undefined) {
        Reflect.deleteProperty(kept, name);
      } else {
        kept[name] = version;
      }
    }
    if (conflictsIn(kept, app).length > 0) continue;
    set = kept;
    for (const name of names) Reflect.deleteProperty(install, name);
  }
  const unjudged = (name: PackageName) => {
    const version = app.setup.packages[name]?.version;
    return (
      version !== undefined &&
      'unjudged' in version &&
      version.unjudged !== 'missing'
    );
  };
  const isPinned = entriesOf(install).filter(([name]) => unjudged(name));
  for (const [name] of isPinned) Reflect.deleteProperty(install, name);
  return {
    docs,
    install: {
      ...install,
      ...(isOtherReactNative && { 'react-native': FROM_SDK }),
    },
    remove:
      set[WORKLETS] === undefined && app.set[WORKLETS] !== undefined
        ? [WORKLETS]
        : [],
    set,
    isDocumented,
  };
}

/** The manager whose command is shown first. */
export function managerFor(
  setup: AppSetup,
  chosen: PackageManagerId,
): PackageManagerId {
  const isExpo = setup.packages.expo !== undefined;
  if (isExpo && chosen === 'expo') return 'expo';
  const manager = setup.manager ?? chosen;
  return manager === 'expo' && !isExpo ? 'npm' : manager;
}

const REMOVE: Readonly<Record<PackageManagerId, string>> = {
  expo: 'npm uninstall',
  npm: 'npm uninstall',
  yarn: 'yarn remove',
  pnpm: 'pnpm remove',
  bun: 'bun remove',
};

/**
 * Writes the command that makes the change.
 *
 * @returns the command, or `undefined` when there is nothing to change
 */
export function commandOf(
  { install, remove }: Recommendation,
  app: Pick<App, 'setup' | 'expo'>,
  managerId: PackageManagerId,
): string | undefined {
  // Expo alone knows the React Native and the React of its SDK.
  const isSdkChange = install['react-native'] === FROM_SDK;
  const id = isSdkChange ? 'expo' : managerId;
  const manager = PACKAGE_MANAGERS.find(
    (packageManager) => packageManager.id === id,
  );
  if (manager === undefined) return undefined;
  const names = entriesOf(install).map(([name, range]) => {
    if (id === 'expo' && range === FROM_SDK) return name;
    return `${name}@${rangeOf(app, name, range) ?? 'latest'}`;
  });
  const remover = app.setup.manager ?? id;
  const commands = [
    ...(remove.length > 0 ? [[REMOVE[remover], ...remove].join(' ')] : []),
    ...(names.length > 0
      ? [
          installCommand(
            manager,
            isSdkChange
              ? [
                  'react',
                  'react-native',
                  ...names.filter((name) => name !== 'react-native'),
                ]
              : names,
          ),
        ]
      : []),
  ];
  return commands.length === 0 ? undefined : commands.join(' && ');
}
