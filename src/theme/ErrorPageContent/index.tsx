// Wrapped so that links, back and forward lead away from a page that crashed.
import type { ReactNode } from 'react';
import { useRetryOnNavigation } from '@site/src/client/useRetryOnNavigation';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme-original/ErrorPageContent';

/** The crash and its causes, until another page is shown. */
export default function ErrorPageContentUntilNextPage(props: Props): ReactNode {
  useRetryOnNavigation(props.tryAgain);
  return <ErrorPageContent {...props} />;
}
