// Wrapped to say what holds beyond the version's label.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { VERSION_NOTES } from '@site/src/site/versionNotes';
import DocVersionBanner from '@theme-original/DocVersionBanner';
import type { Props } from '@theme/DocVersionBanner';
import styles from './styles.module.css';

/** Says that a version is old, and with which peers it runs. */
export default function NotedVersionBanner(props: Props): ReactNode {
  const { version: name, pluginId } = useDocsVersion();
  const version = useVersions(pluginId).find(
    (candidate) => candidate.name === name,
  );
  const note = VERSION_NOTES[name];
  if (note === undefined || version === undefined) {
    return <DocVersionBanner {...props} />;
  }
  return (
    <div
      className={clsx(styles.noted, 'alert alert--warning margin-bottom--md')}
    >
      <DocVersionBanner {...props} />
      <p>
        {note.text}{' '}
        <Link to={`${version.path}/${note.section}`}>{note.more}</Link>.{' '}
        <Link to={note.move.to}>{note.move.text}</Link>.
      </p>
    </div>
  );
}
