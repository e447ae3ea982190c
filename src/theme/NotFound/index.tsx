// Wrapped because one 404.html answers every address: React may not see the real one until it has taken the page over.
import { useContext, useMemo, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NotFound from '@theme-original/NotFound';
import { __RouterContext as RouterContext } from 'react-router';

/**
 * The not-found page. The first render has the address that the page was built
 * at, so that the version menu and all else that follows the address equal the
 * built HTML; the real address follows at once.
 */
export default function NotFoundWrapper(): ReactNode {
  const isBrowser = useIsBrowser();
  const builtAt = useBaseUrl('/404.html');
  const router = useContext(RouterContext);
  const atBuild = useMemo(
    () => ({
      ...router,
      location: { ...router.location, pathname: builtAt, search: '', hash: '' },
    }),
    [router, builtAt],
  );
  return (
    <RouterContext.Provider value={isBrowser ? router : atBuild}>
      <NotFound />
    </RouterContext.Provider>
  );
}
