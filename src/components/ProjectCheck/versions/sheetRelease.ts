/** Answers texts that only name a release of the library. */
import satisfies from 'semver/functions/satisfies';
import validRange from 'semver/ranges/valid';
import {
  compatibility,
  sheetRangeOf,
} from '../../../shared/releases/compatibilityRows';
import {
  affects,
  issueRows,
  newestOfSameMajor,
} from '../../../shared/releases/issueRows';
import type { Finding } from '../findings';
import type { VersionsAnswer } from './answer';
import { peersOf } from './conflicts';
import { LINKS, tableFor } from './conflictMessages';
import { labelOf } from './setup';
import { issueNote, note } from './notes';
import { say } from './statements';
import {
  resolveCandidates,
  parseExactVersion,
  publishedVersions,
} from './resolveVersions';

const SHEET = '@gorhom/bottom-sheet';
const RELEASE = /^(@gorhom\/bottom-sheet|bottom[ -]?sheet|sheet)?[ @:]*(.+)$/i;

/** The range in a text that only names releases of the library. */
function rangeIn(text: string): string | undefined {
  const [, name, rest = ''] = RELEASE.exec(text) ?? [];
  const range = rest.replace(/^v(?=\d)/, '');
  // A number alone does not name a release.
  const isNamed = name !== undefined || /[.^~<>x]/.test(range);
  if (!isNamed || !/^[\^~<>=\dvx*]/.test(range)) return undefined;
  return /\d/.test(range) && validRange(range) !== null ? range : undefined;
}

/** The Expo SDKs that work with a release. */
const sdksOf = (version: string): string[] =>
  compatibility.expo.flatMap((row) =>
    satisfies(version, sheetRangeOf(row)) ? row.sdk : [],
  );

/** The notes about what a release needs, and what it works with. */
function notesOf(version: string): Finding[] {
  const peers = peersOf(SHEET, version)
    .filter(([, range]) => range !== '*')
    .map(([name, range]) => `${labelOf(name)} \`${range}\``);
  const sdks = sdksOf(version);
  const needs = say.releaseNeeds(version, peers);
  const notes = [note('know', needs, tableFor(version))];
  if (sdks.length > 0) {
    notes.push(note('know', say.releaseWorksWith(sdks), LINKS.expo));
  }
  notes.push(note('know', say.pasteManifest));
  return notes;
}

/**
 * Describes the release that a text names, or the newest one in a range.
 *
 * @returns the summary, and the known issues, first those that an update fixes;
 * `undefined` for any other text
 */
export function answerRelease(
  text: string,
): Pick<VersionsAnswer, 'summary' | 'findings'> | undefined {
  const range = rangeIn(text);
  if (range === undefined) return undefined;
  const all = publishedVersions(SHEET);
  const version = resolveCandidates(SHEET, { range })?.at(-1);
  const newest = newestOfSameMajor(version ?? all.at(-1) ?? '');
  if (version === undefined || !all.includes(version)) {
    const isSheet = /^[@bs]/i.test(text) || /^[2-9]\./.test(version ?? '');
    return isSheet
      ? { summary: say.isNotPublished(range, newest), findings: [] }
      : undefined;
  }
  const issues = issueRows.filter((issue) => affects(issue, version));
  const fixed = issues.filter((issue) => !affects(issue, newest));
  const left = issues.filter((issue) => affects(issue, newest));
  const summary = [
    say.releaseHas(version, newest, issues.length, fixed.length),
  ];
  if (!parseExactVersion(range)) {
    summary.unshift(say.resolvesTo(range, version));
  }
  const notes = [...fixed, ...left].map(issueNote);
  return {
    summary: summary.join(' '),
    findings: [...notes, ...notesOf(version)],
  };
}
