/** Reads the setup from the JSON of `npm ls` or `pnpm ls`. */
import { readPrinted } from './output';
import { SECTIONS, fieldsOf } from './packageJson';
import type { ReadResult } from './setup';

/** Deeper than any tree of packages is. */
const DEEPEST = 1000;

/** The lines that `npm ls` would print for a tree. */
function linesOf(value: unknown, depth = 0): string[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((each) => linesOf(each));
  return SECTIONS.flatMap((section) =>
    Object.entries(fieldsOf(fieldsOf(value)[section])),
  ).flatMap(([name, node]) => {
    const { version, missing, required } = fieldsOf(node);
    const lines = linesOf(node, depth + 1);
    if (typeof version === 'string') {
      lines.unshift(`${'  '.repeat(depth)}${name}@${version}`);
    } else if (missing === true && typeof required === 'string') {
      const kind = depth === 0 ? '' : 'PEER ';
      lines.unshift(`UNMET ${kind}DEPENDENCY ${name}@${required}`);
    }
    return lines;
  });
}

export const readTree = (value: unknown): ReadResult =>
  readPrinted(linesOf(value).join('\n'));
