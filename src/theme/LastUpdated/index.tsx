// Ejected because the theme's date is a microdata property of no item (it is in the structured data), and slow to make on a phone.
import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';

/**
 * Writes a date as "Oct 13, 2024". To make an `Intl.DateTimeFormat` keeps a
 * phone busy for a tenth of a second; the text here is the language's own, of
 * a form that ECMAScript fixes: "Sun, 13 Oct 2024 00:00:00 GMT".
 */
function write(date: Date): string {
  const [, day, month, year] = date.toUTCString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}

/**
 * When, and by whom, a page was last changed.
 *
 * @param props.lastUpdatedAt - milliseconds since 1970; unknown without git
 * @param props.lastUpdatedBy - the author's name, if it is to be shown
 */
export default function LastUpdated({
  lastUpdatedAt,
  lastUpdatedBy,
}: Props): ReactNode {
  const date =
    lastUpdatedAt === undefined ? undefined : new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated
      {date && (
        <>
          {' on '}
          <b>
            <time dateTime={date.toISOString()}>{write(date)}</time>
          </b>
        </>
      )}
      {lastUpdatedBy && (
        <>
          {' by '}
          <b>{lastUpdatedBy}</b>
        </>
      )}
    </span>
  );
}
