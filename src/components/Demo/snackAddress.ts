/** What an Expo Snack needs besides the code. */
export interface SnackSettings {
  readonly site: string;
  readonly sdkVersion: string;
  /** Exact versions by package name. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * The address that opens a program in Expo Snack, as its documentation of
 * URL parameters says.
 *
 * @param name - the Snack's name
 * @param code - the program, the whole file
 * @param settings - the Expo SDK and what is installed
 * @returns an https address; nothing is sent before it is followed
 */
export function snackAddress(
  name: string,
  code: string,
  { site, sdkVersion, dependencies }: SnackSettings,
): string {
  const query = new URLSearchParams({
    name: `Bottom sheet: ${name}`,
    platform: 'ios',
    sdkVersion,
    dependencies: Object.entries(dependencies)
      .map(([dependency, version]) => `${dependency}@${version}`)
      .join(','),
    code,
  });
  return `${site}?${query.toString()}`;
}
