// Overrides the theme's DocSidebar. It is the same, but on a phone the
// built page's sidebar stays as it is, hidden, and the menu behind the button
// is there from the first render.
import type { ReactNode } from 'react';
import type { Props } from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import { KEEP_SERVER_HTML, useSideColumn } from './useSideColumn';

export default function DocSidebar(props: Props): ReactNode {
  const column = useSideColumn();
  return column === 'interactive' ? (
    <DocSidebarDesktop {...props} />
  ) : (
    <>
      {column === 'static' && (
        <div dangerouslySetInnerHTML={KEEP_SERVER_HTML} />
      )}
      <DocSidebarMobile {...props} />
    </>
  );
}
