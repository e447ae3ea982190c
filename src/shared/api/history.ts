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

/** The stored history of a version. */
export function loadHistory(version: ApiVersion): ApiHistory {
  const history = loaded.get(version) ?? readHistory(historyFile(version));
  loaded.set(version, history);
  return history;
}

/** Reads a history, which `npm run api:extract` has written. */
export function readHistory(file: string): ApiHistory {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as ApiHistory;
}
