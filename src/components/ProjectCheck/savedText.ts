/**
 * Saves the text of the form in the history entry: it survives a reload, and no other page
 * of the host can read it.
 */
const STATE_KEY = 'projectCheck';

/** The name of the text among the state that a reload saves. */
export const SAVED_TEXT = 'ProjectCheck';

const readState = (): Readonly<Record<string, unknown>> =>
  Object(window.history.state) as Readonly<Record<string, unknown>>;

/** The saved text of the current entry; `undefined` without one, and on the server. */
export function savedInEntry(): string | undefined {
  if (typeof window === 'undefined') return undefined;
  const { [STATE_KEY]: text } = readState();
  return typeof text === 'string' ? text : undefined;
}

/** Saves the text in the current entry, if it has changed. */
export function saveInEntry(text: string): void {
  if (text === (savedInEntry() ?? '')) return;
  const state = { ...readState(), [STATE_KEY]: text || undefined };
  try {
    window.history.replaceState(state, '');
  } catch {
    // The text is longer than the browser permits.
  }
}
