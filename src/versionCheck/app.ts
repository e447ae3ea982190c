/** What the setup says about an app, before it is judged. */
import { installData } from '../data/install';
import { PACKAGES, type PackageName } from '../data/packageNames';
import { registry, type ExpoRelease } from '../data/registryMetadata';
import {
  buildConflicts,
  limitConflicts,
  peerConflicts,
  supportConflicts,
  type AppArchitecture,
  type Conflict,
  type VersionSet,
} from './conflicts';
import type { AppSetup } from './setup';
import { candidatesOf, minorOf, releaseOf, type Candidates } from './versions';

/** The versions of an app, and what it runs on. */
export interface App {
  readonly setup: AppSetup;
  readonly candidates: Readonly<Partial<Record<PackageName, Candidates>>>;
  /** The newest version of each package that can be judged. */
  readonly set: VersionSet;
  /** The SDK's number, if the app uses Expo. */
  readonly sdk: string | undefined;
  /** What the SDK installs, if it is stored. */
  readonly expo: ExpoRelease | undefined;
  readonly reactNative: string | undefined;
  readonly architecture: AppArchitecture;
  /** Whether the app has no choice of the architecture. */
  readonly isArchitectureFixed: boolean;
}

/** From these React Native minors on: a choice, the default, the only one. */
const NEW_ARCHITECTURE = { from: 68, default: 76, only: 82 };

/** The SDK that an app's `expo` stands for. */
function sdkOf(setup: AppSetup): string | undefined {
  const found = candidatesOf('expo', setup.packages.expo);
  if (found === undefined) return undefined;
  const version = found.newest ?? /\d+/.exec(found.range)?.[0];
  return version?.split('.')[0];
}

/** Reads an app from the setup. */
export function readApp(setup: AppSetup): App {
  const candidates: Partial<Record<PackageName, Candidates>> = {};
  const set: Partial<Record<PackageName, string>> = {};
  for (const name of PACKAGES) {
    const found = candidatesOf(name, setup.packages[name]);
    if (found === undefined) continue;
    candidates[name] = found;
    if (found.newest !== undefined) set[name] = releaseOf(found.newest);
  }
  const sdk = sdkOf(setup);
  const expo = registry.expo.find((row) => row.sdk === sdk);
  const isStated = setup.packages['react-native'] !== undefined;
  const bundled = expo?.bundled['react-native'];
  const reactNative =
    set['react-native'] ??
    (isStated || expo === undefined
      ? undefined
      : releaseOf(bundled ?? `${expo.reactNative}.0`));
  if (reactNative !== undefined) set['react-native'] = reactNative;
  const minor = Number(reactNative?.split('.')[1] ?? NEW_ARCHITECTURE.only);
  const isArchitectureFixed =
    minor >= NEW_ARCHITECTURE.only || minor < NEW_ARCHITECTURE.from;
  const usual = minor >= NEW_ARCHITECTURE.default ? 'new' : 'legacy';
  return {
    setup,
    candidates,
    set,
    sdk,
    expo,
    reactNative,
    architecture: isArchitectureFixed ? usual : (setup.architecture ?? usual),
    isArchitectureFixed,
  };
}

/**
 * Finds what stops a set from working in an app.
 *
 * @param set - the versions; of the app only React Native and the architecture
 *   are read
 */
export function conflictsIn(
  set: VersionSet,
  { reactNative, architecture }: Pick<App, 'reactNative' | 'architecture'>,
): Conflict[] {
  const found: Conflict[] = [
    ...peerConflicts(set, registry).filter(
      // Whether React Native is there is not known from every output.
      (conflict) =>
        conflict.with !== 'react-native' || conflict.found !== undefined,
    ),
    ...limitConflicts(set, installData.limits),
    ...buildConflicts(set, registry),
    ...(reactNative === undefined
      ? []
      : supportConflicts(set, minorOf(reactNative), architecture, registry)),
  ];
  // The tables repeat what newer releases declare as peers.
  const seen = new Set<string>();
  return found.filter((conflict) => {
    const key = `${conflict.package} ${conflict.with}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Whether the app has the React Native that its SDK is built on. */
export function isOfSdk({ expo, reactNative }: App): boolean {
  return (
    expo === undefined ||
    reactNative === undefined ||
    minorOf(reactNative) === expo.reactNative
  );
}
