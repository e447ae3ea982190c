/** Writes an answer as Markdown, for an issue or a pull request. */
import type { Answer, Item } from './answer';
import type { Place } from './check';

/** Backticks that a text does not have. */
function fenceOf(text: string, shortest: number): string {
  const ticks = (text.match(/`+/g) ?? []).map(({ length }) => length + 1);
  return '`'.repeat(Math.max(shortest, ...ticks));
}

function code(text: string): string {
  const fence = fenceOf(text, 1);
  const blank = fence === '`' ? '' : ' ';
  return `${fence}${blank}${text}${blank}${fence}`;
}

function block(text: string, language: string): string {
  const fence = fenceOf(text, 3);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** @param site the address that the site's pages are below */
export function markdownOf(answer: Answer, site: string): string {
  const isMany = answer.files.length > 1;
  const absolute = (text: string) => text.replaceAll('](/', `](${site}`);
  const where = ({ file, line }: Pick<Place, 'file' | 'line'>) =>
    isMany ? `${file}:${line}` : `line ${line}`;
  const itemOf = (mark: string) => (item: Item) => {
    const name = item.name === undefined ? '' : `${code(item.name)}: `;
    const more =
      item.link === undefined
        ? ''
        : ` [More](${item.link.replace(/^\//, site)})`;
    const head = `- ${mark}${name}${absolute(item.text)}${more}`;
    const lines = item.places.map((place) =>
      [where(place), place.text && code(place.text)].filter(Boolean).join(' '),
    );
    const diff = item.places.flatMap(({ file, hunks }) =>
      hunks.flatMap(({ line, removed, added }) => [
        `@@ ${where({ file, line })} @@`,
        ...removed.map((text) => `-${text}`),
        ...added.map((text) => `+${text}`),
      ]),
    );
    const body =
      diff.length > 0
        ? [block(diff.join('\n'), 'diff')]
        : lines.map((line) => `- ${line}`);
    return [head, ...body.flatMap((each) => each.split('\n'))]
      .map((line, index) => (index === 0 ? line : `  ${line}`))
      .join('\n');
  };
  const part = (title: string, items: readonly Item[], mark = '') =>
    items.length === 0
      ? []
      : [`### ${title}`, items.map(itemOf(mark)).join('\n')];
  return [
    answer.summary,
    ...part('To decide', answer.decisions, '[ ] '),
    ...part('Changes', answer.changes),
    ...part('Not followed', answer.unknown),
    ...part('Different in v5', answer.notes),
    `Checked with ${site}blog/bottom-sheet-v5#check-my-v4-code`,
  ].join('\n\n');
}
