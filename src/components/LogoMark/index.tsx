import type { ReactNode } from 'react';

interface Props {
  readonly className?: string;
}

/**
 * The mark of the site: a sheet with its handle, and its two higher snap
 * points. The same drawing as `static/img/logo.svg`; it is next to the
 * name, so it needs no label.
 */
export default function LogoMark({ className }: Props): ReactNode {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
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
  );
}
