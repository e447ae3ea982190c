import { useEffect, useState } from 'react';

/** Throws while rendering when the window gets the event `crash`. */
export function useCrash(): void {
  const [crashes, setCrashes] = useState(false);
  useEffect(() => {
    const crash = () => {
      setCrashes(true);
    };
    window.addEventListener('crash', crash);
    return () => {
      window.removeEventListener('crash', crash);
    };
  }, []);
  if (crashes) {
    throw new Error('A part of the page failed');
  }
}
