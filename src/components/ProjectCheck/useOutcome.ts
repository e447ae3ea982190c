import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { isLoadFailure } from '@site/src/shared/isLoadFailure';
import { isOutdated } from '@site/src/site/release';
import { askAbout, askSetup, type Outcome } from './ask';
import { stopCheck } from './codeWorker';
import { memory } from './memory';

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

/** What an answer says in short. */
function summaryOf({ sections = [], versions, code, note }: Outcome): string {
  const explained = sections.length > 0 && 'The docs explain this message.';
  return [explained, versions?.answer.summary, code?.summary, note]
    .filter(Boolean)
    .join(' ');
}

/** Writes the answer's address without a step in the history. */
function showAddress(name: string, { versions }: Outcome): void {
  const { pathname, search, hash } = window.location;
  const query = versions?.engine.writeAddress(versions.answer.app.setup);
  if (query === undefined && !hash.startsWith(`#${name}?`)) return;
  const address = `${pathname}${search}#${name}${query ?? ''}`;
  window.history.replaceState(window.history.state, '', address);
}

/**
 * The answer to the latest question, and the way to ask. There is none in the built
 * page, and an empty one until something is asked. The field gets the text that is
 * remembered; what the address asks, below the form's anchor, is answered.
 */
export function useOutcome(
  name: string,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const run = useRef(0);
  const ask = useCallback(
    async (find: () => Promise<Outcome | undefined>): Promise<void> => {
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
      const last = memory.outcome;
      const summary = summaryOf(next);
      const isSame =
        next.problem?.message === last?.problem?.message &&
        summary === last?.summary;
      const times = isSame ? (last.times ?? 1) + 1 : 1;
      memory.outcome = { ...next, summary, times };
      setOutcome(memory.outcome);
      const setup = next.versions?.answer.app.setup;
      if (setup && setup.source !== 'release') memory.setup = setup;
      showAddress(name, next);
    },
    [name],
  );
  const cancel = useCallback(() => {
    run.current += 1;
    stopCheck();
    setBusy(false);
  }, []);
  useEffect(() => {
    setOutcome(memory.outcome ?? {});
    /** @returns whether the address asks something */
    const follow = () => {
      const { hash } = window.location;
      if (!hash.startsWith(`#${name}?`)) return false;
      void ask(() =>
        askSetup((engine) => engine.readAddress(hash.slice(name.length + 1))),
      );
      return true;
    };
    const { text } = memory;
    // What was typed before React was there stays.
    if (field.current?.value === '') field.current.value = text;
    else memory.text = field.current?.value ?? '';
    // An answer that the reader comes back to is there already; one that was on
    // the page before it was loaded again is given again.
    if (memory.outcome === undefined && !follow() && text !== '') {
      void ask(async () => ({
        ...(await askAbout(text, memory.from)),
        isQuiet: true,
      }));
    }
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, [ask, field, name]);
  return { outcome, isBusy, ask, cancel };
}
