/**
 * Opens and closes the folds of code, which `highlight/` makes, and opens those in
 * a selection that is copied.
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
  // What is folded would be missing from a selection around it.
  document.addEventListener('copy', () => {
    const selection = window.getSelection();
    document.querySelectorAll('.fold[aria-expanded=false]').forEach((fold) => {
      const lines = fold.nextElementSibling;
      if (lines && selection?.containsNode(lines, true))
        fold.setAttribute('aria-expanded', 'true');
    });
  });
}
