/** The releases of Expo and React Native that a reader can pick. */
import { installData } from '../../../shared/install/installData';

/** An Expo SDK such as `54`, or a React Native minor such as `0.81`. */
export interface RuntimeRelease {
  readonly kind: 'expo' | 'rn';
  readonly version: string;
}

/** Sorts releases, the newest first. */
const byNewest = (a: string, b: string) =>
  Number(b.split('.').at(-1)) - Number(a.split('.').at(-1));

/** The releases for which there is a command, the newest first. */
export const RUNTIME_RELEASES: Readonly<
  Record<RuntimeRelease['kind'], readonly string[]>
> = {
  expo: [...installData.expoSdks].sort(byNewest),
  rn: [
    ...new Set(installData.lines.flatMap(({ reactNative }) => reactNative)),
  ].sort(byNewest),
};
