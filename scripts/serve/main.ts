/**
 * Serves a built site as GitHub Pages does.
 *
 *   npm run serve [-- --dir build] [-- --port 3000]
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BASE_PATH } from '../../src/site/basePath';
import { servePages } from '../lib/pagesServer';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: 'build' },
      port: { type: 'string', default: '3000' },
    },
  });
  if (!existsSync(path.join(values.dir, '404.html'))) {
    throw new Error(`There is no built site in ${values.dir}; build it first.`);
  }
  const { origin } = await servePages(
    values.dir,
    BASE_PATH,
    Number(values.port),
  );
  console.log(`${values.dir} is served at ${origin}${BASE_PATH}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
