/** Reads the history when the docs are checked, never in the browser. */
import fs from 'node:fs';
import path from 'node:path';
import type { ApiHistory } from './historyTypes';
import type { ApiVersion } from '../../site/versionNames';

const loaded = new Map<ApiVersion, ApiHistory>();

/** Where the history of a version is stored. */
export function historyFile(version: ApiVersion): string {
  return path.join(__dirname, 'history', `${version}.json`);
}

/** The stored history of a version, which `npm run api:extract` has written. */
export function loadHistory(version: ApiVersion): ApiHistory {
  const history =
    loaded.get(version) ??
    (JSON.parse(fs.readFileSync(historyFile(version), 'utf8')) as ApiHistory);
  loaded.set(version, history);
  return history;
}
