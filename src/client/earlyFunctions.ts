// Functions that run in each page before its content is parsed. `headScripts.ts` writes
// their source into the page, so they use only their parameters and the browser's globals.

/**
 * Sets the attributes of `<html>` by which the stylesheet shows a color mode and the
 * install commands. Docusaurus' scripts before it fail to do so where storage is
 * blocked, and take any value from the query of the address.
 */
export function setRootAttributes(
  installAttribute: string,
  storageKey: string,
  installChoices: readonly string[],
  defaultChoice: string,
): void {
  const root = document.documentElement;
  if (!/^(light|dark)$/.test(String(root.dataset.theme))) {
    root.dataset.theme = matchMedia('(prefers-color-scheme:light)').matches
      ? 'light'
      : 'dark';
  }
  let stored: string | null | undefined;
  try {
    stored = localStorage.getItem(storageKey);
  } catch {
    // Storage is blocked.
  }
  // Earlier releases stored a package manager alone, for apps without Expo, or `expo`.
  root.setAttribute(
    installAttribute,
    installChoices.find((one) => one === stored || one === `cli-${stored}`) ??
      defaultChoice,
  );
}

/**
 * Sets `data-js` on `<html>`, and removes it if one of the document's own scripts fails
 * before hydration. What only scripts can show may be hidden by the stylesheet while it
 * is there: then nothing moves when the page hydrates, and nothing is lost when it
 * cannot.
 */
export function flagScripts(): void {
  const root = document.documentElement;
  root.setAttribute('data-js', '');
  addEventListener(
    'error',
    ({ target }) => {
      const isOwn = target === window || (target as HTMLScriptElement).defer;
      if (isOwn && root.dataset.hasHydrated !== 'true') {
        root.removeAttribute('data-js');
      }
    },
    true,
  );
}

/**
 * Reloads the page if one of its scripts or stylesheets fails to load and the host's
 * current page does not name it: the browser had cached the page of an earlier deployment.
 */
export function reloadOutdatedPage(): void {
  addEventListener(
    'error',
    function reload({ target }) {
      const element = target as HTMLScriptElement & HTMLLinkElement;
      const file = (element.src || element.href || '').replace(/.*\//, '');
      if (
        !/\.(js|css)$/.test(file) ||
        document.documentElement.dataset.hasHydrated === 'true'
      ) {
        return;
      }
      removeEventListener('error', reload, true);
      fetch(location.href, { cache: 'reload' })
        .then((response) => (response.ok ? response.text() : file))
        .then(
          (text) => {
            if (!text.includes(file)) location.reload();
          },
          () => undefined,
        );
    },
    true,
  );
}

/**
 * Remembers the last press of a button, or of the search's shortcuts, and repeats it
 * once the page is interactive, which takes seconds on a slow phone.
 *
 * @param buttons - selects the buttons that work only after hydration
 * @param search - selects the search button, which may not be parsed yet
 */
export function repeatEarlyPress(buttons: string, search: string): void {
  let isReady = false;
  let pressed: HTMLElement | string | null = null;
  addEventListener(
    'click',
    (event) => {
      if (isReady) return;
      pressed = (event.target as Element).closest<HTMLElement>(buttons);
      // The browser would follow a link; a button does nothing yet.
      if ((pressed as HTMLAnchorElement | null)?.hash) event.preventDefault();
    },
    true,
  );
  addEventListener('keydown', (event) => {
    const isSearch =
      event.ctrlKey || event.metaKey
        ? /^k$/i.test(event.key)
        : event.key === '/' &&
          !(event.target as Element).closest('input,textarea');
    if (!isReady && isSearch) {
      event.preventDefault();
      pressed = search;
    }
  });
  new MutationObserver((_, observer) => {
    observer.disconnect();
    isReady = true;
    const button =
      typeof pressed === 'string'
        ? document.querySelector<HTMLElement>(pressed)
        : pressed;
    button?.click();
  }).observe(document.documentElement, {
    attributeFilter: ['data-has-hydrated'],
  });
}
