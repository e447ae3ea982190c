/** Writes an outcome as Markdown, to paste into an issue. */
import type { PackageManagerId } from '@site/src/shared/install/packageManagers';
import { dataDate } from '@site/src/shared/releases/dataDate';
import { UNNAMED } from './code/input';
import { GROUPS, SEVERITIES, type Finding, type Place } from './findings';
import { STATUS_LABELS } from './statuses';
import type { Outcome } from './outcome';

/**
 * Wraps a text in a fence, or in inline code, that is longer than the text's backticks.
 */
function fenced(text: string, shortest = 1, language = ''): string {
  const ticks = (text.match(/`+/g) ?? []).map(({ length }) => length + 1);
  const fence = '`'.repeat(Math.max(shortest, ...ticks));
  if (shortest > 1) return `${fence}${language}\n${text}\n${fence}`;
  const blank = fence === '`' ? '' : ' ';
  return `${fence}${blank}${text}${blank}${fence}`;
}

const placeOf = ({ file, line }: Pick<Place, 'file' | 'line'>): string =>
  file === UNNAMED ? `line ${line}` : `${file}:${line}`;

/** Writes a finding as a list item, with its places or its diff. */
function itemOf(finding: Finding): string {
  const { severity, name, text, link, places } = finding;
  const mark = severity === 'decide' ? '[ ] ' : '';
  const title = name === undefined ? '' : `${fenced(name)}: `;
  const more = link === undefined ? '' : ` [More](${link})`;
  const diff = places.flatMap(({ file, hunks }) =>
    hunks.flatMap(({ line, removed, added }) => [
      `@@ ${placeOf({ file, line })} @@`,
      ...removed.map((each) => `-${each}`),
      ...added.map((each) => `+${each}`),
    ]),
  );
  const lines = places.map((place) =>
    ['-', placeOf(place), place.text && fenced(place.text)]
      .filter(Boolean)
      .join(' '),
  );
  const body =
    diff.length > 0 ? fenced(diff.join('\n'), 3, 'diff') : lines.join('\n');
  return [`- ${mark}${title}${text}${more}`, body]
    .filter(Boolean)
    .join('\n')
    .replaceAll('\n', '\n  ');
}

/**
 * Writes the report of an outcome.
 *
 * @param address the URL of the outcome
 * @param site the URL that the paths of pages are appended to
 */
export function reportOf(
  outcome: Outcome,
  manager: PackageManagerId,
  address: string,
  site: string,
): string {
  const { sections = [], findings = [], versions, project, summary } = outcome;
  const command = versions?.commands?.[manager];
  const explained = sections.map(
    ({ heading, path, anchor }) => `- [${heading}](${path}#${anchor})`,
  );
  const table = (versions?.rows ?? []).map(
    ({ label, found, status }) =>
      `| ${label} | ${found.replaceAll('|', String.raw`\|`)} | ${STATUS_LABELS[status]} |`,
  );
  const groups = SEVERITIES.flatMap((severity) => {
    const own = findings.filter((each) => each.severity === severity);
    const { title } = GROUPS[severity];
    return own.length === 0
      ? []
      : [`### ${title} (${own.length})`, own.map(itemOf).join('\n')];
  });
  const text = [
    `**${summary ?? ''}** ([Check my project](${address}))`,
    project?.summary,
    explained.length > 0 && `Explained in the docs:\n\n${explained.join('\n')}`,
    command && fenced(command, 3, 'sh'),
    table.length > 0 &&
      ['| Package | Yours | Fits |', '| --- | --- | --- |', ...table].join(
        '\n',
      ),
    ...groups,
    versions && `Published releases as of ${dataDate(new Date())}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
  return text.replaceAll('](/', `](${site}`);
}
