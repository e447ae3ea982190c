/** Reads the setup from the JSON of `npm ls` or `pnpm ls`, by way of their text. */
import { readPrinted } from './commandOutput';
import { DEPENDENCY_FIELDS, asRecord } from './packageJson';
import type { ReadResult } from './setup';

/** Deeper than any tree of packages. */
const MAX_DEPTH = 1000;

/** Writes the lines that `npm ls` would print for a tree. */
function print(value: unknown, lines: string[], depth = 0): void {
  if (depth > MAX_DEPTH) return;
  const fields = asRecord(value);
  for (const section of DEPENDENCY_FIELDS) {
    for (const [name, node] of Object.entries(asRecord(fields[section]))) {
      const { version, missing, required } = asRecord(node);
      if (typeof version === 'string') {
        lines.push(`${'  '.repeat(depth)}${name}@${version}`);
      }
      print(node, lines, depth + 1);
      if (typeof version === 'string') continue;
      if (missing === true && typeof required === 'string') {
        const kind = depth === 0 ? '' : 'PEER ';
        lines.push(`UNMET ${kind}DEPENDENCY ${name}@${required}`);
      }
    }
  }
}

/** Reads the tree of `npm ls --json`, or the list of trees of `pnpm ls --json`. */
export function readTree(value: unknown): ReadResult {
  const lines: string[] = [];
  // All projects of a list are at the top level.
  for (const each of Array.isArray(value) ? value : [value]) {
    print(each, lines);
  }
  return readPrinted(lines.join('\n'));
}
