// Overrides the package path-to-regexp, version 1, which the router asks
// what a path stands for. The site's paths have no parameters, so a path
// stands for itself; the test beside compares the two.

interface Options {
  /** Whether the whole path must match, or its beginning. */
  readonly end?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

interface Key {
  readonly name: number;
}

function escape(text: string): string {
  return text.replaceAll(/[.+*?=^!:${}()[\]|/\\]/g, '\\$&');
}

/**
 * Makes the regular expression that finds a route's path.
 *
 * @param path - without parameters, or `*` for any path
 * @param keys - gets the key of what `*` stands for
 * @throws Error when the path has parameters
 */
export default function pathToRegexp(
  path: string,
  keys: Key[],
  { end = true, strict = false, sensitive = false }: Options,
): RegExp {
  const flags = sensitive ? '' : 'i';
  if (path === '*') {
    keys.push({ name: 0 });
    return new RegExp(
      `^(.*)${strict ? '' : '(?:\\/(?=$))?'}${end ? '$' : '(?=\\/|$)'}`,
      flags,
    );
  }
  if (/[:*()?+]/.test(path)) {
    throw new Error(
      `The route ${path} has parameters, for which delete the override pathToRegexp.ts in src/plugins/client-overrides.`,
    );
  }
  const isFolder = path.endsWith('/');
  const start = escape(isFolder && !strict ? path.slice(0, -1) : path);
  const slash = strict ? '' : '(?:\\/(?=$))?';
  const stop = end ? '$' : strict && isFolder ? '' : '(?=\\/|$)';
  return new RegExp(`^${start}${slash}${stop}`, flags);
}
