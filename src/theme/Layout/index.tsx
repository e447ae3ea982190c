// Ejected because the theme mounts the navbar and the footer again for each kind
// of page: the reader who comes from the docs to the blog would lose their
// place in them. Here they are around all pages (see `src/theme/Root`).
import { use, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { PageMetadata } from '@docusaurus/theme-common';
import { PluginHtmlClassNameProvider } from '@docusaurus/theme-common/internal';
import { useRetryOnNavigation } from '@site/src/client/useRetryOnNavigation';
import type { Props as ErrorProps } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { Props } from '@theme/Layout';
import Root, { HasSiteShell } from '../Root';

/** What has crashed, until links, back or forward lead away from it. */
function Crash(props: ErrorProps): ReactNode {
  useRetryOnNavigation(props.tryAgain);
  return <ErrorPageContent {...props} />;
}

/** A page's title and its content, which may crash without the navbar and the footer. */
export default function Layout({
  children,
  title,
  description,
}: Props): ReactNode {
  const page = (
    <PluginHtmlClassNameProvider>
      <PageMetadata title={title} description={description} />
      <ErrorBoundary fallback={(params) => <Crash {...params} />}>
        {children}
      </ErrorBoundary>
    </PluginHtmlClassNameProvider>
  );
  // The shell is around already, except on the error page of the whole site.
  return use(HasSiteShell) ? page : <Root>{page}</Root>;
}
