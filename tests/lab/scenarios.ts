import { expect, test } from 'vitest';
import type { Lab } from './lab';

/**
 * Does steps such as `expand; halfway; drag -40, "content"`: a method of the
 * lab, else of the sheet, and its arguments as JSON.
 */
export function run(lab: Lab, steps: string): Lab {
  for (const step of steps.split(';').map((each) => each.trim())) {
    const [, name = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(step) ?? [];
    const values = JSON.parse(`[${rest}]`) as unknown[];
    const own: unknown = Reflect.get(lab, name);
    if (typeof own === 'function') {
      Reflect.apply(own, lab, values);
    } else if (name !== '') {
      lab.call(name, ...values);
    }
  }
  return lab;
}

/** The cells of a table, in which each row is a line. */
export const rowsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

/**
 * Tests from a table with a line for each scenario: the section of the docs and
 * what it says, the steps, the calls until everything rests, and the position
 * then (the modals that are mounted).
 */
export function scenarios(start: () => Lab, table: string): void {
  test.each(rowsOf(table))('%s: %s', (...[, steps = '', calls, end]) => {
    const lab = run(start(), steps).finish();
    expect(lab.take().join(' ')).toBe(calls);
    expect(lab.end).toBe(end);
  });
}
