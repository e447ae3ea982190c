/** Asks the questions of the form, and keeps its state. */
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { isChunkLoadError } from '@site/src/shared/isChunkLoadError';
import { isNewDeploymentLive } from '@site/src/runtime/deployment';
import { askWorker, stopCheck } from './checkWorker';
import { formState } from './formState';
import type { OnProgress, Outcome, Question } from './outcome';

/** The progress of a check that takes longer than this is shown, in ms. */
const BUSY_DELAY_MS = 500;

/** An outcome as the form shows it. */
export interface ShownOutcome extends Outcome {
  /**
   * How many times in a row the result was the same. It is announced, because screen
   * readers ignore a live region whose text does not change.
   */
  readonly times?: number;
  /**
   * Whether the check was restored, so that the page must not scroll to its outcome.
   */
  readonly isQuiet?: boolean;
}

/**
 * Turns an exception into an error result, or `undefined` if a new deployment explains
 * it.
 */
async function toErrorOutcome(
  error: unknown,
): Promise<ShownOutcome | undefined> {
  console.error(error);
  const isLoad = isChunkLoadError(error);
  if (isLoad && (await isNewDeploymentLive())) return undefined;
  const { message: text } = error as Error;
  const message = isLoad
    ? 'The check could not be loaded. Your text is still here: see that you are online, and press Check again.'
    : `The check crashed. ${text}\nThis is a bug in this site: please report it with your text.`;
  return { problem: { message } };
}

/** Writes the setup of an outcome into the URL, without a new entry in the history. */
function writeAddress(name: string, { versions, project }: ShownOutcome): void {
  const { pathname, search, hash } = window.location;
  // A URL contains only versions, which are not the whole outcome of a project.
  const query = project === undefined ? versions?.address : undefined;
  if (query === undefined && !hash.startsWith(`#${name}?`)) return;
  const address = `${pathname}${search}#${name}${query ?? ''}`;
  window.history.replaceState(window.history.state, '', address);
}

/** Makes the question of the form; `undefined` if there is none. */
export type FindQuestion = (
  onProgress: OnProgress,
) => Question | undefined | Promise<Question | undefined>;

/** Asks a question, and returns its outcome unless a newer question replaces it. */
export type Ask = (
  find: FindQuestion,
  isQuiet?: boolean,
) => Promise<ShownOutcome | undefined>;

/**
 * The outcome of the latest question, and the functions to ask and to cancel. The outcome
 * is `undefined` in the built page, and empty until the first question. On start, restores
 * the saved text, and checks it again or answers the setup in the URL.
 *
 * @param name the anchor of the form, with which fragments of its URLs start
 */
export function useProjectCheck(
  name: string,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const [outcome, setOutcome] = useState<ShownOutcome>();
  /** The progress of a slow check. */
  const [progress, setProgress] = useState<string>();
  const run = useRef(0);
  const ask: Ask = useCallback(
    async (find, isQuiet = false) => {
      run.current += 1;
      const currentRun = run.current;
      const isCurrent = () => currentRun === run.current;
      let latest = '';
      let isBusy = false;
      const timer = setTimeout(() => {
        isBusy = isCurrent();
        if (isBusy) setProgress(latest);
      }, BUSY_DELAY_MS);
      const onProgress = (text: string) => {
        latest = text;
        if (isBusy && isCurrent()) setProgress(text);
      };
      const findOutcome = async (): Promise<ShownOutcome | undefined> => {
        const question = await find(onProgress);
        return question && isCurrent()
          ? askWorker(question, onProgress)
          : undefined;
      };
      const next = await findOutcome().catch(toErrorOutcome);
      clearTimeout(timer);
      if (!isCurrent()) return undefined;
      setProgress(undefined);
      if (next === undefined) return undefined;
      const last = formState.outcome;
      const isSame =
        next.problem?.message === last?.problem?.message &&
        next.summary === last?.summary;
      const times = isSame ? (last?.times ?? 1) + 1 : 1;
      formState.outcome = { ...next, times, isQuiet };
      setOutcome(formState.outcome);
      const { app, address } = next.versions ?? {};
      if (app && app.setup.source !== 'release') formState.address = address;
      writeAddress(name, next);
      return formState.outcome;
    },
    [name],
  );
  const cancel = useCallback(() => {
    run.current += 1;
    stopCheck();
    setProgress(undefined);
  }, []);
  useEffect(() => {
    setOutcome(formState.outcome ?? {});
    /** Answers the setup in the URL, and returns whether there is one. */
    const follow = () => {
      const { hash } = window.location;
      if (!hash.startsWith(`#${name}?`)) return false;
      void ask(() => ({ address: hash.slice(name.length + 1) }));
      return true;
    };
    const { text } = formState;
    // Keeps text that was typed before hydration.
    if (field.current?.value === '') field.current.value = text;
    else formState.text = field.current?.value ?? '';
    // The outcome survives a navigation. After a reload, the text is checked again.
    if (formState.outcome === undefined && !follow() && text !== '') {
      void ask(() => ({ text, from: formState.from }), true);
    }
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, [ask, field, name]);
  return { outcome, progress, ask, cancel };
}
