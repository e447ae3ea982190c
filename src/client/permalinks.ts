// Copies the link of a heading when it is pressed.
import { closest, HASH_LINK } from '../site/dom';
import { isUnmodifiedLeftClick } from './isUnmodifiedLeftClick';

/** How long the result is shown, in ms. */
const SHOWN_MS = 2000;

/** The live region, from the first copy on; it stays when the page changes. */
let region: HTMLElement | undefined;
/** Hides the result of the last copy; a new copy does so at once. */
let hideResult: (() => void) | undefined;
/** The timer of `hideResult`. */
let timer: number | undefined;

/** Creates the element whose text screen readers announce. */
function createStatusRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.className = 'visually-hidden';
  document.body.append(element);
  return element;
}

async function copyLink(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // No clipboard (permission, insecure page): the address bar shows the address.
    return;
  }
  const statusRegion = (region ??= createStatusRegion());
  clearTimeout(timer);
  hideResult?.();
  link.dataset.copied = 'Copied';
  statusRegion.textContent = 'Link copied';
  hideResult = () => {
    delete link.dataset.copied;
    statusRegion.textContent = '';
  };
  timer = window.setTimeout(hideResult, SHOWN_MS);
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const link = closest(event.target, HASH_LINK);
    if (link && isUnmodifiedLeftClick(event)) void copyLink(link);
  });
}

export {};
