/** Resolves ranges to stored releases, and compares versions. */
import Range from 'semver/classes/range';
import inc from 'semver/functions/inc';
import parse from 'semver/functions/parse';
import gtr from 'semver/ranges/gtr';
import ltr from 'semver/ranges/ltr';
import { isPackageName } from '../../../shared/releases/packageNames';
import { registry } from '../../../shared/releases/registryMetadata';
import { formatList } from '../../../site/formatList';
import { memoize } from '../../../shared/memoize';
import type { DetectedPackage, CheckedPackage } from './setup';

/** npm accepts peer ranges such as `>=4.0.0-`, which are not strictly valid. */
const SEMVER_OPTIONS = { loose: true };

// Versions and ranges are parsed and compared once, because that takes the most time.
const parsed = memoize((version: string) => parse(version, SEMVER_OPTIONS));

function parseRange(text: string): Range | undefined {
  try {
    return new Range(text, SEMVER_OPTIONS);
  } catch {
    return undefined;
  }
}

/** Compares two versions: below 0 where the first is older. */
export const compare = (one: string, other: string): number =>
  parsed(one)?.compare(parsed(other) ?? other) ?? 0;

const rangeTester = memoize((text: string) => {
  const range = parseRange(text);
  return memoize((version: string) => {
    const semver = parsed(version);
    return semver !== null && range?.test(semver) === true;
  });
});

/** Whether a version is in a range; a text that is neither is in none. */
export const satisfies = (version: string, text: string): boolean =>
  rangeTester(text)(version);

/** Lists the stored releases of a package, the oldest first. */
export function publishedVersions(name: CheckedPackage): readonly string[] {
  return isPackageName(name)
    ? registry.packages[name].versions
    : registry.expo.map(({ version }) => version).reverse();
}

/** The release of a prerelease, as which it is assessed. */
export function stripPrerelease(version: string): string {
  return /^\d+\.\d+\.\d+/.exec(version)?.[0] ?? version;
}

/** Parses a range that is one exact version; `null` for others. */
export const parseExactVersion = (range: string) =>
  parse(range.replace(/^=\s*/, ''));

/** Lists the stored releases in a range, the oldest first, or the exact version. */
export function resolveCandidates(
  name: CheckedPackage,
  { range }: DetectedPackage = {},
): readonly string[] | undefined {
  if (range === undefined) return undefined;
  const all = publishedVersions(name);
  const exact = parseExactVersion(range);
  if (exact !== null) return [exact.version];
  return range === 'latest'
    ? all.slice(-1)
    : all.filter((version) => satisfies(version, range));
}

/** Whether a range is older or newer than every stored release; else `undefined`. */
export function compareToPublished(
  name: CheckedPackage,
  range: string,
): 'older' | 'newer' | undefined {
  const all = publishedVersions(name);
  const [first = '', last = ''] = [all[0], all.at(-1)];
  if (gtr(first, range)) return 'older';
  return ltr(last, range) ? 'newer' : undefined;
}

/** Whether a range also allows future releases. */
export function isOpenEnded(name: CheckedPackage, range: string): boolean {
  const newest = publishedVersions(name).at(-1) ?? '';
  return (
    range === 'latest' ||
    (['patch', 'minor', 'major'] as const).some((part) =>
      satisfies(inc(newest, part) ?? '', range),
    )
  );
}

/** Formats runs of successive releases: `5.0.0 to 5.1.6 and 5.2.9`. */
export function formatVersionRuns(
  name: CheckedPackage,
  versions: readonly string[],
): string {
  const all = publishedVersions(name);
  const runs: string[][] = [];
  for (const version of versions) {
    const run = runs.at(-1);
    const before = all[all.indexOf(version) - 1];
    if (run !== undefined && run.at(-1) === before) run.push(version);
    else runs.push([version]);
  }
  return formatList(
    runs.map((run) => [...new Set([run[0], run.at(-1)])].join(' to ')),
  );
}
