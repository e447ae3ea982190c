import { useEffect, useRef, useState } from 'react';

/** The element that Docusaurus renders the site into. */
const SITE = '__docusaurus';

/** Attributes with which DocSearch makes a button of the whole modal. */
const WRONG_ATTRIBUTES = [
  'aria-expanded',
  'aria-haspopup',
  'aria-controls',
  'tabindex',
];

/** Sets an attribute, unless it has the value already. */
function setIfChanged(element: Element, name: string, value: string): void {
  // The observer would report another change.
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function fixDialogRoles(modal: Element): void {
  setIfChanged(modal, 'role', 'dialog');
  setIfChanged(modal, 'aria-modal', 'true');
  for (const name of WRONG_ATTRIBUTES) modal.removeAttribute(name);
}

/**
 * Repairs the lists of hits. DocSearch makes each a `listbox`, whose options may contain
 * no links and no buttons, gives all the same id, and has the field control others. Only
 * the items of a tree may be selected and contain links.
 */
function repairLists(modal: Element): void {
  const ids = [...modal.querySelectorAll('.DocSearch-Hits ul')].map((list) => {
    const rows = [...list.children];
    const id = (rows[0]?.id ?? '').replace(/item-\d+$/, 'list');
    const title = list.previousElementSibling;
    setIfChanged(list, 'role', 'tree');
    setIfChanged(list, 'id', id);
    if (title !== null) {
      setIfChanged(title, 'id', `${id}-title`);
      setIfChanged(list, 'aria-labelledby', `${id}-title`);
    }
    for (const row of rows) setIfChanged(row, 'role', 'treeitem');
    return id;
  });
  const field = modal.querySelector('.DocSearch-Input');
  if (field === null) return;
  if (ids.length > 0) setIfChanged(field, 'aria-controls', ids.join(' '));
  else field.removeAttribute('aria-controls');
}

/**
 * Makes DocSearch's modal a dialog for assistive technology, with the page behind it
 * out of reach. After the clear button DocSearch goes on showing the results of the
 * query that was cleared unless its field is focused again.
 *
 * @returns `container`, the ref for the element around the modal, and `noResults`,
 *   DocSearch's screen for queries that find nothing, while it is there
 */
export function useDialogRepairs() {
  const container = useRef<HTMLDivElement>(null);
  const [noResults, setNoResults] = useState<Element | null>(null);
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
    const repair = (): void => {
      fixDialogRoles(modal);
      repairLists(modal);
      setNoResults(modal.querySelector('.DocSearch-NoResults'));
    };
    repair();
    const observer = new MutationObserver(repair);
    observer.observe(modal, {
      subtree: true,
      childList: true,
      attributeFilter: [...WRONG_ATTRIBUTES, 'role', 'id'],
    });
    modal.addEventListener('reset', blur, true);
    modal.addEventListener('mousedown', keepFocus);
    site.inert = true;
    return () => {
      site.inert = false;
      modal.removeEventListener('reset', blur, true);
      modal.removeEventListener('mousedown', keepFocus);
      observer.disconnect();
    };
  }, []);
  return { container, noResults };
}
