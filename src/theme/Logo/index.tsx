// Ejected for its weight: the theme draws the logo as two themed images, each
// with its own request. The mark is the same in both modes and is drawn here.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useThemeConfig } from '@docusaurus/theme-common';
import LogoMark from '@site/src/components/LogoMark';
import type { Props } from '@theme/Logo';

/** The mark and the site's name, which lead to the landing page. */
export default function Logo({
  imageClassName,
  titleClassName,
  ...props
}: Props): ReactNode {
  const { title } = useThemeConfig().navbar;
  return (
    <Link to={useBaseUrl('/')} {...props}>
      <LogoMark className={imageClassName} />
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
