/** What happened outside since the data was written, for a maintainer to read. */
import semver from 'semver';

type Releases = Readonly<Record<string, readonly string[]>>;

/**
 * @param published - versions in the npm registry, by package
 * @param known - those that the site's data has, oldest first
 * @returns the releases that are newer, as `package 1.2.3`; no prereleases
 */
export function newReleases(published: Releases, known: Releases): string[] {
  return Object.entries(published).flatMap(([name, versions]) =>
    versions
      // React Native publishes its main branch as 1000.0.0.
      .filter((version) => semver.satisfies(version, '<1000.0.0'))
      .filter((version) => semver.gt(version, known[name]?.at(-1) ?? '0.0.0'))
      .map((version) => `${name} ${version}`),
  );
}

/**
 * @param pasted - lines with `#1234 title`, as copied from a list of issues
 * @param named - text that holds the addresses of the threads that pages name
 * @returns the lines whose thread nothing names
 */
export function unreadThreads(pasted: string, named: string): string[] {
  const read = new Set(named.match(/(?<=react-native-bottom-sheet\D+)\d+/g));
  return pasted.split('\n').filter((line) => {
    const number = /#(\d+)/.exec(line)?.[1];
    return number !== undefined && !read.has(number);
  });
}
