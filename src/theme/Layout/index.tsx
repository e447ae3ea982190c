// Ejected because the theme's layout contains the navbar and the footer, which it mounts
// again between docs and blog. Here they are around all pages (see `src/theme/Root`).
import { use, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { PageMetadata } from '@docusaurus/theme-common';
import { PluginHtmlClassNameProvider } from '@docusaurus/theme-common/internal';
import { useRetryOnNavigation } from '@site/src/client/useRetryOnNavigation';
import type { Props as ErrorProps } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { Props } from '@theme/Layout';
import Root, { HasSiteShell } from '../Root';

/** Shows the error of a page until a navigation leads away from it. */
function Crash(props: ErrorProps): ReactNode {
  useRetryOnNavigation(props.tryAgain);
  return <ErrorPageContent {...props} />;
}

/** Renders a page. If it crashes, the navbar and the footer stay. */
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
  // Only the error page of the whole site has no shell around it.
  return use(HasSiteShell) ? page : <Root>{page}</Root>;
}
