import { useCallback, useEffect, type RefObject } from 'react';
import { askAbout, askSetup } from './ask';
import { memory } from './memory';
import type { Ask } from './useOutcome';

/**
 * Puts the text that is remembered into the field, and answers what the address
 * asks, then and when it changes.
 *
 * @param name - the anchor of the form, with which such an address begins
 */
export function useStart(
  name: string,
  field: RefObject<HTMLTextAreaElement | null>,
  ask: Ask,
): void {
  /** @returns whether the address asks something */
  const follow = useCallback(() => {
    const { hash } = window.location;
    if (!hash.startsWith(`#${name}?`)) return false;
    void ask(() =>
      askSetup((engine) => engine.readAddress(hash.slice(name.length + 1))),
    );
    return true;
  }, [ask, name]);

  useEffect(() => {
    // What was typed before React was there stays.
    if (field.current?.value === '') field.current.value = memory.text;
    else memory.text = field.current?.value ?? '';
    // An answer that the reader comes back to is there already; one that was on
    // the page before it was loaded again is given again.
    if (memory.outcome === undefined && !follow() && memory.isKept) {
      void ask(async () => ({
        ...(await askAbout(memory.text, memory.from)),
        isQuiet: true,
      }));
    }
    memory.isKept = false;
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, [ask, field, follow]);
}
