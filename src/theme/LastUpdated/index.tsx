// Ejected because the theme's date is a microdata property of no item (it is in the structured data).
import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';

const FORMAT = new Intl.DateTimeFormat('en-US', {
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
        <time dateTime={date.toISOString()}>{FORMAT.format(date)}</time>
      </b>
    </span>
  );
}
