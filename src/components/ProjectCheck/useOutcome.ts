import { useCallback, useEffect, useRef, useState } from 'react';
import { isLoadFailure } from '@site/src/shared/isLoadFailure';
import { isOutdated } from '@site/src/site/release';
import type { Outcome } from './ask';
import { memory } from './memory';
import { countRepeats } from './summary';

/** An answer that takes longer than this is announced, in ms. */
const PATIENCE = 500;

/** What an exception is answered with; nothing, if the site is a newer one. */
async function excuse(error: unknown): Promise<Outcome | undefined> {
  console.error(error);
  const isLoad = isLoadFailure(error);
  if (isLoad && (await isOutdated())) return undefined;
  const message = isLoad
    ? 'The check could not be loaded. Your text is still here: see that you are online, and press Check again.'
    : `The check crashed. ${String(error)}\nThis is a bug in this site: please report it with your text.`;
  return { problem: { message } };
}

/** Writes the answer's address without a step in the history. */
function showAddress(name: string, { versions }: Outcome): void {
  const { pathname, search, hash } = window.location;
  const query = versions?.engine.writeAddress(versions.answer.app.setup);
  if (query === undefined && !hash.startsWith(`#${name}?`)) return;
  const address = `${pathname}${search}#${name}${query ?? ''}`;
  window.history.replaceState(window.history.state, '', address);
}

/** Asks for another answer. */
export type Ask = (find: () => Promise<Outcome | undefined>) => Promise<void>;

/**
 * The answer, and the way to another one; the latest question's is shown. There is
 * none in the built page, and an empty one until something is asked.
 *
 * @param name - the anchor of the form, with which the answer's address begins
 */
export function useOutcome(name: string) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const run = useRef(0);
  useEffect(() => {
    setOutcome(memory.outcome ?? {});
  }, []);
  const ask: Ask = useCallback(
    async (find) => {
      run.current += 1;
      const own = run.current;
      const timer = setTimeout(() => {
        if (own === run.current) setBusy(true);
      }, PATIENCE);
      const next = await find().catch(excuse);
      clearTimeout(timer);
      if (own !== run.current) return;
      setBusy(false);
      if (next === undefined) return;
      memory.outcome = countRepeats(next, memory.outcome);
      setOutcome(memory.outcome);
      const setup = next.versions?.answer.app.setup;
      if (setup && setup.source !== 'release') memory.setup = setup;
      showAddress(name, next);
    },
    [name],
  );
  return { outcome, isBusy, ask };
}
