import generatedRoutes from '@generated/routes';
import type { LeanRoute } from './route';
import { matchRoutes } from './router';

const routes = generatedRoutes as unknown as LeanRoute[];

/**
 * Finds the routes that a path goes through, outermost first, and loads the
 * tables that it takes to know them.
 *
 * @param path - of the page, base path included
 */
export async function findRoutes(path: string): Promise<readonly LeanRoute[]> {
  let found: LeanRoute[] = [];
  for (let loading = true; loading;) {
    found = matchRoutes(routes, path).map(({ route }) => route);
    const waiting = found.flatMap(({ routes: inner, fill }) =>
      fill !== undefined && inner?.length === 0 ? [fill()] : [],
    );
    await Promise.all(waiting);
    loading = waiting.length > 0;
  }
  return found;
}
