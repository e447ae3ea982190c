import { createElement, type FC } from 'react';
import { expect, test } from 'vitest';
import { collectFences } from '../../src/shared/highlight/fences';
import { readMdxPage } from '../../src/site/mdx';
import { SheetHarness, type Phone, type Props } from './lab';
import { type Exports, IS_REAL } from './load';
import { toCommonJs } from './realReanimated';

/**
 * Runs steps such as `expand; halfway; drag -40, "content"`: methods of the lab
 * or of the sheet, with arguments as JSON.
 */
export function run(lab: SheetHarness, steps: string): SheetHarness {
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
 * Defines a test for each line of a table: the section of the docs and its
 * statement, the steps, the calls until everything rests, and the final
 * position (or the mounted modals).
 */
export function scenarios(start: () => SheetHarness, table: string): void {
  // A browser, whose Reanimated the lab can run, ends a move earlier.
  const rows = rowsOf(table).filter(
    ([title = '']) => !(IS_REAL && title.endsWith('(phone)')),
  );
  test.each(rows)('%s: %s', (_title, steps = '', calls, end) => {
    const lab = run(start(), steps).finish();
    expect(lab.take().join(' ')).toBe(calls);
    expect(lab.finalState).toBe(end);
  });
}

/**
 * Defines a test for each line of a table: the section of the docs, the steps,
 * and a part of the message that they throw.
 */
export function failures(start: () => SheetHarness, table: string): void {
  test.each(rowsOf(table))('%s: %s', (_title, steps = '', message) => {
    expect(() => run(start(), steps).finish()).toThrow(message);
  });
}

/**
 * Defines a test for each line of a table: the section of the docs and its
 * statement, the page and the sample, the steps, and the texts on the screen
 * afterwards.
 */
export function samples(table: string, phone: Phone = {}): void {
  test.each(rowsOf(table))('%s: %s', (_title, name = '', steps = '', seen) => {
    const [page = '', text = ''] = name.split(' ');
    const lab = run(screenOf(page, text, {}, phone), steps).finish();
    expect(lab.seen.join(', ')).toBe(seen);
  });
}

/** Runs a sample of a page, the first with a title, or with a text in its code. */
export function sample(lab: SheetHarness, page: string, text: string): Exports {
  const fence = collectFences(readMdxPage(`docs/${page}.mdx`)).find(
    ({ lang, meta, code }) =>
      lang === 'tsx' && (meta.title === text || code.includes(text)),
  );
  if (!fence) throw new Error(`docs/${page}.mdx has no sample ${text}.`);
  return lab.load(`${page}/${text}`, toCommonJs(fence.code));
}

/** A screen with a sample's default export, below a provider. */
export function screenOf(
  page: string,
  text: string,
  props: Props = {},
  phone: Phone = {},
): SheetHarness {
  const lab = new SheetHarness(phone);
  const { default: Sample } = sample(lab, page, text);
  const element = createElement(Sample as FC<Props>, props);
  return lab.render(lab.element('BottomSheetModalProvider', {}, element));
}
