/** Reads the API of one unpacked release with the extractor of the facts. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ApiVersion } from '../../../src/api/types';
import { ROOT } from '../../../src/site/versions';
import { extractFactsOf } from '../facts';
import { openFolder } from '../published';
import { snapshotOf } from './snapshot';
import type { ReadRelease } from './update';

const INDEX = 'lib/typescript/index.d.ts';

/**
 * Reads releases of one version. Their types import those of React Native,
 * Reanimated and Gesture Handler: these come from the package set that the
 * samples of the version compile against.
 *
 * @param version the version of the docs
 * @param unpack puts a release, unpacked, into a folder; throws when it cannot
 * @param dependencies the `node_modules` of the package set
 */
export function releaseReader(
  version: ApiVersion,
  unpack: (release: string, folder: string) => void,
  dependencies = path.join(ROOT, 'tests/types', version, 'node_modules'),
): (release: string) => ReadRelease {
  return (release) => {
    const base = fs.mkdtempSync(path.join(os.tmpdir(), 'api-history-'));
    try {
      const modules = path.join(base, 'node_modules');
      const folder = path.join(modules, '@gorhom/bottom-sheet');
      fs.mkdirSync(folder, { recursive: true });
      for (const name of fs.readdirSync(dependencies)) {
        if (name !== '@gorhom' && !name.startsWith('.')) {
          fs.symlinkSync(
            path.join(dependencies, name),
            path.join(modules, name),
          );
        }
      }
      unpack(release, folder);
      return readFolder(version, folder);
    } finally {
      fs.rmSync(base, { recursive: true });
    }
  };
}

function readFolder(version: ApiVersion, folder: string): ReadRelease {
  if (!fs.existsSync(path.join(folder, INDEX))) {
    return { unreadable: `it has no ${INDEX}` };
  }
  const unread = new Set<string>();
  const facts = extractFactsOf(openFolder(version, folder), ({ fact }) =>
    unread.add(fact),
  );
  return snapshotOf(facts, unread);
}
