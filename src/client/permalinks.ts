// A heading's link also copies itself: the reader has the address on the
// clipboard by the press that shows it in the address bar. One listener serves
// all headings of all pages.
import { isPlainClick } from './isPlainClick';

const SHOWN_MS = 2000;

let region: HTMLElement | undefined;

/** Says `text` to screen readers, once. */
function announce(text: string): void {
  if (region === undefined) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = 'visually-hidden';
    document.body.append(region);
  }
  const said = region;
  said.textContent = text;
  setTimeout(() => {
    said.textContent = '';
  }, SHOWN_MS);
}

async function copy(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // No clipboard (permission, insecure page): the link has done its work,
    // the address bar shows the address.
    return;
  }
  link.dataset.copied = 'Copied';
  announce('Link copied');
  setTimeout(() => {
    delete link.dataset.copied;
  }, SHOWN_MS);
}

function handleClick(event: MouseEvent): void {
  const { target } = event;
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('a.hash-link')
      : null;
  if (link !== null && isPlainClick(event)) {
    void copy(link);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', handleClick);
}

export {};
