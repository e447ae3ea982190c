/** What an app should install, and the command that does it. */
import { expoRow } from '../../../shared/releases/compatibilityRows';
import {
  FROM_SDK,
  installData,
  type PackageRanges,
} from '../../../shared/install/installData';
import {
  PACKAGE_MANAGERS,
  type PackageManagerId,
} from '../../../shared/install/packageManagers';
import type { PackageName } from '../../../shared/releases/packageNames';
import { registry } from '../../../shared/releases/registryMetadata';
import { quoteCommandWords } from '../../../shared/install/installCommands';
import { minorNumber, resolveApp, type ResolvedApp } from './app';
import { matchesExpoSdk } from './appQueries';
import { conflictsIn, entriesOf, type VersionSet } from './conflicts';
import { solve } from './solve';
import { resolveCandidates } from './resolveVersions';
import { toMinor } from '../../../site/toMinor';

const SHEET = '@gorhom/bottom-sheet';

/** What to change in an app so that its versions fit. */
export interface Recommendation {
  /** What to install; `sdk` stands for the version of the Expo SDK. */
  readonly install: PackageRanges;
  readonly remove: readonly PackageName[];
  /** The SDK to move to, with all its packages. */
  readonly upgrade?: string;
  /** The newest versions that the app has afterwards. */
  readonly set: VersionSet;
}

function solveInstall(app: ResolvedApp): Recommendation | undefined {
  const plan = solve(app);
  if (plan === undefined) return undefined;
  const install: Partial<Record<PackageName, string>> = {};
  const set: Partial<Record<PackageName, string>> = {
    'react-native': app.reactNative,
  };
  const remove: PackageName[] = [];
  for (const { name, range, versions, isRemoval } of plan) {
    if (range !== undefined) install[name] = range;
    if (isRemoval) remove.push(name);
    const newest = versions.at(-1);
    if (newest !== undefined) set[name] = newest;
  }
  return { install, remove, set };
}

/** Finds the smallest change that makes the versions fit, if React Native is known. */
export function recommend(app: ResolvedApp): Recommendation | undefined {
  const { expo, reactNative } = app;
  if (reactNative === undefined) return undefined;
  if (expo === undefined || matchesExpoSdk(app)) return solveInstall(app);
  // Nothing is lowered: an SDK that is behind React Native is moved.
  const minor = minorNumber(reactNative);
  const isBehind = minor > minorNumber(expo.reactNative);
  const target = isBehind
    ? registry.expo.findLast((row) => minorNumber(row.reactNative) >= minor)
    : expo;
  if (target === undefined) return undefined;
  const packages = { ...app.setup.packages };
  packages.expo = { range: `~${target.sdk}.0.0` };
  Reflect.deleteProperty(packages, 'react-native');
  for (const [name, range] of entriesOf(target.bundled)) {
    if (isBehind && packages[name]) packages[name] = { range };
  }
  const change = solveInstall(resolveApp({ ...app.setup, packages }));
  if (change === undefined) return undefined;
  return isBehind
    ? { ...change, upgrade: target.sdk }
    : { ...change, install: { ...change.install, 'react-native': FROM_SDK } };
}

/** What the docs say to install for a release of Expo or React Native. */
export function documentedInstall(
  app: ResolvedApp,
): Recommendation | undefined {
  const { expo, sdk = '' } = app;
  const minor = expo?.reactNative ?? toMinor(app.reactNative ?? '');
  const inExpo = installData.expo.filter(({ sdks }) => sdks.includes(sdk));
  const bare = installData.lines.filter((line) =>
    line.reactNative.includes(minor),
  );
  const lines = [...inExpo, ...bare].map(({ packages }) => packages);
  // An older SDK works with older releases of version 5 alone.
  const last = / to (\S+)$/.exec(expoRow(sdk)?.library ?? '')?.[1];
  if (last && inExpo[0])
    lines.unshift({ ...inExpo[0].packages, [SHEET]: last });
  for (const install of lines) {
    const set: Partial<Record<PackageName, string>> = {
      'react-native': app.reactNative,
    };
    for (const [name, range] of entriesOf(install)) {
      const installed = { range: installRange(app, name, range) ?? 'none' };
      set[name] = resolveCandidates(name, installed)?.at(-1);
    }
    const isSdk = Object.values(install).includes(FROM_SDK);
    const architecture =
      isSdk && app.setup.architecture === undefined
        ? undefined
        : app.architecture;
    if (conflictsIn(set, architecture).length === 0) {
      return { install, remove: [], set };
    }
  }
  return undefined;
}

/** The range that an entry of a recommendation stands for. */
export function installRange(
  app: Pick<ResolvedApp, 'expo'>,
  name: PackageName,
  range: string,
): string | undefined {
  return range === FROM_SDK ? app.expo?.bundled[name] : range;
}

/** Writes the command that makes the change; `expo install` runs the manager. */
export function commandOf(
  { install, remove, upgrade }: Recommendation,
  app: Pick<ResolvedApp, 'setup' | 'expo'>,
  managerId: PackageManagerId,
): string | undefined {
  const manager = PACKAGE_MANAGERS.find(({ id }) => id === managerId);
  if (manager === undefined) return undefined;
  const isExpo = app.setup.packages.expo !== undefined;
  const { 'react-native': reactNative, ...others } = install;
  const names = entriesOf(others).map(([name, range]) =>
    isExpo && range === FROM_SDK
      ? name
      : `${name}@${installRange(app, name, range) ?? 'latest'}`,
  );
  // Expo alone knows the React Native and the React of its SDK.
  if (reactNative !== undefined) names.unshift('react', 'react-native');
  if (upgrade !== undefined) names.unshift(`expo@^${upgrade}.0.0`);
  const words = quoteCommandWords(isExpo ? manager.expo : manager.cli, names);
  const commands = [
    ...(remove.length > 0 ? [[manager.remove, ...remove]] : []),
    ...(names.length > 0 ? [[...words, ...(upgrade ? ['--fix'] : [])]] : []),
  ];
  return commands.map((each) => each.join(' ')).join(' && ') || undefined;
}
