// Reads and writes JSON records in `sessionStorage`. Its keys begin with the base path,
// because other sites share the origin. Errors are ignored: storage can be full or
// blocked, and its content is untrusted.
import { BASE_PATH } from '../site/basePath';

/** Reads the record stored under a key, or `{}`. */
export function readSessionRecord(key: string): Record<string, unknown> {
  try {
    const text = sessionStorage.getItem(BASE_PATH + key) ?? '{}';
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Stores a record under a key. */
export function writeSessionRecord(key: string, values: object): void {
  try {
    sessionStorage.setItem(BASE_PATH + key, JSON.stringify(values));
  } catch {
    // See above.
  }
}
