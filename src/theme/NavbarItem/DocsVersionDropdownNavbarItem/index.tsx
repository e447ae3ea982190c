// Ejected for two reasons: where a version lacks the page, the theme's menu leads to that version's home and does not say so, and one 404.html answers every unknown address, so that until React has taken the page over the menu may not follow the real one.
import { useContext, useMemo, type ReactNode } from 'react';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import { __RouterContext as RouterContext } from 'react-router';
import VersionMenu from './Menu';

/**
 * The menu of docs versions. Where no doc is shown, its first render is that of
 * the not-found page's own address, as in the built HTML; the version of the
 * real address follows at once.
 */
export default function DocsVersionDropdown(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const showsDoc =
    useActiveDocContext(props.docsPluginId).activeDoc !== undefined;
  const notFound = useBaseUrl('/404.html');
  const router = useContext(RouterContext);
  const atBuild = useMemo(
    () => ({
      ...router,
      location: {
        ...router.location,
        pathname: notFound,
        search: '',
        hash: '',
      },
    }),
    [router, notFound],
  );
  return (
    <RouterContext.Provider value={isBrowser || showsDoc ? router : atBuild}>
      <VersionMenu {...props} />
    </RouterContext.Provider>
  );
}
