/** The package managers that installation commands are shown for. */
export const PACKAGE_MANAGERS = [
  { id: 'expo', label: 'Expo', install: 'npx expo install' },
  { id: 'npm', label: 'npm', install: 'npm install' },
  { id: 'yarn', label: 'Yarn', install: 'yarn add' },
  { id: 'pnpm', label: 'pnpm', install: 'pnpm add' },
  { id: 'bun', label: 'Bun', install: 'bun add' },
] as const;

/** Names one entry of {@link PACKAGE_MANAGERS}. */
export type PackageManagerId = (typeof PACKAGE_MANAGERS)[number]['id'];

/** The manager shown until the reader chooses one, and without JavaScript. */
export const DEFAULT_PACKAGE_MANAGER: PackageManagerId = 'expo';

/** The local storage key of the reader's choice. */
export const PACKAGE_MANAGER_STORAGE_KEY = 'package-manager';

/**
 * The attribute of `<html>` that holds the choice, so that stylesheets can
 * show the right panel before the page's scripts have run.
 */
export const PACKAGE_MANAGER_ATTRIBUTE = 'data-package-manager';

/** Tells whether a stored value still names a package manager. */
export function isPackageManagerId(
  value: string | null | undefined,
): value is PackageManagerId {
  return PACKAGE_MANAGERS.some((manager) => manager.id === value);
}
