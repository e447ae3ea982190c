// Docusaurus' start of its client, without the hash router, which this site
// does not use, and without the provider of react-helmet-async, for which
// `Head.ts` stands in.
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import App from '@docusaurus/core/lib/client/App';
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import preload from '@docusaurus/core/lib/client/preload';
import SiteRouter from './SiteRouter';

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

void preload(window.location.pathname).then(() => {
  startTransition(() => {
    if (process.env.HYDRATE_CLIENT_ENTRY) {
      window.docusaurusRoot = hydrateRoot(container, app, {
        onRecoverableError,
      });
    } else {
      window.docusaurusRoot = createRoot(container, { onRecoverableError });
      window.docusaurusRoot.render(app);
    }
  });
});
