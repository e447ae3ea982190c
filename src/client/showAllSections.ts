// A first visit's page leaves out what is far from the screen (see
// `src/plugins/mdx/page-sections`). It is laid out whole before it is printed, and before
// the reader goes to a place in its middle, which only then is exact.

function showAll(): void {
  document.documentElement.removeAttribute('data-skips-sections');
}

/** Called by Docusaurus before it shows what an address stands for. */
export function onRouteUpdate(update: { previousLocation: object | null }) {
  if (update.previousLocation !== null) showAll();
}

if (typeof document !== 'undefined') {
  addEventListener('beforeprint', () => {
    showAll();
    document.querySelectorAll('[data-commands] details').forEach((release) => {
      release.setAttribute('open', '');
    });
  });
  // The browser itself follows a hash before Docusaurus knows of it.
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')?.hash) showAll();
    },
    true,
  );
}
