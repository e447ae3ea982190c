import { useEffect, useState } from 'react';

/**
 * Lets a frame fill the window; Escape ends it.
 *
 * @returns whether it does, and what changes that
 */
export function useFullScreen(): [boolean, (full: boolean) => void] {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (!isFull) {
      return undefined;
    }
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setFull(false);
      }
    };
    addEventListener('keydown', leave);
    return () => {
      removeEventListener('keydown', leave);
    };
  }, [isFull]);
  return [isFull, setFull];
}
