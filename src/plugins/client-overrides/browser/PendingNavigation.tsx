// Overrides the module of the same name of Docusaurus' client: a page is
// loaded before its address gets here (see `SiteRouter.tsx`).
import { useState, type ReactElement } from 'react';
import { usePrevious } from '@docusaurus/theme-common';
import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type { useLocation } from '@docusaurus/router';
import { startFailure } from './startFailure';
import StaticPage from './StaticPage';

interface Props {
  readonly location: ReturnType<typeof useLocation>;
  readonly children: ReactElement;
}

/** Scrolls, and tells the client modules, when another page is shown. */
export default function PendingNavigation({
  location,
  children,
}: Props): ReactElement {
  const [first] = useState(location);
  const isStatic =
    startFailure.error !== undefined && location.pathname === first.pathname;
  return (
    <ClientLifecyclesDispatcher
      previousLocation={usePrevious(location) ?? null}
      location={location}
    >
      {isStatic ? <StaticPage error={startFailure.error} /> : children}
    </ClientLifecyclesDispatcher>
  );
}
