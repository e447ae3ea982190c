import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const started = new WeakSet<Element>();

/**
 * Shows an assistant in its part of the page, until the page is left.
 *
 * @param details - the part; its last child is the place, into which nothing
 *   else renders
 */
export function startIn(details: Element, panel: ReactNode): void {
  const place = details.lastElementChild;
  if (place === null || started.has(place)) return;
  started.add(place);
  const fallback = [...place.children];
  const hadFocus = place.contains(document.activeElement);
  const root = createRoot(place, {
    // A separate root has no error page: what was there before comes back,
    // with its message.
    onUncaughtError(error) {
      console.error(error);
      started.delete(place);
      place.replaceChildren(...fallback);
      for (const element of place.querySelectorAll('[hidden]')) {
        element.removeAttribute('hidden');
      }
    },
  });
  root.render(panel);
  if (hadFocus) details.querySelector('summary')?.focus();
  const observer = new MutationObserver(() => {
    if (!place.isConnected) {
      observer.disconnect();
      root.unmount();
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
