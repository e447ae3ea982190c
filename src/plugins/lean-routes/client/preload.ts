// Stands in for the module of the same name of Docusaurus' client.
import { findRoutes } from './match';
import { loadNotFoundContent } from './NotFoundContent';

/**
 * Loads what a page needs, so that it can be shown at once.
 *
 * @param path - of the page; as in an address, so it may be encoded and end
 *   in `.html`
 */
export default async function preload(path: string): Promise<void> {
  const plain = decodeURI(path).replace(/(?:\/index)?\.html$/, '');
  const routes = await findRoutes(plain === '' ? '/' : plain);
  const hasPage = routes.some(({ exact }) => exact === true);
  await Promise.all([
    ...routes.map(({ component }) => component.preload()),
    ...(hasPage ? [] : [loadNotFoundContent()]),
  ]);
}
