// A heading's link also copies itself, by the press that shows it in the address bar.
import { closest, HASH_LINK } from '../site/dom';
import { isUnmodifiedLeftClick } from './isUnmodifiedLeftClick';

const SHOWN_MS = 2000;

let region: HTMLElement | undefined;

/** What speaks to screen readers. */
function createStatusRegion(): HTMLElement {
  const made = document.createElement('div');
  made.setAttribute('role', 'status');
  made.className = 'visually-hidden';
  document.body.append(made);
  return made;
}

async function copy(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // No clipboard (permission, insecure page): the address bar shows the address.
    return;
  }
  const statusRegion = (region ??= createStatusRegion());
  link.dataset.copied = 'Copied';
  statusRegion.textContent = 'Link copied';
  setTimeout(() => {
    delete link.dataset.copied;
    statusRegion.textContent = '';
  }, SHOWN_MS);
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const link = closest(event.target, HASH_LINK);
    if (link && isUnmodifiedLeftClick(event)) void copy(link);
  });
}

export {};
