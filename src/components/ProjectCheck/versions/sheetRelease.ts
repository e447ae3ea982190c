/** What is known of a release of the sheet, where nothing else is known of the app. */
import satisfies from 'semver/functions/satisfies';
import validRange from 'semver/ranges/valid';
import {
  compatibility,
  sheetRangeOf,
} from '../../../shared/releases/compatibilityRows';
import { DATA_DATE } from '../../../shared/releases/dataDate';
import {
  affects,
  issueRows,
  newestOfSameMajor,
} from '../../../shared/releases/issueRows';
import { formatList } from '../../../site/formatList';
import { count, type Finding } from '../findings';
import { issueNote } from './answer';
import { peersOf } from './conflicts';
import { findingOf } from './findings';
import { LINKS, tableFor } from './conflictMessages';
import { labelOf } from './setup';
import {
  resolveCandidates,
  parseExactVersion,
  publishedVersions,
} from './resolveVersions';

const SHEET = '@gorhom/bottom-sheet';
const RELEASE = /^(@gorhom\/bottom-sheet|bottom[ -]?sheet|sheet)?[ @:]*(.+)$/i;

/** The range of releases of the sheet that is all of a text. */
function rangeIn(text: string): string | undefined {
  const [, name, rest = ''] = RELEASE.exec(text) ?? [];
  const range = rest.replace(/^v(?=\d)/, '');
  // A number alone is no release.
  const isNamed = name !== undefined || /[.^~<>x]/.test(range);
  if (!isNamed || !/^[\^~<>=\dvx*]/.test(range)) return undefined;
  return /\d/.test(range) && validRange(range) !== null ? range : undefined;
}

/** The Expo SDKs that a release works with. */
const sdksOf = (version: string): string[] =>
  compatibility.expo.flatMap((row) =>
    satisfies(version, sheetRangeOf(row)) ? row.sdk : [],
  );

/** What a release needs, and what it works with. */
function needsOf(version: string): Finding[] {
  const peers = peersOf(SHEET, version)
    .filter(([, range]) => range !== '*')
    .map(([name, range]) => `${labelOf(name)} \`${range}\``);
  const sdks = sdksOf(version);
  const notes = [
    {
      text: `${version} needs ${formatList(peers)}.`,
      link: tableFor(version),
    },
    ...(sdks.length > 0
      ? [
          {
            text: `It works with Expo SDK ${formatList(sdks)}.`,
            link: LINKS.expo,
          },
        ]
      : []),
    {
      text: 'Whether your app has that, its `package.json` tells: paste it, or drop the folder of the project.',
    },
  ];
  return notes.map(findingOf('know'));
}

/** Answers a text that is a release of the sheet, or a range, and nothing else. */
export function answerRelease(
  text: string,
): { readonly summary: string; readonly findings: Finding[] } | undefined {
  const range = rangeIn(text);
  if (range === undefined) return undefined;
  const all = publishedVersions(SHEET);
  const version = resolveCandidates(SHEET, { range })?.at(-1);
  const newest = newestOfSameMajor(version ?? all.at(-1) ?? '');
  if (version === undefined || !all.includes(version)) {
    const isSheet = /^[@bs]/i.test(text) || /^[2-9]\./.test(version ?? '');
    const summary = `${range} is not a published release of the sheet. As of ${DATA_DATE}, the newest one is ${newest}.`;
    return isSheet ? { summary, findings: [] } : undefined;
  }
  const issues = issueRows.filter((issue) => affects(issue, version));
  const fixed = issues.filter((issue) => !affects(issue, newest));
  const resolved = parseExactVersion(range)
    ? ''
    : `As of ${DATA_DATE}, ${range} resolves to ${version}. `;
  const known = version.startsWith('5.')
    ? `${version} has ${count(issues.length, 'known issue', 'known issues')}`
    : 'Known issues are listed for version 5 only';
  const newer =
    version === newest
      ? '. It is the newest release of its version.'
      : fixed.length === 0
        ? `. ${newest} is newer.`
        : `, and ${count(fixed.length, 'is', 'are')} gone in ${newest}.`;
  // What an update fixes comes first.
  const sorted = [...fixed, ...issues.filter((each) => !fixed.includes(each))];
  return {
    summary: `${resolved}${known}${newer}`,
    findings: [
      ...sorted.map(issueNote).map(findingOf('issue')),
      ...needsOf(version),
    ],
  };
}
