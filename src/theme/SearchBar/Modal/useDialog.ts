import { useEffect, useRef, type RefObject } from 'react';
import { keepRoles } from './roles';

/** The element that Docusaurus renders the site into. */
const SITE = '__docusaurus';

/**
 * Makes DocSearch's modal the dialog that it is: named so for assistive
 * technology, with the page behind it out of reach. It also fixes the modal's
 * clear button, after which DocSearch goes on showing the results of the query
 * that was cleared unless its field is focused again.
 *
 * @returns for the element around the modal
 */
export function useDialog(): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const site = document.getElementById(SITE);
    const modal = container.current?.firstElementChild ?? null;
    if (site === null || modal === null) return undefined;
    const blur = (): void => {
      modal.querySelector<HTMLInputElement>('.DocSearch-Input')?.blur();
    };
    // A press outside the dialog closes it; it must not move the focus.
    const keepFocus = (event: Event): void => {
      if (event.target === modal) event.preventDefault();
    };
    const stop = keepRoles(modal);
    modal.addEventListener('reset', blur, true);
    modal.addEventListener('mousedown', keepFocus);
    site.inert = true;
    return () => {
      site.inert = false;
      modal.removeEventListener('reset', blur, true);
      modal.removeEventListener('mousedown', keepFocus);
      stop();
    };
  }, []);
  return container;
}
