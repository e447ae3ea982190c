/** What specifiers can resolve to, among the stored releases. */
import gt from 'semver/functions/gt';
import lt from 'semver/functions/lt';
import parse from 'semver/functions/parse';
import satisfies from 'semver/functions/satisfies';
import { isPackageName } from '../../../shared/releases/packageNames';
import { registry } from '../../../shared/releases/registryMetadata';
import { joined } from '../../../site/joined';
import type { Finding, SubjectName } from './setup';

/** The stored releases of a package, the oldest first. */
export function releasesOf(name: SubjectName): readonly string[] {
  return isPackageName(name)
    ? registry.packages[name].versions
    : registry.expo.map(({ version }) => version).reverse();
}

/** The release that a prerelease leads to, which it is judged as. */
export function releaseOf(version: string): string {
  return /^\d+\.\d+\.\d+/.exec(version)?.[0] ?? version;
}

/** The version that a range stands for, if it is one version. */
export const exactly = (range: string) => parse(range.replace(/^=\s*/, ''));

/**
 * Finds the releases that a specifier can resolve to.
 *
 * @returns stored releases in the range, or the exact version; the oldest first
 */
export function candidatesOf(
  name: SubjectName,
  { range }: Finding = {},
): readonly string[] | undefined {
  if (range === undefined) return undefined;
  const all = releasesOf(name);
  const exact = exactly(range);
  if (exact !== null) return [exact.version];
  return range === 'latest'
    ? all.slice(-1)
    : all.filter((version) => satisfies(version, range));
}

/** Whether a version is older or newer than every stored release of a package. */
export function outsideOf(
  name: SubjectName,
  version: string,
): 'older' | 'newer' | undefined {
  const all = releasesOf(name);
  if (lt(version, all[0] ?? version)) return 'older';
  return gt(version, all.at(-1) ?? version) ? 'newer' : undefined;
}

/**
 * Writes releases as spans of neighbors: `5.0.0 to 5.1.6 and 5.2.9`.
 *
 * @param versions - some of `all`
 * @param all - the releases of which neighbors are told, the oldest first
 */
export function spansOf(
  versions: readonly string[],
  all: readonly string[],
): string {
  const spans: { from: string; to: string; last: number }[] = [];
  for (const version of versions) {
    const index = all.indexOf(version);
    const span = spans.at(-1);
    if (span?.last === index - 1) {
      span.to = version;
      span.last = index;
    } else {
      spans.push({ from: version, to: version, last: index });
    }
  }
  return joined(
    spans.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)),
  );
}
