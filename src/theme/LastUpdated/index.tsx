// Ejected because the theme's date is a microdata property of no item: the date is in the page's structured data.
import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/LastUpdated';

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
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const date =
    lastUpdatedAt === undefined ? undefined : new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated
      {date && (
        <>
          {' on '}
          <b>
            <time dateTime={date.toISOString()}>{format.format(date)}</time>
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
