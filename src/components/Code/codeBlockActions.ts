// The buttons of code, which copy it, wrap its lines and open its folds, and the button
// that copies a page. One listener for all, since they are HTML that React leaves alone.
import { copyWithFeedback } from '@site/src/shared/copyWithFeedback';
import { explainLoadFailure } from '@site/src/shared/sandbox/explainLoadFailure';
import styles from './styles.module.css';
import { CODE_BLOCK, COPY_PAGE, INSTALL_OPTION } from '@site/src/site/dom';

/** The code as the reader needs it, without the lines that a diff removes. */
function copyableText(code: HTMLElement): string {
  // The visible one of several install commands.
  if (code.querySelector(INSTALL_OPTION)) return code.innerText.trim();
  const copy = code.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('del').forEach((line) => {
    line.remove();
  });
  return copy.textContent;
}

/** Shows below a sample why it does not run. */
async function showLoadFailure(block: HTMLElement): Promise<void> {
  const note =
    block.querySelector(':scope > [role=alert]') ?? document.createElement('p');
  note.className = styles.failure ?? '';
  note.setAttribute('role', 'alert');
  note.textContent = '';
  block.append(note);
  note.textContent = await explainLoadFailure();
}

const loadRunner = () => import(/* webpackChunkName: "runner" */ '../Runner');

/** Ends the sample that runs, if any. */
let stopSample: (() => void) | undefined;

interface Update {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

/** A sample does not outlive its page. */
export function onRouteUpdate({ location, previousLocation }: Update): void {
  if (location.pathname !== previousLocation?.pathname) stopSample?.();
}

/** A page's Markdown, fetched when it is asked for. */
async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  // A site's fallback page for unknown addresses is HTML, not Markdown.
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.startsWith('text/html')) {
    throw new Error(`There is no Markdown at ${address}.`);
  }
  return response.text();
}

if (typeof document !== 'undefined') {
  // The pointer is over a button before it presses it, so the text can be loaded ahead.
  document.addEventListener('pointerover', ({ target }) => {
    if (
      target instanceof HTMLElement &&
      target.dataset.sampleId !== undefined
    ) {
      void loadRunner().then(
        ({ preload }) => {
          preload();
        },
        () => undefined,
      );
    }
  });
  document.addEventListener('click', ({ target }) => {
    const find = (selector: string) =>
      target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    const fold = find('.fold');
    fold?.setAttribute(
      'aria-expanded',
      String(fold.getAttribute('aria-expanded') !== 'true'),
    );
    const copiesPage = find(`${COPY_PAGE} > button`);
    const address = copiesPage?.parentElement?.dataset.markdown;
    if (copiesPage && address !== undefined) {
      void copyWithFeedback(copiesPage, () => fetchText(address));
      return;
    }
    const button = find(`${CODE_BLOCK} > div > button`);
    const block = button?.parentElement?.parentElement;
    if (block && button.dataset.sampleId !== undefined) {
      void loadRunner().then(
        ({ toggle, stop }) => {
          stopSample = stop;
          block.querySelector(':scope > [role=alert]')?.remove();
          toggle(block, copyableText);
        },
        () => {
          const { title = 'code' } = block.dataset;
          void showLoadFailure(block);
          button.textContent = 'Try again';
          button.setAttribute('aria-label', `Try again: run ${title}`);
        },
      );
      return;
    }
    const code = block?.querySelector<HTMLElement>('pre');
    if (!button || !code) return;
    if (!button.hasAttribute('aria-pressed')) {
      void copyWithFeedback(button, () => copyableText(code));
    } else {
      const wraps = code.toggleAttribute('data-wrap-lines');
      button.setAttribute('aria-pressed', String(wraps));
    }
  });
  // A selection around a fold would lack the folded lines.
  document.addEventListener('copy', () => {
    const selection = window.getSelection();
    document.querySelectorAll('.fold[aria-expanded=false]').forEach((fold) => {
      const lines = fold.nextElementSibling;
      if (lines && selection?.containsNode(lines, true)) {
        fold.setAttribute('aria-expanded', 'true');
      }
    });
  });
}
