// Starts React on a built page, as Docusaurus' `clientEntry.js` does.
import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';
import { SiteShell } from '@site/src/theme/Root';
import { history } from './history';
import PageArea from './PageArea';
import { loadFirstPage } from './pageLoader';
import SiteRouter from './SiteRouter';

/** Renders the site, and notes on `<html>` when it is interactive. */
function ClientApp(): ReactNode {
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return (
    <ErrorBoundary>
      <DocusaurusContextProvider>
        <BrowserContextProvider>
          <SiteShell>
            <PageArea />
          </SiteShell>
        </BrowserContextProvider>
      </DocusaurusContextProvider>
    </ErrorBoundary>
  );
}

/** Loads the first page, and hydrates it. */
async function startClient(container: HTMLElement): Promise<void> {
  const { location } = history;
  const first = await loadFirstPage(location.pathname);
  const site = (
    <SiteRouter first={first} firstLocation={location}>
      <ClientApp />
    </SiteRouter>
  );
  const options = { onRecoverableError: console.error };
  startTransition(() => {
    if (first.built === undefined) {
      hydrateRoot(container, site, options);
    } else {
      createRoot(container, options).render(site);
    }
  });
}

const container = document.getElementById('__docusaurus');
if (container === null) {
  throw new Error('The page has no element to render into.');
}
void startClient(container);
