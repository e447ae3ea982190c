import { escapeHtmlText } from '@site/src/site/escapeHtmlText';
import styles from './styles.module.css';
import { find, RUN_AREA } from '@site/src/site/dom';

/** An editor that lies over a block of code. */
export interface Editor {
  /** Marks a line that is wrong, or none. */
  readonly mark: (line: number | undefined) => void;
  readonly focus: () => void;
  /** Lets the program take the focus until the next key. */
  readonly release: () => void;
  /** Shows the code as it was. */
  readonly close: () => void;
}

/** Longer texts are not colored: each key would take long. */
const MAX_COLORED_LENGTH = 20_000;

/** If the code ends above this, the navbar hides it, or nearly all of it. */
const MIN_VISIBLE_BOTTOM_PX = 112;

/** Inserts a new line on Enter, indented like the one before. */
function insertIndentedNewline(event: KeyboardEvent): void {
  const area = event.target as HTMLTextAreaElement;
  const above = area.value.slice(0, area.selectionStart).split('\n').at(-1);
  const [indent = ''] = /^ */.exec(above ?? '') ?? [];
  if (event.key !== 'Enter' || event.isComposing || indent === '') return;
  event.preventDefault();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the one way that can be undone
  document.execCommand('insertText', false, `\n${indent}`);
}

/** Returns the top of a line of code, which can wrap to several rows, in the window. */
function topOfLine(code: HTMLElement, number: number): number {
  const lines = code.textContent.split('\n').slice(0, number - 1);
  let offset = lines.reduce((sum, line) => sum + line.length + 1, 0);
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { length } = texts.currentNode as Text;
    if (offset < length) {
      const range = document.createRange();
      range.setStart(texts.currentNode, offset);
      range.setEnd(texts.currentNode, offset + 1);
      const [first] = range.getClientRects();
      return first?.top ?? 0;
    }
    offset -= length;
  }
  return code.getBoundingClientRect().top;
}

/** Returns a function that shows the code of a field, in colors once they have loaded. */
function createPainter(area: HTMLTextAreaElement, code: HTMLElement) {
  let paint = escapeHtmlText;
  const show = () => {
    const { value } = area;
    code.innerHTML =
      value.length > MAX_COLORED_LENGTH ? escapeHtmlText(value) : paint(value);
  };
  void import(
    /* webpackChunkName: "highlight" */ '@site/src/shared/highlight/highlightInBrowser'
  ).then(
    ({ highlightTsx }) => {
      paint = (value) => highlightTsx(value);
      if (area.isConnected) show();
    },
    // The code can be edited without colors.
    () => undefined,
  );
  return show;
}

/**
 * Puts a text field over highlighted code, which follows what is typed. The Tab key
 * leaves it, as any other field.
 *
 * @param text - the initial text
 * @throws Error when the block has no code
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
  const show = createPainter(area, code);
  /** Whether the reader moves the focus to the program, by the pointer or a key. */
  let isReleased = false;
  area.addEventListener('keydown', ({ key }) => {
    isReleased = key === 'Tab';
  });
  area.addEventListener('blur', () => {
    // A program that takes the focus by itself would get the next keys.
    setTimeout(() => {
      const isTaken = document.activeElement instanceof HTMLIFrameElement;
      if (isTaken && !isReleased) area.focus({ preventScroll: true });
    });
  });
  area.addEventListener('input', () => {
    line.hidden = true;
    show();
    onInput(area.value);
  });
  area.addEventListener('keydown', insertIndentedNewline);
  show();
  // The field can be focused instead.
  pre.removeAttribute('tabindex');
  block.dataset.editing = '';
  pre.append(line, area);
  return {
    mark: (number) => {
      line.hidden = number === undefined;
      if (number === undefined) return;
      const { top } = pre.getBoundingClientRect();
      const place = topOfLine(code, number) - top + pre.scrollTop;
      line.style.setProperty('--top', `${place}px`);
    },
    focus: () => {
      area.setSelectionRange(0, 0);
      // The phone, which can be below the code, stays visible.
      area.focus({ preventScroll: true });
      if (area.getBoundingClientRect().bottom < MIN_VISIBLE_BOTTOM_PX) {
        find(block, RUN_AREA)?.scrollIntoView({ block: 'end' });
      }
    },
    release: () => {
      isReleased = true;
    },
    close: () => {
      area.remove();
      line.remove();
      code.innerHTML = original;
      pre.tabIndex = 0;
      delete block.dataset.editing;
    },
  };
}
