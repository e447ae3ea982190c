/** Attributes by which DocSearch calls the whole modal a button. */
const WRONG = ['aria-expanded', 'aria-haspopup', 'aria-controls', 'tabindex'];

function set(element: Element, name: string, value: string): void {
  // Writing what is there would be one more change to look at.
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function repairDialog(modal: Element): void {
  set(modal, 'role', 'dialog');
  set(modal, 'aria-modal', 'true');
  for (const name of WRONG) modal.removeAttribute(name);
}

/**
 * DocSearch calls a list of hits a `listbox`, whose options may hold no links
 * and no buttons, gives all lists one id, and has the field control others.
 */
function repairLists(modal: Element): void {
  const ids = [...modal.querySelectorAll('.DocSearch-Hits ul')].map((list) => {
    const rows = [...list.children];
    const id = (rows[0]?.id ?? '').replace(/item-\d+$/, 'list');
    const title = list.previousElementSibling;
    set(list, 'role', 'tree');
    set(list, 'id', id);
    if (title !== null) {
      set(title, 'id', `${id}-title`);
      set(list, 'aria-labelledby', `${id}-title`);
    }
    for (const row of rows) set(row, 'role', 'treeitem');
    return id;
  });
  const field = modal.querySelector('.DocSearch-Input');
  if (field === null) return;
  if (ids.length > 0) set(field, 'aria-controls', ids.join(' '));
  else field.removeAttribute('aria-controls');
}

/**
 * Keeps the roles of DocSearch's modal true for assistive technology: a
 * dialog, and in it trees of hits that the field controls: of the roles that a
 * list may have, the one whose items may be selected and hold links.
 *
 * @param modal - DocSearch's outermost element
 * @returns what stops it
 */
export function keepRoles(modal: Element): () => void {
  const repair = (): void => {
    repairDialog(modal);
    repairLists(modal);
  };
  repair();
  const observer = new MutationObserver(repair);
  observer.observe(modal, {
    subtree: true,
    childList: true,
    attributeFilter: [...WRONG, 'role', 'id'],
  });
  return () => {
    observer.disconnect();
  };
}
