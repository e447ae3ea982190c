// Reads and writes JSON records in `sessionStorage`. Errors are ignored: storage can be
// full or blocked, and its content is untrusted.

/** Reads the record stored under a key, or `{}`. */
export function readSessionRecord(key: string): Record<string, unknown> {
  try {
    const text = sessionStorage.getItem(key) ?? '{}';
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Stores a record under a key. */
export function writeSessionRecord(key: string, values: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // See above.
  }
}
