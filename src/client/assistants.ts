// Starts the assistant of a page in its <details> when the reader opens it, or
// comes by an address that names it. Nothing of it is loaded before; if that
// fails, a message says so, with a button to try again.

const ASSISTANT = '[data-assistant]';

const load = (hash: string | undefined) =>
  hash === '#check-my-versions'
    ? import(
        /* webpackChunkName: "version-check" */
        '@site/src/components/VersionCheck/start'
      )
    : import(
        /* webpackChunkName: "code-check" */
        '@site/src/components/CodeCheck/start'
      );

function startOpen(): void {
  const details = document.querySelector<HTMLElement>(`${ASSISTANT}[open]`);
  if (details === null) return;
  // Gone once the assistant is in its place.
  const failure = details.querySelector<HTMLElement>('[data-failure]');
  const message = failure?.querySelector('p');
  const retry = failure?.querySelector('button');
  // What is shown again is announced again; the button keeps the focus.
  if (message) message.hidden = true;
  if (retry) retry.onclick = startOpen;
  load(details.dataset.assistant)
    .then((module) => {
      module.default(details);
    })
    .catch(() => {
      if (failure && message) failure.hidden = message.hidden = false;
    });
}

interface Update {
  readonly location: { readonly hash: string };
}

/** Called by Docusaurus when it has shown an address. */
export function onRouteDidUpdate({ location }: Update): void {
  // Added once, however often it is said. The event does not bubble.
  addEventListener('toggle', startOpen, true);
  const details = document.querySelector<HTMLElement>(ASSISTANT);
  const name = details?.dataset.assistant;
  if (name !== undefined && location.hash.startsWith(name)) {
    details?.setAttribute('open', '');
  }
  // The reader may have opened it before this script was there.
  startOpen();
}
