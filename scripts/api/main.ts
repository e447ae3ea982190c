/**
 * Usage: npm run api:extract
 *
 * Writes the API of the current version from its installed package into
 * `src/shared/api`, and adds the release to the version's history. The packages of the
 * older versions do not change any more: their files stay as they are.
 */
import fs from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { historyFile, loadHistory } from '../../src/shared/api/history';
import { registry } from '../../src/shared/releases/registryMetadata';
import { CURRENT, ROOT } from '../../src/site/versions';
import { run } from '../lib/run';
import { extractFacts, factsToJson } from './facts';
import { addRelease } from './history';
import { openPackage } from './package';

async function main(): Promise<void> {
  const pkg = openPackage();
  const facts = extractFacts(pkg);
  const history = addRelease(
    loadHistory(CURRENT),
    facts,
    pkg.manifest.peerDependencies,
    registry.packages['@gorhom/bottom-sheet'].versions,
  );
  fs.writeFileSync(
    path.join(ROOT, 'src/shared/api', `${CURRENT}.json`),
    factsToJson(facts),
  );
  fs.writeFileSync(
    historyFile(CURRENT),
    await format(JSON.stringify(history), { parser: 'json' }),
  );
  console.log(`src/shared/api holds ${facts.version}`);
}

void run(main);
