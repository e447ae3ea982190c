/** Recommends what an app should install, and writes the command. */
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

/** The changes after which the versions of an app fit. */
export interface Recommendation {
  /** The ranges to install; `sdk` stands for the version of the Expo SDK. */
  readonly install: PackageRanges;
  readonly remove: readonly PackageName[];
  /** The Expo SDK to upgrade to, with all its packages. */
  readonly upgrade?: string;
  /** The newest versions of the app after the change. */
  readonly set: VersionSet;
}

/** Makes a recommendation of the solver's plan. */
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

/** Finds the smallest change after which the versions fit, if React Native is known. */
export function recommend(app: ResolvedApp): Recommendation | undefined {
  const { expo, reactNative } = app;
  if (reactNative === undefined) return undefined;
  if (expo === undefined || matchesExpoSdk(app)) return solveInstall(app);
  // Upgrades only: an SDK that is older than React Native is upgraded.
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
  const recommendation = solveInstall(resolveApp({ ...app.setup, packages }));
  if (recommendation === undefined) return undefined;
  return isBehind
    ? { ...recommendation, upgrade: target.sdk }
    : {
        ...recommendation,
        install: { ...recommendation.install, 'react-native': FROM_SDK },
      };
}

/** The versions that the docs list for a release of Expo or React Native. */
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
  // An older SDK works only with older releases of version 5.
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

/** The range of an entry of a recommendation, that of the Expo SDK for `sdk`. */
export function installRange(
  app: Pick<ResolvedApp, 'expo'>,
  name: PackageName,
  range: string,
): string | undefined {
  return range === FROM_SDK ? app.expo?.bundled[name] : range;
}

/** The command of a recommendation for each package manager. */
export type Commands = Readonly<Record<PackageManagerId, string>>;

/** Writes the commands of a recommendation; `undefined` if there is nothing to do. */
export function commandsOf(
  { install, remove, upgrade }: Recommendation,
  app: ResolvedApp,
): Commands | undefined {
  const isExpo = app.setup.packages.expo !== undefined;
  const { 'react-native': reactNative, ...others } = install;
  const names = entriesOf(others).map(([name, range]) =>
    isExpo && range === FROM_SDK
      ? name
      : `${name}@${installRange(app, name, range) ?? 'latest'}`,
  );
  // Without a version: `expo install` selects React Native and React of the SDK.
  if (reactNative !== undefined) names.unshift('react', 'react-native');
  if (upgrade !== undefined) names.unshift(`expo@^${upgrade}.0.0`);
  if (names.length === 0 && remove.length === 0) return undefined;
  const commands = PACKAGE_MANAGERS.map((manager) => {
    const words = quoteCommandWords(isExpo ? manager.expo : manager.cli, names);
    const parts = [
      ...(remove.length > 0 ? [[manager.remove, ...remove]] : []),
      ...(names.length > 0 ? [[...words, ...(upgrade ? ['--fix'] : [])]] : []),
    ];
    return [manager.id, parts.map((each) => each.join(' ')).join(' && ')];
  });
  return Object.fromEntries(commands) as Commands;
}
