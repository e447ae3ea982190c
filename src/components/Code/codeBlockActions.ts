// The buttons of code (run, copy, wrap lines, open a fold), and the button that copies a
// page. They share listeners of the document, since React does not manage their HTML.
import type { ClientModule } from '@docusaurus/types';
import { copyWithFeedback } from '@site/src/shared/copyWithFeedback';
import { explainLoadFailure } from '@site/src/shared/sandbox/explainLoadFailure';
import styles from './styles.module.css';
import {
  closest,
  CODE_BLOCK,
  COPY_PAGE,
  find,
  findAll,
  INSTALL_OPTION,
  RUN_BUTTON,
} from '@site/src/site/dom';

/** Returns the code to copy, without the lines that a diff removes. */
function copyableText(code: HTMLElement): string {
  // The visible one of several install commands.
  if (find(code, INSTALL_OPTION)) return code.innerText.trim();
  const copy = code.cloneNode(true) as HTMLElement;
  for (const line of findAll(copy, 'del')) line.remove();
  return copy.textContent;
}

const FAILURE_NOTE = ':scope > [role=alert]';

/** Shows below a sample why its runner did not load. */
async function showLoadFailure(block: HTMLElement): Promise<void> {
  const note = find(block, FAILURE_NOTE) ?? document.createElement('p');
  note.className = styles.failure ?? '';
  note.setAttribute('role', 'alert');
  note.textContent = '';
  block.append(note);
  note.textContent = await explainLoadFailure();
}

const loadRunner = () => import(/* webpackChunkName: "runner" */ '../Runner');

/** Ends the sample that runs, if any. */
let stopSample: (() => void) | undefined;

/** Stops the sample on another page. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname !== previousLocation?.pathname) stopSample?.();
};

/** Fetches a page's Markdown. @throws Error when there is none */
async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  // A site's fallback page for unknown addresses is HTML, not Markdown.
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.startsWith('text/html')) {
    throw new Error(`There is no Markdown at ${address}.`);
  }
  return response.text();
}

function toggleFold(fold: HTMLElement): void {
  const isOpen = fold.getAttribute('aria-expanded') === 'true';
  fold.setAttribute('aria-expanded', String(!isOpen));
}

function copyPage(button: HTMLElement): void {
  const address = closest(button, COPY_PAGE)?.dataset.markdown ?? '';
  void copyWithFeedback(button, () => fetchText(address));
}

async function runSample(button: HTMLElement): Promise<void> {
  const block = closest(button, CODE_BLOCK);
  if (block === null) return;
  const runner = await loadRunner().catch(() => undefined);
  if (runner === undefined) {
    const { title = 'code' } = block.dataset;
    void showLoadFailure(block);
    button.textContent = 'Try again';
    button.setAttribute('aria-label', `Try again: run ${title}`);
    return;
  }
  stopSample = runner.stop;
  find(block, FAILURE_NOTE)?.remove();
  runner.toggle(block, copyableText);
}

function wrapLines(button: HTMLElement): void {
  const code = find(closest(button, CODE_BLOCK), 'pre');
  const wraps = code?.toggleAttribute('data-wrap-lines') ?? false;
  button.setAttribute('aria-pressed', String(wraps));
}

function copyCode(button: HTMLElement): void {
  const code = find(closest(button, CODE_BLOCK), 'pre');
  if (code) void copyWithFeedback(button, () => copyableText(code));
}

/** The action of a press by the selector of its button; the first match counts. */
const BUTTON_ACTIONS = {
  '.fold': toggleFold,
  [`${COPY_PAGE} > button`]: copyPage,
  [RUN_BUTTON]: (button: HTMLElement) => void runSample(button),
  [`${CODE_BLOCK} > div > [aria-pressed]`]: wrapLines,
  [`${CODE_BLOCK} > div > button`]: copyCode,
};

if (typeof document !== 'undefined') {
  // The runner loads while the pointer is over the button, before the press.
  document.addEventListener('pointerover', ({ target }) => {
    if (closest(target, RUN_BUTTON)) {
      void loadRunner().then(
        ({ preload }) => {
          preload();
        },
        () => undefined,
      );
    }
  });
  document.addEventListener('click', ({ target }) => {
    for (const [selector, act] of Object.entries(BUTTON_ACTIONS)) {
      const button = closest(target, selector);
      if (button === null) continue;
      act(button);
      return;
    }
  });
  // Otherwise the copied selection lacks the lines of closed folds.
  document.addEventListener('copy', () => {
    const selection = window.getSelection();
    for (const fold of findAll(document, '.fold[aria-expanded=false]')) {
      const lines = fold.nextElementSibling;
      if (lines && selection?.containsNode(lines, true)) toggleFold(fold);
    }
  });
}
