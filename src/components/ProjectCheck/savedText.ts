/**
 * Keeps the text of the form in the entry of the history: it is there again when the
 * reader loads the page again, and no other page of the host can read it.
 */
const KEY = 'projectCheck';

const readState = (): Readonly<Record<string, unknown>> =>
  Object(window.history.state) as Readonly<Record<string, unknown>>;

export function savedInEntry(): string | undefined {
  if (typeof window === 'undefined') return undefined;
  const { [KEY]: text } = readState();
  return typeof text === 'string' ? text : undefined;
}

export function saveInEntry(text: string): void {
  if (text === (savedInEntry() ?? '')) return;
  const state = { ...readState(), [KEY]: text || undefined };
  try {
    window.history.replaceState(state, '');
  } catch {
    // It is longer than the browser keeps.
  }
}
