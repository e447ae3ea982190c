import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_PATH } from '../sites';

export const BUILD = join(__dirname, '../../../build');

/**
 * The file that the site's host answers an address with.
 *
 * @param pathname - an absolute path on the site's host
 * @returns the file below the build folder, or undefined when there is none
 */
export function servedFile(pathname: string): string | undefined {
  if (!`${pathname}/`.startsWith(BASE_PATH)) {
    return undefined;
  }
  const below = decodeURIComponent(pathname.slice(BASE_PATH.length));
  const candidates = below === '' ? ['index.html'] : [`${below}.html`, below];
  return candidates.find(
    (name) => /\.\w+$/.test(name) && existsSync(join(BUILD, name)),
  );
}
