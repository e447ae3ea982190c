// Ejected because the theme's date is a microdata property of no item (it is in the structured data).
import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';

const FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeZone: 'UTC',
});

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
            <time dateTime={date.toISOString()}>{FORMAT.format(date)}</time>
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
