// Ejected for its weight: the theme draws the logo as two images, each with its own
// request. The logo is the same in both modes, as in `static/img/logo.svg`.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/Logo';

/** Renders the logo and the site's name, which link to the landing page. */
export default function Logo({
  imageClassName,
  titleClassName,
  ...props
}: Props): ReactNode {
  const { title } = useThemeConfig().navbar;
  return (
    <Link to={useBaseUrl('/')} {...props}>
      <svg className={imageClassName} viewBox="0 0 32 32" aria-hidden="true">
        <g fill="none" stroke="#f4714a" strokeWidth="2.4" strokeLinecap="round">
          <path d="M3.2 11a8 8 0 0 1 8-8h9.6a8 8 0 0 1 8 8" opacity=".4" />
          <path d="M3.2 17.5a8 8 0 0 1 8-8h9.6a8 8 0 0 1 8 8" opacity=".7" />
        </g>
        <path
          d="M2 24.5a9 9 0 0 1 9-9h10a9 9 0 0 1 9 9v2a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4z"
          fill="#f4714a"
        />
        <path
          d="M12.25 20.75h7.5"
          stroke="#fff"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </svg>
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
