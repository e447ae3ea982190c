// Ejected because the tags of this site are badges, and the theme's punched labels.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/Tag';

export default function Tag({
  permalink,
  label,
  count,
  description,
}: Props): ReactNode {
  return (
    <Link href={permalink} title={description} className="badge">
      {label}
      {count !== undefined && <> {count}</>}
    </Link>
  );
}
