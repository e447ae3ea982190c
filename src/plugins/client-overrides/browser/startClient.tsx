// Docusaurus' start of its client, without the hash router, which this site
// does not use, and without the provider of react-helmet-async, for which
// `Head.ts` is the override.
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import routes from '@generated/routes';
import App from '@docusaurus/core/lib/client/App';
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import preload from '@docusaurus/core/lib/client/preload';
import { matchRoutes, type Route } from './router';
import SiteRouter, { firstLocation } from './SiteRouter';
import { startFailure } from './startFailure';

declare global {
  interface Window {
    docusaurusRoot?: Root;
  }
}

window.docusaurus = docusaurus;

const container = document.getElementById('__docusaurus');
if (container === null) {
  throw new Error('The page has no element to render into.');
}

const app = (
  <SiteRouter>
    <App />
  </SiteRouter>
);

const onRecoverableError = (error: unknown, info: unknown): void => {
  console.error(error, info);
};

/** Whether this is the host's answer to an address without a file. */
const isNotFoundPage =
  document.querySelector('link[rel=canonical][href$="/404.html"]') !== null;

async function start(container: HTMLElement): Promise<void> {
  try {
    await preload(window.location.pathname);
  } catch (error) {
    // The navbar, the search and the menu need nothing of the page.
    console.error(error);
    startFailure.error = error;
  }
  startTransition(() => {
    // The router knows pages by addresses that the host does not, as in other
    // letter case.
    const isOtherPage =
      isNotFoundPage &&
      matchRoutes(routes as Route[], firstLocation.pathname).some(
        ({ route }) => route.exact === true,
      );
    if (process.env.HYDRATE_CLIENT_ENTRY && !isOtherPage) {
      window.docusaurusRoot = hydrateRoot(container, app, {
        onRecoverableError,
      });
    } else {
      window.docusaurusRoot = createRoot(container, { onRecoverableError });
      window.docusaurusRoot.render(app);
    }
  });
}

void start(container);
