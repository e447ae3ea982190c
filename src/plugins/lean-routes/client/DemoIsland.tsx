import type { ComponentProps, ReactNode } from 'react';
import Demo from '@site/src/components/Demo';

/** A demo, with what it takes to make it anew from the built page. */
export default function DemoIsland({
  children,
  ...props
}: ComponentProps<typeof Demo>): ReactNode {
  return (
    <div data-island="Demo" data-props={JSON.stringify(props)}>
      <Demo {...props}>{children}</Demo>
    </div>
  );
}
