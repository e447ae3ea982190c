/** The package managers, and how each installs, removes and explains packages. */
export const PACKAGE_MANAGERS = [
  {
    id: 'npm',
    label: 'npm',
    expo: 'npx expo install',
    cli: 'npm install',
    remove: 'npm uninstall',
    why: 'npm ls',
  },
  {
    id: 'yarn',
    label: 'Yarn',
    expo: 'yarn expo install',
    cli: 'yarn add',
    remove: 'yarn remove',
    why: 'yarn why',
  },
  {
    id: 'pnpm',
    label: 'pnpm',
    expo: 'pnpm expo install',
    cli: 'pnpm add',
    remove: 'pnpm remove',
    why: 'pnpm why',
  },
  {
    id: 'bun',
    label: 'Bun',
    expo: 'bunx expo install',
    cli: 'bun add',
    remove: 'bun remove',
    why: 'bun why',
  },
] as const;

/** What an app is built with; each has its own install commands. */
export const PROJECT_KINDS = [
  { id: 'expo', label: 'Expo' },
  { id: 'cli', label: 'React Native CLI' },
] as const;

/** Names one entry of {@link PACKAGE_MANAGERS}. */
export type PackageManagerId = (typeof PACKAGE_MANAGERS)[number]['id'];

/** Names one entry of {@link PROJECT_KINDS}. */
export type ProjectId = (typeof PROJECT_KINDS)[number]['id'];

/** The project and the package manager that a reader chose. */
export type InstallChoiceId = `${ProjectId}-${PackageManagerId}`;

/** Every choice that a reader can make. */
export const INSTALL_CHOICES: readonly InstallChoiceId[] =
  PROJECT_KINDS.flatMap((project) =>
    PACKAGE_MANAGERS.map(({ id }) => `${project.id}-${id}` as const),
  );

/** What is shown until the reader chooses. */
export const DEFAULT_INSTALL_CHOICE: InstallChoiceId = 'expo-npm';

/** The local storage key of the choice. */
export const INSTALL_STORAGE_KEY = 'package-manager';

/** The attribute of `<html>` with the choice, by which stylesheets show a command. */
export const INSTALL_ATTRIBUTE = 'data-install-choice';

/** Tells whether a text names a package manager. */
export function isPackageManagerId(
  value: string | null | undefined,
): value is PackageManagerId {
  return PACKAGE_MANAGERS.some((manager) => manager.id === value);
}
