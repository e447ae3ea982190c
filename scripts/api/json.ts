import type { ApiFacts } from '../../src/api/types';

/** Keys that say what a thing is come before the list of what it has. */
const FIRST = [
  'package',
  'version',
  'exportedAs',
  'internal',
  'typeParameters',
  'propsOf',
  'signatures',
  'declaration',
  'ref',
  'type',
  'of',
  'optional',
  'default',
  'defaultNote',
  'value',
  'deprecated',
  'components',
  'methods',
  'hooks',
  'types',
  'enums',
  'constants',
  'functions',
];

/**
 * The facts as they are committed: sorted, so that a diff shows changes of the
 * package and nothing else. Enum members keep their order, which is their
 * meaning.
 */
export function factsToJson(facts: ApiFacts): string {
  return `${JSON.stringify(sorted(facts), null, 2)}\n`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const numbers = entries.every(([, each]) => typeof each === 'number');
  return Object.fromEntries(
    (numbers ? entries : entries.sort(([a], [b]) => compareKeys(a, b))).map(
      ([key, each]) => [key, sorted(each)],
    ),
  );
}

function compareKeys(a: string, b: string): number {
  const rank = (key: string): number => {
    const at = FIRST.indexOf(key);
    return at === -1 ? FIRST.length : at;
  };
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0);
}
