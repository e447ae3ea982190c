/** Returns the text to copy; called at each press. */
export type GetText = () => string | Promise<string>;

/** How long the feedback stays, in ms. */
const FEEDBACK_MS = 2500;

const feedbackTimers = new WeakMap<HTMLElement, number>();

/** Copies a text, also one that is still loading. */
async function copyText(getText: GetText): Promise<void> {
  const text = getText();
  if (typeof text === 'string') {
    await navigator.clipboard.writeText(text);
    return;
  }
  // Firefox before 127 has no `ClipboardItem`, and remembers the press for 5 s.
  if (!('ClipboardItem' in window)) {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // Safari forgets the press while a text is awaited, unless the clipboard gets the
  // promise itself.
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  // eslint-disable-next-line no-restricted-globals -- looked for above
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Shows the result of copying; an empty message removes it. */
function showCopyState(
  button: HTMLElement,
  message: string,
  outcome?: string,
): void {
  const { label } = button.dataset;
  const status = button.nextElementSibling;
  if (outcome === undefined) {
    delete button.dataset.copyStatus;
  } else {
    button.dataset.copyStatus = outcome;
  }
  if (label !== undefined && button.lastElementChild !== null) {
    button.lastElementChild.textContent = message || label;
  }
  if (status !== null) {
    status.textContent = message;
  }
}

/**
 * Copies a text and announces the result, on the screen and to screen readers.
 *
 * @param button - a copy button; the element after it speaks to screen readers
 */
export async function copyWithFeedback(
  button: HTMLElement,
  getText: GetText,
): Promise<void> {
  clearTimeout(feedbackTimers.get(button));
  try {
    await copyText(getText);
    showCopyState(button, 'Copied', 'copied');
  } catch {
    // The browser or the network refused, and the message is the only way to say so.
    showCopyState(button, 'Could not copy', 'failed');
  }
  clearTimeout(feedbackTimers.get(button));
  feedbackTimers.set(
    button,
    window.setTimeout(() => {
      showCopyState(button, '');
    }, FEEDBACK_MS),
  );
}
