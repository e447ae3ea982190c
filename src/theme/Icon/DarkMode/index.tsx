// Ejected for its weight on every page: its path, a stroke, is a tenth of the original's.
import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/DarkMode';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M11 4a8 8 0 1 0 9 9 6 6 0 0 1-9-9Z"
      />
    </svg>
  );
}
