/** Writes the answer as Markdown, for an issue report. */
import type { PackageManagerId } from '../../../shared/install/packageManagers';
import type { Answer, Note } from './answer';
import { commandOf } from './recommend';
import { STATUS_LABELS } from './judgments';
import type { Link } from './sentences';

/**
 * Writes the answer as Markdown.
 *
 * @param address - of the answer
 * @param home - the address of the site, for links to its pages
 */
export function markdownOf(
  { app, summary, rows, notes, issues, noIssues, babel, ...rest }: Answer,
  manager: PackageManagerId,
  address: string,
  home: string,
): string {
  const link = ({ text, href }: Link) =>
    `[${text}](${href.startsWith('/') ? home + href.slice(1) : href})`;
  const item = ({ text, link: more }: Note) =>
    `- ${text}${more === undefined ? '' : ` (${link(more)})`}`;
  const command =
    rest.recommendation && commandOf(rest.recommendation, app, manager);
  return [
    `**${summary}** ([checked here](${address}))`,
    '',
    ...rows.map((row) => {
      const title = `- **${row.label}**: ${row.found}. ${STATUS_LABELS[row.status]}.`;
      return `${title} ${row.text} (${link(row.link)})`;
    }),
    ...notes.map(item),
    '',
    'Known issues of these versions:',
    '',
    ...(issues.length === 0 ? [`- ${noIssues}`] : issues.map(item)),
    ...(babel === undefined ? [] : ['', `Babel: ${babel.text}`]),
    ...(command === undefined
      ? []
      : ['', 'Versions that fit:', '', '```sh', command, '```']),
    ...(rest.commandNotes.length === 0
      ? []
      : ['', ...rest.commandNotes.map(item)]),
    '',
  ].join('\n');
}
