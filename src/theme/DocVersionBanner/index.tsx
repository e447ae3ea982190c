// Wrapped to add the version's note of `src/site/versionNotes.ts`.
import { Fragment, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { VERSION_NOTES } from '@site/src/site/versionNotes';
import DocVersionBanner from '@theme-original/DocVersionBanner';
import type { Props } from '@theme/DocVersionBanner';
import styles from './styles.module.css';

export default function NotedVersionBanner(props: Props): ReactNode {
  const note = VERSION_NOTES[useDocsVersion().version];
  if (note === undefined) {
    return <DocVersionBanner {...props} />;
  }
  return (
    <div
      className={clsx(styles.noted, 'alert alert--warning margin-bottom--md')}
    >
      <DocVersionBanner {...props} />
      <p>
        {note.text}
        {note.links.map(({ text, to }) => (
          <Fragment key={to}>
            {' '}
            <Link to={to}>{text}</Link>.
          </Fragment>
        ))}
      </p>
    </div>
  );
}
