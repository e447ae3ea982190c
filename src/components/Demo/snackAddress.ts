/** What an Expo Snack needs besides the code. */
export interface SnackSettings {
  readonly site: string;
  readonly sdkVersion: string;
  /** One without a version gets the one that fits the Expo SDK. */
  readonly dependencies: readonly string[];
}

/**
 * The address that opens a program in Expo Snack, as its documentation of
 * URL parameters describes. The program is TypeScript, so it has to be a file
 * `App.tsx`: the shorter parameter `code` makes it an `App.js`, which Snack
 * compiles as JavaScript.
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
    dependencies: dependencies.join(','),
    files: JSON.stringify({ 'App.tsx': { type: 'CODE', contents: code } }),
  });
  return `${site}?${query.toString()}`;
}
