/** What to try where the versions fit, and what a newer release of the sheet fixes. */
import lt from 'semver/functions/lt';
import {
  affects,
  issueRows,
  newestOfSameMajor,
} from '../../../shared/releases/issueRows';
import type { VersionReport, Note } from './answer';

const SHEET = '@gorhom/bottom-sheet';

const CAUSES: readonly Note[] = [
  {
    text: 'If the sheet still does not open, its content may not be measured, or its parent may have no height.',
    link: {
      text: 'the sheet does not open',
      href: '/troubleshooting#the-sheet-does-not-open',
    },
  },
  {
    text: 'If it worked before an update, rebuild the app and start Metro with an empty cache.',
    link: { text: 'pods, cache and rebuild', href: '/usage#pods-and-cache' },
  },
];

/** Nothing, where there is something to do first. */
export function nextSteps({ app, verdict, issues }: VersionReport): Note[] {
  if (verdict !== 'fits' || app.setup.source === 'release') return [];
  const installed = app.newestVersions[SHEET];
  if (installed === undefined) return [...CAUSES];
  const newest = newestOfSameMajor(installed);
  if (!lt(installed, newest)) return [...CAUSES];
  const fixed = issueRows.filter(
    (issue) =>
      issues.some(({ link }) => link?.href.endsWith(issue.id)) &&
      !affects(issue, newest),
  ).length;
  const fixes =
    fixed === 0
      ? ''
      : ` It does not have ${fixed === 1 ? 'one' : String(fixed)} of the known issues below.`;
  const known = {
    text: `${newest} is newer than ${installed}.${fixes}`,
    link: {
      text: 'what works in which release',
      href: '/troubleshooting#known-issues',
    },
  };
  return [known, ...CAUSES];
}
