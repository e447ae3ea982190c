// Overrides the theme's DocSidebar. It is the same, but on a phone the
// built page's sidebar stays as it is, hidden, and the menu behind the button
// is there from the first render.
import type { ReactNode } from 'react';
import type { Props } from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import { AS_BUILT, useRoom } from './useRoom';

export default function DocSidebar(props: Props): ReactNode {
  const room = useRoom();
  return room === 'alive' ? (
    <DocSidebarDesktop {...props} />
  ) : (
    <>
      {room === 'built' && <div dangerouslySetInnerHTML={AS_BUILT} />}
      <DocSidebarMobile {...props} />
    </>
  );
}
