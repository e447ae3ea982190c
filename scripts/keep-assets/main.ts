/**
 * Adds the assets of the deployment that is online to `build/`, for the ten minutes in
 * which browsers keep its pages. Needs SITE_URL as for the build.
 *
 *   npm run build && npx tsx scripts/keep-assets/main.ts
 */
import path from 'node:path';
import { BASE_PATH } from '../../src/site/basePath';
import { readSiteEnvironment } from '../../src/site/environment';
import { ROOT } from '../../src/site/versions';
import { runMain } from '../lib/runMain';
import { keepAssets } from './keep';

void runMain(async () => {
  const { siteUrl } = readSiteEnvironment(process.env);
  try {
    const kept = await keepAssets(
      path.join(ROOT, 'build/assets'),
      `${siteUrl}${BASE_PATH}assets`,
    );
    console.log(`${String(kept.length)} assets of the last deployment stay.`);
  } catch (error) {
    // The site works without them: a cached page that lacks an asset reloads itself.
    console.log(
      `No asset of the last deployment stays: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
});
