import { createRoot } from 'react-dom/client';
import Panel from './Panel';

const started = new WeakSet<Element>();

/**
 * Shows the check in its part of the page, until the page is left.
 *
 * @param details - the part; its last child is the place, into which nothing
 *   else renders
 */
export function start(details: Element): void {
  const place = details.lastElementChild;
  if (place === null || started.has(place)) return;
  started.add(place);
  const root = createRoot(place);
  root.render(<Panel />);
  const observer = new MutationObserver(() => {
    if (!place.isConnected) {
      observer.disconnect();
      root.unmount();
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
