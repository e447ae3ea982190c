import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';

/**
 * Clears the error of an error boundary when another page is shown: React keeps the
 * boundary between pages of the same kind.
 *
 * @param tryAgain - renders the boundary's children again
 */
export function useRetryOnNavigation(tryAgain: () => void): void {
  const location = useLocation();
  const [crashed] = useState(location);
  useEffect(() => {
    if (location !== crashed) tryAgain();
  }, [location, crashed, tryAgain]);
}
