import { isOutdated } from '@site/src/site/release';
import { createEmbeddedClient } from './embedded';
import type { SearchSettings } from '../../site/searchSettings';
import type { SearchClient } from './types';

/**
 * Makes the client of a site without hosted search. A build with hosted
 * search has `backendHosted.ts` in the place of this module, so that neither
 * carries the other's code; see `backendPlugin.ts`.
 *
 * @param _settings - unused here
 * @param baseUrl - the site's path, with a slash at its end
 */
export function createBackend(
  _settings: SearchSettings,
  baseUrl: string,
): SearchClient {
  const client = createEmbeddedClient(async (file) => {
    // Only the manifest keeps its name when it changes.
    const cache = file.startsWith('manifest') ? 'no-cache' : 'default';
    const response = await fetch(`${baseUrl}search/${file}`, { cache });
    if (!response.ok) {
      throw new Error(`${file} answered with status ${response.status}`);
    }
    return response.json();
  });
  return {
    ...client,
    search: (parameters) => {
      const answer = client.search(parameters);
      answer.catch(isOutdated);
      return answer;
    },
  };
}
