import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';

/**
 * Clears the error of an error boundary, which stays between pages of the same kind,
 * when another page is shown.
 */
export function useRetryOnNavigation(tryAgain: () => void): void {
  const location = useLocation();
  const [crashed] = useState(location);
  useEffect(() => {
    if (location !== crashed) tryAgain();
  }, [location, crashed, tryAgain]);
}
