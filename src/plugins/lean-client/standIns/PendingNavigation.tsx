// Stands in for the module of the same name of Docusaurus' client: a page is
// loaded before its address gets here (see `SiteRouter.tsx`).
import type { ReactElement } from 'react';
import { usePrevious } from '@docusaurus/theme-common';
import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type { useLocation } from '@docusaurus/router';

interface Props {
  readonly location: ReturnType<typeof useLocation>;
  readonly children: ReactElement;
}

/** Scrolls, and tells the client modules, when another page is shown. */
export default function PendingNavigation({
  location,
  children,
}: Props): ReactElement {
  return (
    <ClientLifecyclesDispatcher
      previousLocation={usePrevious(location) ?? null}
      location={location}
    >
      {children}
    </ClientLifecyclesDispatcher>
  );
}
