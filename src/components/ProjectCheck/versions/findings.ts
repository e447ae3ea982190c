/** Says what was found of versions in the form that all findings have. */
import { formatList } from '../../../site/formatList';
import type { Finding, Severity } from '../findings';
import { createVersionReport, type Note, type VersionReport } from './answer';
import type { Status } from './assessments';
import { nextSteps } from './nextSteps';
import type { AppSetup } from './setup';

const SEVERITY_OF: Readonly<Record<Status, Severity>> = {
  fails: 'fails',
  missing: 'fails',
  depends: 'depends',
  unknown: 'unknown',
  fits: 'know',
  unused: 'know',
};

export const findingOf =
  (severity: Severity) =>
  ({ text, link }: Pick<Note, 'text' | 'link'>): Finding => {
    const word = link && /^\d/.test(link.text) ? 'Releases:' : 'See';
    const more = link ? ` ${word} [${link.text}](${link.href}).` : '';
    return { severity, text: text + more, places: [] };
  };

/** What the check answers about versions. */
export interface Answer extends Omit<VersionReport, 'summary'> {
  readonly summary: string;
  readonly findings: readonly Finding[];
}

export function answer(setup: AppSetup): Answer {
  const report = createVersionReport(setup);
  const summary = report.summary.map(({ text }) => text).join(' ');
  return { ...report, summary, findings: findingsOf(report) };
}

/** Packages of which the same is said are put together. */
function findingsOf(report: VersionReport): Finding[] {
  const { rows, notes, commandNotes, issues, noIssues, babel } = report;
  const reasons = [...new Set(rows.map(({ text }) => text))].flatMap((text) => {
    const same = rows.filter((row) => row.text === text);
    const labels = formatList(same.map(({ label }) => label));
    return same.slice(0, 1).map(({ status, link }) =>
      findingOf(SEVERITY_OF[status])({
        text: `**${labels}**: ${text}`,
        link,
      }),
    );
  });
  const next = [...commandNotes, ...notes, ...nextSteps(report)];
  return [
    ...reasons,
    ...next.map(findingOf('next')),
    ...issues.map(findingOf('issue')),
    ...(issues.length === 0 ? [noIssues] : []).map(findingOf('know')),
    ...(babel ? [babel] : []).map(findingOf('know')),
  ];
}
