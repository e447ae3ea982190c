import type { ReactNode } from 'react';
import Assistant from '@site/src/components/Assistant';

/** The checker of v4 code, and what there is without it. */
export default function CodeCheck(): ReactNode {
  return (
    <Assistant hash="#check-my-v4-code" label="Open the checker">
      The checker runs in your browser and needs JavaScript. Without it, work
      through <a href="#checklist">the checklist</a>: it names the words to
      search your code for. <a href="#same-name-changed-behavior">One table</a>{' '}
      lists what behaves differently, <a href="#every-changed-member">others</a>{' '}
      every changed member.
    </Assistant>
  );
}
