// Overrides the module of the same name of Docusaurus' client.
import { findRoutes } from './match';
import type { LeanRoute } from './route';

function hasPage(routes: readonly LeanRoute[]): boolean {
  return routes.some(({ exact }) => exact === true);
}

/** A path that cannot be decoded leads nowhere, and is shown as it is. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Loads what a page needs, so that it can be shown at once.
 *
 * @param path - of the page; as in an address, so it may be encoded and end
 *   in `.html`
 */
export default async function preload(path: string): Promise<void> {
  const asked = decode(path);
  const plain = asked.replace(/(?:\/index)?\.html$/, '');
  let routes = await findRoutes(asked);
  // A page's own path may end so.
  if (plain !== asked && !hasPage(routes)) {
    routes = await findRoutes(plain === '' ? '/' : plain);
  }
  await Promise.all(routes.map(({ component }) => component.preload()));
}
