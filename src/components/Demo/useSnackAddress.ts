import { startTransition, useEffect, useState, type RefObject } from 'react';
import snack from '@site/src/data/snack.json';
import { snackAddress } from './snackAddress';

/**
 * The address that opens the shown code in Expo Snack.
 *
 * @param name - the demo's name
 * @param shown - where the code is shown
 * @param version - changes whenever the code does
 * @returns Snack's own address until the page is hydrated
 */
export function useSnackAddress(
  name: string,
  shown: RefObject<HTMLElement | null>,
  version?: string,
): string {
  const [address, setAddress] = useState(snack.site);
  useEffect(() => {
    const code = shown.current?.querySelector('pre code')?.textContent;
    if (typeof code === 'string') {
      const next = snackAddress(name.replaceAll('-', ' '), code, snack);
      // All demos of a page set theirs at once, and none of them is in a hurry.
      startTransition(() => {
        setAddress(next);
      });
    }
  }, [name, shown, version]);
  return address;
}
