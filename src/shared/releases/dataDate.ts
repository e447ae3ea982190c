import { date } from './registryDate.json';

/** The data are refreshed weekly: older ones mean that a refresh failed. */
const MAX_AGE_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Formats a day such as `November 26, 2026`. */
export const LONG_DATE_FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'UTC',
});

/** The day on which the data of the npm registry were read: `November 26, 2026`. */
export const DATA_DATE = LONG_DATE_FORMAT.format(new Date(date));

/**
 * Formats the day of the data of the npm registry, such as `November 26, 2026`, with a
 * note when they are older than 60 days.
 *
 * @param day - of the data, `YYYY-MM-DD`; by default that of `registry.json`
 */
export function dataDate(now: Date, day = date): string {
  const read = new Date(day);
  const age = (now.getTime() - read.getTime()) / DAY_MS;
  const text = LONG_DATE_FORMAT.format(read);
  return age <= MAX_AGE_DAYS
    ? text
    : `${text}, over ${MAX_AGE_DAYS} days ago: newer releases are not known here`;
}
