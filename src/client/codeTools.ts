// The buttons of code: one copies it, one wraps its lines. One listener for all,
// since code is HTML that React leaves alone.
import { copyFrom } from '@site/src/components/CopyButton/copyFrom';

/** The code as the reader needs it, without the lines that a diff removes. */
function textOf(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('del').forEach((line) => {
    line.remove();
  });
  return copy.textContent;
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element
        ? target.closest<HTMLElement>('[data-language] > div > button')
        : null;
    const code = button
      ?.closest('[data-language]')
      ?.querySelector<HTMLElement>('pre');
    if (!button || !code) {
      return;
    }
    if (!button.hasAttribute('aria-pressed')) {
      void copyFrom(button, () => textOf(code));
    } else {
      const wraps = code.toggleAttribute('data-wraps');
      button.setAttribute('aria-pressed', String(wraps));
    }
  });
}
