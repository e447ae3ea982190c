import { createBrowserHistory, type Location } from 'history';

/** Where the reader is, the path decoded. */
export type SiteLocation = Location;

try {
  decodeURI(window.location.pathname);
} catch {
  // It is the not-found page's, and the history would throw.
  const path = window.location.pathname.replaceAll('%', '%25');
  window.history.replaceState(null, '', path);
}

/** The history of the tab, from the package that react-router has it from. */
export const history = createBrowserHistory();

// It knows the entries since the page was loaded. From an older one it does not
// lead forward again where going back only closes the menu of small screens.
const known = new Set([history.location.key]);

// Without a listener it does not see that the reader goes back.
history.listen(({ key }) => known.add(key));

window.addEventListener('popstate', ({ state }: PopStateEvent) => {
  const { key } = (state ?? {}) as { readonly key?: string };
  if (!known.has(key) && history.location.key !== key) {
    window.history.forward();
  }
});
