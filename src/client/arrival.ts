// What a reader who comes to an address sees: the place that its hash means, and
// the entry of the page in the sidebar.

interface Place {
  readonly pathname: string;
  readonly hash: string;
  readonly state?: unknown;
}

interface Update {
  readonly location: Place;
  readonly previousLocation: Place | null;
}

/** Scrolls the sidebar to the entry of the page, unless the reader sees it. */
function showEntry(): void {
  const entry = document.querySelector('aside [aria-current=page]');
  const sidebar = entry?.closest('nav');
  if (!entry || !sidebar) return;
  const { clientHeight } = entry;
  const half = (sidebar.clientHeight - clientHeight) / 2;
  const fromCenter =
    entry.getBoundingClientRect().top -
    sidebar.getBoundingClientRect().top -
    half;
  // One that is cut by the edge may be what was just pressed: it stays.
  const tolerance = sidebar.matches(':hover') ? clientHeight : 0;
  if (Math.abs(fromCenter) > half + tolerance) {
    sidebar.scrollTop += fromCenter;
  }
}

/** Puts the cursor into the form that the hash names, which starts it. */
function focusForm(hash: string): void {
  const [name = ''] = hash.slice(1).split('?');
  document
    .querySelector<HTMLElement>(
      `[data-project-check="${CSS.escape(name)}"] textarea`,
    )
    ?.focus({ preventScroll: true });
}

/**
 * Marks the entry of the sidebar that leads to the shown part of a page.
 *
 * @param isStep - whether the reader comes from another place of the site
 */
function markPart(pathname: string, hash: string, isStep: boolean): void {
  const [part] = hash.split('?');
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'aside .menu__link[href*="#"]',
  )) {
    const isShown = link.hash === part && link.pathname === pathname;
    link.classList.toggle('menu__link--active', isShown);
    if (isShown) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
    const heading =
      isShown && isStep && document.getElementById(link.hash.slice(1));
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  }
}

/** Has the link of an old version's banner lead to the place that is shown. */
function keepPlace(hash: string): void {
  const link = document.querySelector<HTMLAnchorElement>(
    '.theme-doc-version-banner a',
  );
  if (link) link.hash = hash;
}

/** Called by Docusaurus when it has shown an address. */
export function onRouteDidUpdate({
  location: { pathname, hash, state },
  previousLocation,
}: Update): void {
  const isOther = previousLocation?.pathname !== pathname;
  if (isOther) showEntry();
  keepPlace(hash);
  markPart(pathname, hash, previousLocation !== null);
  focusForm(hash);
  const isChanged = !isOther && hash !== previousLocation.hash;
  // The browser tells of its own steps itself. To the stock client all steps are one
  // kind: of those an address that was typed is known by its lack of a state.
  if (isChanged && state !== 'POP' && window.history.state !== null) {
    dispatchEvent(new HashChangeEvent('hashchange'));
  }
  if (hash && !document.getElementById(hash.slice(1))) {
    // Docusaurus stays where the reader was on the page before.
    if (previousLocation && isOther) window.scrollTo(0, 0);
    import(/* webpackChunkName: "nearest" */ './nearestSection').then(
      ({ showNearest }) => showNearest(),
      // Without it the page shows its top.
      () => undefined,
    );
  }
}
