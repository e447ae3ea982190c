// Starts the assistant of a page in its <details> when the reader opens it, or
// comes by an address that names it. Nothing of it is loaded before; if that
// fails, the text that is in its place says what to do.

const ASSISTANT = '[data-assistant]';

function startOpen(): void {
  const details = document.querySelector(`${ASSISTANT}[open]`);
  if (details !== null) {
    void import(
      /* webpackChunkName: "version-check" */
      '@site/src/components/VersionCheck/start'
    ).then(({ start }) => {
      start(details);
    });
  }
}

interface Update {
  readonly location: { readonly hash: string };
}

/** Called by Docusaurus when it shows an address. */
export function onRouteUpdate({ location }: Update): void {
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
