/** What to try where the versions fit, and what a newer release of the sheet fixes. */
import lt from 'semver/functions/lt';
import {
  affects,
  issueRows,
  newestOfSameMajor,
} from '../../../shared/releases/issueRows';
import type { VersionReport, Note } from './answer';
import { LINKS } from './conflictMessages';
import { say } from './statements';

const SHEET = '@gorhom/bottom-sheet';

const CAUSES: readonly Note[] = [
  {
    ...say.mayNotBeMeasured(),
    link: {
      text: 'the sheet does not open',
      href: '/troubleshooting#the-sheet-does-not-open',
    },
  },
  { ...say.afterUpdate(), link: LINKS.rebuild },
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
  const known = {
    ...say.isNewerRelease(newest, installed, fixed),
    link: {
      text: 'what works in which release',
      href: '/troubleshooting#known-issues',
    },
  };
  return [known, ...CAUSES];
}
