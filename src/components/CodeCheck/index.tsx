import type { ReactNode } from 'react';
import PasteForm from '@site/src/shared/PasteForm';

const load = () => import(/* webpackChunkName: "code-check" */ './Panel');

/** The checker of v4 code, and what there is without it. */
export default function CodeCheck(): ReactNode {
  return (
    <PasteForm hash="#check-my-v4-code" label="Open the checker" load={load}>
      The checker runs in your browser and needs JavaScript. Without it, work
      through <a href="#checklist">the checklist</a>: it names the words to
      search your code for. <a href="#same-name-changed-behavior">One table</a>{' '}
      lists what behaves differently, <a href="#every-changed-member">others</a>{' '}
      every changed member.
    </PasteForm>
  );
}
