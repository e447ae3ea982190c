interface Pattern {
  readonly path: string;
  readonly exact?: boolean;
}

const plain = (path: string) => path.replace(/\/$/, '').toLowerCase();

/**
 * Whether a path is that of the pattern or, unless it is exact, below it. The
 * original tells more, for which nobody asks.
 */
export function matchPath(
  pathname: string,
  { path, exact = false }: Pattern,
): boolean {
  const [asked, wanted] = [plain(pathname), plain(path)];
  return asked === wanted || (!exact && asked.startsWith(`${wanted}/`));
}
