// Detects that the site has been redeployed. A deployment deletes the hashed files of
// the one before, so lazy imports in open tabs start to fail. Callers that fail to load
// something ask `isNewDeploymentLive()`; if it is true, the reader gets a notice with a
// reload button, and unsaved input survives the reload.
import { readSessionRecord, writeSessionRecord } from './tabStorage';

export const SITE_UPDATED_TEXT = 'The site has been updated.';

const SAVED_STATE_KEY = 'kept';

/** Functions that return the state to save before a reload, by its name. */
export const stateProviders = new Map<string, () => string | undefined>();

/** The state that was saved before this reload, and the state to save before the next. */
const savedState =
  typeof document === 'undefined' ? {} : readSessionRecord(SAVED_STATE_KEY);

/** Whether state was saved under a name before the page was reloaded. */
export const hasSavedState = (name: string): boolean => name in savedState;

/** Returns the state saved under a name before the reload, and removes it. */
export function takeSavedState(name: string): string | undefined {
  const { [name]: value } = savedState;
  savedState[name] = undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Saves all state and reloads the page, at the same scroll position. */
export function reload(): void {
  for (const [name, read] of stateProviders) savedState[name] = read();
  writeSessionRecord(SAVED_STATE_KEY, savedState);
  window.location.reload();
}

/** Creates a notice with a text and a button that reloads the page. */
export function createReloadNotice(text: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = 'Reload the page';
  button.addEventListener('click', reload);
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.append(text, ' ', button);
  return notice;
}

/** Parses the HTML of a response. */
export async function parseHtmlResponse(response: Response): Promise<Document> {
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/**
 * Returns the URL of a page's runtime script. Its hash covers all other chunks, so it
 * identifies the build.
 */
export function buildIdOf(page: Document): string | null | undefined {
  return page
    .querySelector('script[src*="/runtime~main."]')
    ?.getAttribute('src');
}

/** Fetches the page again, and compares its build. */
async function fetchIsNewDeployment(): Promise<boolean> {
  try {
    const options = { cache: 'no-cache' } as const;
    const page = await fetch(window.location.href, options).then(
      parseHtmlResponse,
    );
    const buildId = buildIdOf(page);
    // A captive portal answers with its own page, which has no such script.
    return buildId !== undefined && buildId !== buildIdOf(document);
  } catch {
    return false;
  }
}

/** The check that runs, or that has found a new deployment. */
let pendingCheck: Promise<boolean> | undefined;

/**
 * Asks the host whether the site was deployed again after the page was loaded. If so,
 * shows a notice, so that callers need no message of their own.
 */
export function isNewDeploymentLive(): Promise<boolean> {
  pendingCheck ??= fetchIsNewDeployment().then((isNew) => {
    if (isNew) {
      const notice = createReloadNotice(SITE_UPDATED_TEXT);
      notice.className = 'floating-note';
      document.body.append(notice);
    } else {
      pendingCheck = undefined;
    }
    return isNew;
  });
  return pendingCheck;
}

if (typeof document !== 'undefined') {
  writeSessionRecord(SAVED_STATE_KEY, {});
  // A script or a stylesheet failed to load. The event does not bubble, so it is
  // captured.
  addEventListener(
    'error',
    ({ target }) => {
      const { src, href } = target as Partial<
        HTMLScriptElement & HTMLLinkElement
      >;
      if (/\/assets\/(?:js|css)\//.test(src ?? href ?? ''))
        void isNewDeploymentLive();
    },
    true,
  );
}
