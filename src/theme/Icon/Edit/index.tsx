// Ejected for its weight on every page: its path of strokes is a quarter of the original's.
import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/Edit';

export default function IconEdit(props: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      aria-hidden="true"
      {...props}
    >
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        d="M4 20v-4L16 4l4 4L8 20ZM13 7l4 4"
      />
    </svg>
  );
}
