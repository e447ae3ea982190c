import { startTransition, useEffect, useState, type RefObject } from 'react';
import snack from './snack.json';

/**
 * Writes the URL that opens a program in Expo Snack, as its documentation of URL
 * parameters describes. The program is TypeScript, so it has to be a file
 * `App.tsx`: the shorter parameter `code` makes it an `App.js`, which Snack
 * compiles as JavaScript.
 *
 * @param code - the program, the whole file, or its files by their titles
 */
export function snackUrl(
  name: string,
  code: string | ReadonlyMap<string, string>,
): string {
  const files = typeof code === 'string' ? new Map([['App.tsx', code]]) : code;
  const query = new URLSearchParams({
    name: `Bottom sheet: ${name}`,
    platform: 'ios',
    sdkVersion: snack.sdkVersion,
    // One without a version gets the one that fits the Expo SDK.
    dependencies: snack.dependencies.join(','),
    files: JSON.stringify(
      Object.fromEntries(
        [...files].map(([file, contents]) => [
          file,
          { type: 'CODE', contents },
        ]),
      ),
    ),
  });
  return `${snack.site}?${query.toString()}`;
}

/**
 * Returns the URL that opens a demo's code, as it is shown, in Expo Snack; that of Snack
 * until the page is hydrated.
 *
 * @param block - which block of code in `shown` is the program
 * @param shownCode - changes whenever the code does
 */
export function useSnackAddress(
  name: string,
  shown: RefObject<HTMLElement | null>,
  block: 'first' | 'last',
  shownCode?: string,
): string {
  const [address, setAddress] = useState(snack.site);
  useEffect(() => {
    const all = shown.current?.querySelectorAll('pre code') ?? [];
    const code = [...all].at(block === 'last' ? -1 : 0)?.textContent;
    if (typeof code === 'string') {
      // All demos of a page set theirs at once, and none of them is in a hurry.
      startTransition(() => {
        setAddress(snackUrl(name.replaceAll('-', ' '), code));
      });
    }
  }, [name, shown, block, shownCode]);
  return address;
}
