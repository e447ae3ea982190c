/**
 * Serves a built site as GitHub Pages does.
 *
 *   npm run serve [-- --dir build] [-- --port 3000]
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BASE_PATH } from '../../src/site/basePath';
import { servePages } from '../lib/githubPagesServer';
import { runMain } from '../lib/runMain';

async function main(dir: string, port: string): Promise<void> {
  if (!existsSync(path.join(dir, '404.html'))) {
    throw new Error(
      `There is no built site in ${dir}; run "npm run build", or the build script of that folder.`,
    );
  }
  const { origin } = await servePages(dir, BASE_PATH, Number(port));
  console.log(`${dir} is served at ${origin}${BASE_PATH}`);
}

void runMain(({ values }) => main(values.dir, values.port), {
  options: {
    dir: { type: 'string', default: 'build' },
    port: { type: 'string', default: '3000' },
  },
});
