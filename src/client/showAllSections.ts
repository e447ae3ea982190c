// A first visit's page leaves out what is far from the screen (see
// `src/plugins/mdx/page-sections`). Before the reader goes to a place in the middle of
// a page it is laid out whole, since only then the place is exact; so it is
// before it is printed.

interface Update {
  readonly previousLocation: object | null;
}

function showAll(): void {
  document.documentElement.removeAttribute('data-skips-sections');
}

/** Called by Docusaurus before it shows what an address stands for. */
export function onRouteUpdate({ previousLocation }: Update): void {
  if (previousLocation !== null) {
    showAll();
  }
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
      if (target instanceof Element && target.closest('a')?.hash) {
        showAll();
      }
    },
    true,
  );
}
