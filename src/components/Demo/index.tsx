import type { ReactNode } from 'react';

interface Props {
  /** The demo's name: its file in `src/demos` without the extension. */
  readonly name: string;
  /** The demo's code block, added by the `demo-source` plugin. */
  readonly children?: ReactNode;
}

/** A runnable sample with its whole code. */
export default function Demo({ name, children }: Props): ReactNode {
  return (
    <div role="figure" aria-label={`Sample ${name}`} data-demo={name}>
      {children}
    </div>
  );
}
