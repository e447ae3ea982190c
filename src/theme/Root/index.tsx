// Wrapped so that the navbar and the footer are around the pages, not in each.
import type { ReactNode } from 'react';
import type { Props } from '@theme/Root';
import Frame from '@site/src/theme/Layout/Frame';

/** What is around everything that changes with the address. */
export default function Root({ children }: Props): ReactNode {
  return <Frame>{children}</Frame>;
}
