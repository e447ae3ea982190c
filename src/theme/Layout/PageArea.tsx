import type { ReactNode } from 'react';
import { PAGE_AREA } from './pageAreaProps';

interface Props {
  readonly children: ReactNode;
}

/** What is between the navbar and the footer: the page. */
export default function PageArea({ children }: Props): ReactNode {
  return <div {...PAGE_AREA}>{children}</div>;
}
