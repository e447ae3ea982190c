// Overrides the theme's `IntlUtils`: to make an `Intl.DateTimeFormat` for
// the one date of a page keeps a phone busy for a tenth of a second, since the
// browser loads its calendars for it.
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * Writes dates as `Intl.DateTimeFormat` does for English: "October 13, 2024".
 *
 * @param options - a day and a long month, with or without a year, in UTC; of
 *   what else there is, the browser's own is made
 * @returns what has `format`, which takes a date and gives its text
 */
export function useDateTimeFormat(
  options: Intl.DateTimeFormatOptions,
): Pick<Intl.DateTimeFormat, 'format'> {
  const { day, month, year, timeZone, ...others } = options;
  if (
    day !== 'numeric' ||
    month !== 'long' ||
    year === '2-digit' ||
    timeZone !== 'UTC' ||
    Object.keys(others).length > 0
  ) {
    return new Intl.DateTimeFormat('en', options);
  }
  return {
    format: (value = Date.now()) => {
      const date = new Date(value);
      const text = `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`;
      return year === undefined ? text : `${text}, ${date.getUTCFullYear()}`;
    },
  };
}
