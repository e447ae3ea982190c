// Wrapped so that a navigation leads away from a layout that has crashed.
import type { ReactNode } from 'react';
import { useRetryOnNavigation } from '@site/src/client/useRetryOnNavigation';
import type { Props } from '@theme/Error';
import ErrorPage from '@theme-original/Error';

export default function ErrorPageUntilNextPage(props: Props): ReactNode {
  useRetryOnNavigation(props.tryAgain);
  return <ErrorPage {...props} />;
}
