import { API_VERSIONS, type ApiVersion } from '../../src/api/types';

/**
 * The versions named on the command line, bare or after `--version`.
 *
 * @param argv as in `process.argv`
 * @param otherwise what to take when none is named
 * @throws on a word that is not a version
 */
export function versionsFromArguments(
  argv: readonly string[],
  otherwise: readonly ApiVersion[],
): ApiVersion[] {
  const words = argv.slice(2).filter((word) => word !== '--version');
  const versions = words.map((word) => {
    const known = API_VERSIONS.find((version) => version === word);
    if (known === undefined) {
      throw new Error(
        `"${word}" is not a version. Known: ${API_VERSIONS.join(', ')}`,
      );
    }
    return known;
  });
  return versions.length > 0 ? versions : [...otherwise];
}
