// Ejected because the theme's date is a microdata property without an item; here it is in
// the structured data of DocItem/Metadata.
import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';

const DATE_FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeZone: 'UTC',
});

export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  if (typeof lastUpdatedAt !== 'number') return null;
  const date = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated{' on '}
      <b>
        <time dateTime={date.toISOString()}>{DATE_FORMAT.format(date)}</time>
      </b>
    </span>
  );
}
