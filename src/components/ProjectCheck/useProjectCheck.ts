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
import { loadVersions } from './engines';
import { formState } from './formState';
import type { OnProgress, Outcome, Question } from './outcome';
import type { Answer as VersionsAnswer } from './versions';
import type { AppSetup } from './versions/setup';

/** An answer that takes longer than this is announced, in ms. */
const BUSY_DELAY_MS = 500;

/** The version report, with the engine that formats it. */
export interface Versions {
  readonly engine: Awaited<ReturnType<typeof loadVersions>>;
  readonly answer: VersionsAnswer;
}

/** An answer as the form shows it. */
export interface ShownOutcome extends Omit<Outcome, 'versions'> {
  readonly versions?: Versions;
  /**
   * How many times in a row the result was the same. It is announced, because screen
   * readers ignore a live region whose text does not change.
   */
  readonly times?: number;
  /** Whether the reader did not ask, and is not led to it. */
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

/** Writes the answer's address without a step in the history. */
function writeAddress(name: string, { versions, project }: ShownOutcome): void {
  const { pathname, search, hash } = window.location;
  // An address has the versions alone, which are not all that a project has.
  const query =
    project === undefined
      ? versions?.engine.serializeSetup(versions.answer.app.setup)
      : undefined;
  if (query === undefined && !hash.startsWith(`#${name}?`)) return;
  const address = `${pathname}${search}#${name}${query ?? ''}`;
  window.history.replaceState(window.history.state, '', address);
}

/** Makes what the form asks; nothing, if there is no question. */
export type FindQuestion = (
  onProgress: OnProgress,
) => Promise<Question | undefined>;

export type Ask = (
  find: FindQuestion,
  isQuiet?: boolean,
) => Promise<ShownOutcome | undefined>;

/**
 * The answer to the latest question, and the way to ask. There is none in the built
 * page, and an empty one until something is asked. The field gets the text that is
 * remembered; what the address asks, below the form's anchor, is answered.
 */
export function useProjectCheck(
  name: string,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const [outcome, setOutcome] = useState<ShownOutcome>();
  /** How far a check is that takes its time. */
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
      const next = await find(onProgress)
        .then((question) =>
          question && isCurrent() ? answerTo(question, onProgress) : undefined,
        )
        .catch(toErrorOutcome);
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
      const setup = next.versions?.answer.app.setup;
      if (setup && setup.source !== 'release') formState.setup = setup;
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
    /** @returns whether the address asks something */
    const follow = () => {
      const { hash } = window.location;
      if (!hash.startsWith(`#${name}?`)) return false;
      void ask(async () => {
        const { deserializeSetup } = await loadVersions();
        return toQuestion(deserializeSetup(hash.slice(name.length + 1)));
      });
      return true;
    };
    const { text } = formState;
    // What was typed before React was there stays.
    if (field.current?.value === '') field.current.value = text;
    else formState.text = field.current?.value ?? '';
    // An answer that the reader comes back to is there already; one that was on
    // the page before it was loaded again is given again.
    if (formState.outcome === undefined && !follow() && text !== '') {
      void ask(() => Promise.resolve({ text, from: formState.from }), true);
    }
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, [ask, field, name]);
  return { outcome, progress, ask, cancel };
}

/** The question about an app's versions, if they are known. */
export const toQuestion = (setup: AppSetup | undefined) => setup && { setup };

/** Asks the worker; there is no outcome of a check that was stopped. */
async function answerTo(
  question: Question,
  onProgress: OnProgress,
): Promise<ShownOutcome | undefined> {
  const outcome = await askWorker(question, onProgress);
  if (outcome === undefined) return undefined;
  const { versions: answer, ...rest } = outcome;
  if (answer === undefined) return rest;
  return { ...rest, versions: { engine: await loadVersions(), answer } };
}
