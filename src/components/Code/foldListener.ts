/**
 * Opens and closes the folds of code, which `highlight/` makes.
 * One listener for all, so that they work before a demo is interactive.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const fold = target instanceof Element ? target.closest('.fold') : null;
    fold?.setAttribute(
      'aria-expanded',
      String(fold.getAttribute('aria-expanded') !== 'true'),
    );
  });
}
