import changelogDates from './changelogDates.json';

/**
 * Days on which releases were made, by the library's `CHANGELOG.md` on GitHub.
 * The npm registry's own times are those of an import.
 */
const DATES: Readonly<Record<string, string>> = changelogDates;

const FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'UTC',
});

/**
 * @param release - like `5.2.8`
 * @returns its day in words, like `December 4, 2025`; none where the changelog
 *   has no date
 */
export function releaseDay(release: string): string | undefined {
  const date = DATES[release];
  return date === undefined ? undefined : FORMAT.format(new Date(date));
}
