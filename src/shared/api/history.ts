/** Reads the history when the docs are checked, never in the browser. */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ApiHistory } from './historyTypes';
import type { ApiVersion } from '../../site/versionNames';

const load = createRequire(__filename);

/** Where the history of a version is stored. */
export function historyFile(version: ApiVersion): string {
  return path.join(__dirname, 'history', `${version}.json`);
}

/** The stored history of a version, which `npm run api:extract` has written. */
export const loadHistory = (version: ApiVersion) =>
  load(historyFile(version)) as ApiHistory;
