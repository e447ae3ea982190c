// Ejected for its weight: the theme's has icons of eleven services, and portraits.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { Props } from '@theme/Blog/Components/Author';
import styles from './styles.module.css';

const SERVICES: Readonly<Record<string, string>> = { github: 'GitHub', x: 'X' };

/** Renders the author of a post: name, role, number of posts, accounts. */
export default function BlogAuthor({
  as,
  author,
  className,
  count,
}: Props): ReactNode {
  const { name, title, url, page, socials } = author;
  const linked = <Link href={page?.permalink ?? url}>{name}</Link>;
  return (
    <div className={clsx(styles.author, className)}>
      {as === undefined ? <b>{linked}</b> : <Heading as={as}>{linked}</Heading>}
      {count !== undefined && <span className="badge">{count}</span>}
      {title !== undefined && <span>{title}</span>}
      <span className={styles.accounts}>
        {Object.entries(socials ?? {}).map(([service, account]) => (
          <Link key={service} href={account}>
            {SERVICES[service] ?? service}
          </Link>
        ))}
      </span>
    </div>
  );
}
