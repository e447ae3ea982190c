// Files that the scripts of a tab ask for are gone once the site is published again.
// Whatever cannot be loaded asks here whether that is why; the reader is told so, and
// reloads the page without losing what they typed.
import { BASE_PATH } from './basePath';
import { readTab, writeTab } from './tabStorage';

export const UPDATED = 'The site has been updated.';

/** Under which the tab keeps what a reload would lose; other sites have the same host. */
const KEY = `${BASE_PATH}kept`;

/** Reads what a reload would lose, by a name for each. */
export const keepers = new Map<string, () => string | undefined>();

const kept = typeof document === 'undefined' ? {} : readTab(KEY);

/** Whether something was kept when the page was reloaded. */
export const isKept = (name: string): boolean => name in kept;

/** Gives what was kept when the page was reloaded, once. */
export function takeKept(name: string): string | undefined {
  const { [name]: value } = kept;
  kept[name] = undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Writes down what a reload would lose, by default all of it. */
export function keep(names: Iterable<string> = keepers.keys()): void {
  for (const name of names) kept[name] = keepers.get(name)?.();
  writeTab(KEY, kept);
}

/** Loads the page again, at the same place. */
export function reload(): void {
  keep();
  window.location.reload();
}

/** Makes a message with a button that loads the page again. */
export function reloadNote(text: string): HTMLElement {
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
export async function parsePage(response: Response): Promise<Document> {
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** The script that knows all others, and so differs between releases. */
export function releaseOf(page: Document): string | null | undefined {
  return page
    .querySelector('script[src*="/runtime~main."]')
    ?.getAttribute('src');
}

async function ask(): Promise<boolean> {
  try {
    const options = { cache: 'no-cache' } as const;
    const page = await fetch(window.location.href, options).then(parsePage);
    const release = releaseOf(page);
    // A network's sign-in page has none.
    return release !== undefined && release !== releaseOf(document);
  } catch {
    return false;
  }
}

let answer: Promise<boolean> | undefined;

/**
 * Asks the host whether the site has been published again since the page was loaded. If
 * so, the reader is told, and nothing else has to be said.
 */
export function isOutdated(): Promise<boolean> {
  answer ??= ask().then((isNew) => {
    if (isNew) {
      const note = reloadNote(UPDATED);
      note.className = 'floating-note';
      document.body.append(note);
    } else {
      answer = undefined;
    }
    return isNew;
  });
  return answer;
}

if (typeof document !== 'undefined') {
  writeTab(KEY, {});
  // A script or a stylesheet that a component asked for; the event does not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      const { src, href } = target as Partial<
        HTMLScriptElement & HTMLLinkElement
      >;
      if (/\/assets\/(?:js|css)\//.test(src ?? href ?? '')) void isOutdated();
    },
    true,
  );
}
