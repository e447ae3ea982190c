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

/**
 * @returns the stored history of a version
 * @throws when it is missing
 */
export function loadHistory(version: ApiVersion): ApiHistory {
  const known = loaded.get(version);
  if (known !== undefined) return known;
  const file = historyFile(version);
  if (!fs.existsSync(file)) {
    throw new Error(`${file} is missing. Run: npm run api:extract`);
  }
  const history = readHistory(file);
  loaded.set(version, history);
  return history;
}

/** @throws when the file holds no history */
export function readHistory(file: string): ApiHistory {
  const parsed: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (!isHistory(parsed)) throw new Error(`${file} holds no API history.`);
  return parsed;
}

function isHistory(value: unknown): value is ApiHistory {
  return (
    typeof value === 'object' &&
    value !== null &&
    'releases' in value &&
    Array.isArray(value.releases) &&
    'names' in value
  );
}
