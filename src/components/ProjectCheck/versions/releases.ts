/** The releases that a reader can pick. */
import { installData } from '../../../shared/install/install';

/** An Expo SDK such as `54`, or a React Native minor such as `0.81`. */
export interface Release {
  readonly kind: 'expo' | 'rn';
  readonly version: string;
}

function byNewest(a: string, b: string): number {
  return Number(b.split('.').at(-1)) - Number(a.split('.').at(-1));
}

/** The releases for which there is a command, the newest first. */
export const RELEASES: Readonly<Record<Release['kind'], readonly string[]>> = {
  expo: [...installData.expoSdks].sort(byNewest),
  rn: [
    ...new Set(installData.lines.flatMap(({ reactNative }) => reactNative)),
  ].sort(byNewest),
};

/** Tells whether there is a command for a release. */
export function isRelease({ kind, version }: Release): boolean {
  return RELEASES[kind].includes(version);
}

/** The newest Expo SDK. */
export const NEWEST: Release = {
  kind: 'expo',
  version: RELEASES.expo[0] ?? '',
};
