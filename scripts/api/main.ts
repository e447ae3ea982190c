/**
 * Writes the API of the current version from its installed package into
 * `src/shared/api`, and adds the release to the version's history. The packages of the
 * older versions do not change any more: their files stay as they are.
 *
 *   npm run api:extract
 */
import fs from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { loadHistory } from '../../src/shared/api';
import { registry } from '../../src/shared/releases/registryMetadata';
import { CURRENT_VERSION, ROOT } from '../../src/site/versions';
import { runMain } from '../lib/runMain';
import { extractFacts, factsToJson } from './facts';
import { addRelease } from './history';
import { openPackage } from './package';

async function main(): Promise<void> {
  const pkg = openPackage();
  const facts = extractFacts(pkg);
  const history = addRelease(
    loadHistory(CURRENT_VERSION),
    facts,
    pkg.manifest.peerDependencies,
    registry.packages['@gorhom/bottom-sheet'].versions,
  );
  const folder = path.join(ROOT, 'src/shared/api');
  fs.writeFileSync(
    path.join(folder, `${CURRENT_VERSION}.json`),
    factsToJson(facts),
  );
  fs.writeFileSync(
    path.join(folder, 'history', `${CURRENT_VERSION}.json`),
    await format(JSON.stringify(history), { parser: 'json' }),
  );
  console.log(`src/shared/api holds ${facts.version}`);
}

void runMain(main);
