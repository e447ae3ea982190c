/** The packages whose releases the install lines and known issues name. */
export const PACKAGES = [
  '@gorhom/bottom-sheet',
  'react-native',
  'react-native-reanimated',
  'react-native-worklets',
  'react-native-gesture-handler',
] as const;

/** Names one entry of {@link PACKAGES}. */
export type PackageName = (typeof PACKAGES)[number];

/** Tells whether a name is one of {@link PACKAGES}. */
export function isPackageName(name: string): name is PackageName {
  return PACKAGES.some((known) => known === name);
}
