/** Shortens a version to its minor: `0.83.6` -> `0.83`. */
export function toMinor(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}
