import { escapeText } from '@site/src/site/html';
import styles from './styles.module.css';

/** An editor that lies over a block of code. */
export interface Editor {
  /** Marks a line that is wrong, or none. */
  readonly mark: (line: number | undefined) => void;
  readonly focus: () => void;
  /** Shows the code as it was. */
  readonly close: () => void;
}

/** What ends above it is hidden by the navbar, or too little to be seen. */
const HIDDEN = 112;

/** Breaks the line where the reader does, indented like the one before. */
function breakLine(event: KeyboardEvent): void {
  const area = event.target as HTMLTextAreaElement;
  const above = area.value.slice(0, area.selectionStart).split('\n').at(-1);
  const [indent = ''] = /^ */.exec(above ?? '') ?? [];
  if (event.key !== 'Enter' || event.isComposing || indent === '') return;
  event.preventDefault();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the one way that can be undone
  document.execCommand('insertText', false, `\n${indent}`);
}

/**
 * Lays a text field over highlighted code, which follows what is typed. The Tab
 * key leaves it, as any other field.
 *
 * @param text - what it shows first
 */
export function openEditor(
  block: HTMLElement,
  text: string,
  onInput: (text: string) => void,
): Editor {
  const pre = block.querySelector('pre');
  const code = pre?.querySelector('code');
  if (!pre || !code) throw new Error('There is no code to edit.');
  const original = code.innerHTML;
  const area = document.createElement('textarea');
  const line = document.createElement('div');
  area.className = styles.area ?? '';
  line.className = styles.line ?? '';
  line.hidden = true;
  area.value = text;
  area.spellcheck = false;
  area.setAttribute(
    'aria-label',
    `Code of ${block.dataset.title ?? 'App.tsx'}`,
  );
  area.setAttribute('autocapitalize', 'off');
  area.setAttribute('autocorrect', 'off');
  let paint = escapeText;
  const show = () => {
    code.innerHTML = paint(area.value);
  };
  void import(
    /* webpackChunkName: "highlight" */ '@site/src/shared/highlight/highlightInBrowser'
  ).then(
    ({ highlight }) => {
      paint = (value) => highlight(value, false);
      if (area.isConnected) show();
    },
    // Without colors it can be edited as well.
    () => undefined,
  );
  area.addEventListener('input', () => {
    line.hidden = true;
    show();
    onInput(area.value);
  });
  area.addEventListener('keydown', breakLine);
  show();
  // The field has the focus, and scrolls with it.
  pre.removeAttribute('tabindex');
  block.dataset.edits = '';
  pre.append(line, area);
  return {
    mark: (number) => {
      line.hidden = number === undefined;
      line.style.setProperty('--line', String(number));
    },
    focus: () => {
      area.setSelectionRange(0, 0);
      // The phone is below the code, where it is not next to it, and stays in sight.
      area.focus({ preventScroll: true });
      if (area.getBoundingClientRect().bottom < HIDDEN) {
        block.querySelector('[data-state]')?.scrollIntoView({ block: 'end' });
      }
    },
    close: () => {
      area.remove();
      line.remove();
      code.innerHTML = original;
      pre.tabIndex = 0;
      delete block.dataset.edits;
    },
  };
}
