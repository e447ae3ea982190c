import { KINDS, median, type PageWeight } from './weigh';

/** What each column shows of a kind's pages, in bytes. */
const COLUMNS = [
  ['JS max', (pages: readonly PageWeight[]) => most(pages, 'js')],
  ['JS median', (pages: readonly PageWeight[]) => middle(pages, 'js')],
  ['CSS max', (pages: readonly PageWeight[]) => most(pages, 'css')],
  ['HTML max', (pages: readonly PageWeight[]) => most(pages, 'html')],
  ['HTML median', (pages: readonly PageWeight[]) => middle(pages, 'html')],
] as const;

type Part = 'js' | 'css' | 'html';

/**
 * Draws a Markdown table whose first column is of words, the others of
 * numbers.
 */
export function drawTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells
      .map((text, column) =>
        column === 0
          ? text.padEnd(widths[column] ?? 0)
          : text.padStart(widths[column] ?? 0),
      )
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [head, rule, ...rows].map(line).join('\n');
}

function most(pages: readonly PageWeight[], part: Part): number {
  return Math.max(...pages.map((page) => page[part]));
}

function middle(pages: readonly PageWeight[], part: Part): number {
  return median(pages.map((page) => page[part]));
}

function cell(bytes: number, before: number | undefined): string {
  const now = (bytes / 1000).toFixed(1);
  const difference = before === undefined ? 0 : bytes - before;
  if (Math.abs(difference) < 50) {
    return now;
  }
  const sign = difference > 0 ? '+' : '−';
  return `${now} (${sign}${(Math.abs(difference) / 1000).toFixed(1)})`;
}

/**
 * Writes a Markdown table of what first visits load, in KB of gzip, by kind
 * of page.
 *
 * @param pages - the weighed site
 * @param before - the same of another state of the site; differences of 0.05
 *   KB and more are shown
 */
export function writeTable(
  pages: readonly PageWeight[],
  before: readonly PageWeight[] = [],
): string {
  const rows = KINDS.flatMap((kind) => {
    const own = pages.filter((page) => page.kind === kind);
    const old = before.filter((page) => page.kind === kind);
    if (own.length === 0) {
      return [];
    }
    const cells = COLUMNS.map(([, measure]) =>
      cell(measure(own), old.length === 0 ? undefined : measure(old)),
    );
    return [[kind, String(own.length), ...cells]];
  });
  return drawTable(['Page', 'Count', ...COLUMNS.map(([name]) => name)], rows);
}
