/** Writes an answer as Markdown, to paste into an issue. */
import type { ShownOutcome, Versions } from './useOutcome';
import { markdownOf } from './code/markdown';
import type { Note } from './versions';
import type { Link } from './versions/sentences';
import { dataDate } from '@site/src/shared/releases/dataDate';
import type { PackageManagerId } from '@site/src/shared/install/packageManagers';

/** @param site - the address that the site's pages are below */
export function versionsMarkdown(
  { engine, answer }: Versions,
  manager: PackageManagerId,
  address: string,
  site: string,
): string {
  const { app, rows, issues, noIssues, babel, recommendation } = answer;
  const link = ({ text, href }: Link) =>
    `[${text}](${href.replace(/^\//, site)})`;
  const item = ({ text, link: more }: Note) =>
    `- ${text}${more === undefined ? '' : ` (${link(more)})`}`;
  const command =
    recommendation && engine.commandOf(recommendation, app, manager);
  return [
    `**${answer.summary}** ([checked here](${address}))`,
    '',
    ...rows.map((row) => {
      const title = `- **${row.label}**: ${row.found}. ${engine.STATUS_LABELS[row.status]}.`;
      return `${title} ${row.text} (${link(row.link)})`;
    }),
    ...answer.notes.map(item),
    '',
    'Known issues of these versions:',
    '',
    ...(issues.length === 0 ? [`- ${noIssues}`] : issues.map(item)),
    ...(babel === undefined ? [] : ['', `Babel: ${babel.text}`]),
    ...(command === undefined
      ? []
      : ['', 'Versions that fit:', '', '```sh', command, '```']),
    ...(answer.commandNotes.length === 0
      ? []
      : ['', ...answer.commandNotes.map(item)]),
    '',
    `Published releases as of ${dataDate(new Date())}.`,
    '',
  ].join('\n');
}

/** Writes all that a text was answered. */
export function reportOf(
  { sections = [], versions, code, project }: ShownOutcome,
  manager: PackageManagerId,
  site: string,
): string {
  const explained = sections.map(
    ({ heading, path, anchor }) =>
      `- [${heading}](${site}${path.slice(1)}#${anchor})`,
  );
  const { href } = window.location;
  return [
    explained.length > 0 && `Explained in the docs:\n\n${explained.join('\n')}`,
    project?.summary,
    project &&
      project.decisions.length > 0 &&
      project.decisions.map(({ text }) => `- [ ] ${text}`).join('\n'),
    versions && versionsMarkdown(versions, manager, href, site),
    code && markdownOf(code, site),
  ]
    .filter(Boolean)
    .join('\n\n');
}
