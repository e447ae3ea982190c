// Stands in for the theme's DocSidebar. It is the same, but on a phone the
// built page's sidebar stays as it is, hidden, and the menu behind the button
// comes without it.
import type { ReactNode } from 'react';
import { useWindowSize } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import { AS_BUILT, useRoom } from './useRoom';

function Menu(props: Props): ReactNode {
  return useWindowSize() === 'mobile' && <DocSidebarMobile {...props} />;
}

export default function DocSidebar(props: Props): ReactNode {
  const room = useRoom();
  return (
    <>
      {room === 'built' && <div dangerouslySetInnerHTML={AS_BUILT} />}
      {room === 'alive' && <DocSidebarDesktop {...props} />}
      <Menu {...props} />
    </>
  );
}
