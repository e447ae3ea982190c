// Detects that the site has been redeployed. A deployment deletes the hashed files of
// the one before, so lazy imports in open tabs start to fail. Callers that fail to load
// something ask `isNewDeploymentLive()`; if it is true, the reader gets a notice with a
// reload button, and unsaved input survives the reload.
import { BASE_PATH } from '../site/basePath';
import { readSessionRecord, writeSessionRecord } from './tabStorage';

export const SITE_UPDATED_TEXT = 'The site has been updated.';

/** Under which the tab keeps what a reload would lose; other sites have the same host. */
const STORAGE_KEY = `${BASE_PATH}kept`;

/** Reads what a reload would lose, by a name for each. */
export const stateProviders = new Map<string, () => string | undefined>();

const savedState =
  typeof document === 'undefined' ? {} : readSessionRecord(STORAGE_KEY);

/** Whether something was kept when the page was reloaded. */
export const hasSavedState = (name: string): boolean => name in savedState;

/** Gives what was kept when the page was reloaded, once. */
export function takeSavedState(name: string): string | undefined {
  const { [name]: value } = savedState;
  savedState[name] = undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Writes down what a reload would lose, by default all of it. */
export function saveState(
  names: Iterable<string> = stateProviders.keys(),
): void {
  for (const name of names) savedState[name] = stateProviders.get(name)?.();
  writeSessionRecord(STORAGE_KEY, savedState);
}

/** Loads the page again, at the same place. */
export function reload(): void {
  saveState();
  window.location.reload();
}

/** Makes a message with a button that loads the page again. */
export function createReloadNotice(text: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = 'Reload the page';
  button.addEventListener('click', reload);
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.append(text, ' ', button);
  return note;
}

/** Reads a page of the site. */
export async function parseHtmlResponse(response: Response): Promise<Document> {
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/**
 * URL of the runtime script. Its hash covers all other chunks, so it identifies the
 * build.
 */
export function buildIdOf(page: Document): string | null | undefined {
  return page
    .querySelector('script[src*="/runtime~main."]')
    ?.getAttribute('src');
}

async function fetchIsNewDeployment(): Promise<boolean> {
  try {
    const options = { cache: 'no-cache' } as const;
    const page = await fetch(window.location.href, options).then(
      parseHtmlResponse,
    );
    const release = buildIdOf(page);
    // A captive portal answers with its own page, which has no such script.
    return release !== undefined && release !== buildIdOf(document);
  } catch {
    return false;
  }
}

let pendingCheck: Promise<boolean> | undefined;

/**
 * Asks the host whether the site has been published again since the page was loaded. If
 * so, the reader is told, and nothing else has to be said.
 */
export function isNewDeploymentLive(): Promise<boolean> {
  pendingCheck ??= fetchIsNewDeployment().then((isNew) => {
    if (isNew) {
      const note = createReloadNotice(SITE_UPDATED_TEXT);
      note.className = 'floating-note';
      document.body.append(note);
    } else {
      pendingCheck = undefined;
    }
    return isNew;
  });
  return pendingCheck;
}

if (typeof document !== 'undefined') {
  writeSessionRecord(STORAGE_KEY, {});
  // A script or a stylesheet that a component asked for; the event does not bubble.
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
