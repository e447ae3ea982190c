import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { isOutdated, keepers, takeKept } from '@site/src/site/release';
import shared from '@site/src/shared/PasteForm/styles.module.css';
import { isLoadFailure } from '@site/src/shared/isLoadFailure';
import TextForm from '@site/src/shared/PasteForm/TextForm';
import type { Answer } from './engine';
import type { AppArchitecture } from './engine/conflicts';
import type { InputProblem, ReadResult } from './engine/setup';
import { RELEASES, type Release } from './engine/releases';
import registryDate from '@site/src/shared/releases/registryDate.json';
import { loadEngine, type Engine } from './loadEngine';
import ReleaseForm from './ReleaseForm';
import Result from './Result';

/** What the engine made of the last input. */
interface Outcome {
  readonly result?: { readonly engine: Engine; readonly answer: Answer };
  readonly problem?: InputProblem;
}

type Found = ReadResult | undefined;

const NAME = '#check-my-versions';

const DATA_DATE = new Date(registryDate.date).toLocaleDateString('en-US', {
  dateStyle: 'long',
  timeZone: 'UTC',
});

const LABEL = (
  <>
    <code>package.json</code>, lockfile, or the output of <code>npm ls</code>,{' '}
    <code>yarn why</code> or <code>npx expo-doctor</code>
  </>
);

const HELP = (
  <>
    Reads the versions in your text and compares them with the ranges and tables
    that the packages published until{' '}
    <time dateTime={registryDate.date}>{DATA_DATE}</time>. Nothing leaves your
    browser.
  </>
);

const FILES = {
  label: 'Or choose or drop the file',
  accept: '.json,.txt,.log,.lock,.yaml',
};

const NEWEST: Release = { kind: 'expo', version: RELEASES.expo[0] ?? '' };

const refuse = (message: string) => ({ problem: { message } });

/** Writes the answer's address without a step in the history. */
function showAddress(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(
    window.history.state,
    '',
    pathname + search + hash,
  );
}

/** Asks the engine; of two answers the later question's is shown. */
function useAnswer() {
  const [outcome, setOutcome] = useState<Outcome>({});
  const run = useRef(0);
  const ask = useCallback(
    async (
      question: (engine: Engine) => Found | Promise<Found>,
      isWritten = true,
    ) => {
      run.current += 1;
      const own = run.current;
      let next: Outcome = {};
      try {
        const engine = await loadEngine();
        const found = await question(engine);
        if (found === undefined) return;
        if ('problem' in found) {
          next = found;
        } else {
          const answer = engine.answer(found.setup);
          next = { result: { engine, answer } };
          if (isWritten && own === run.current) {
            showAddress(engine.writeAddress(answer.app.setup));
          }
        }
      } catch (error) {
        console.error(error);
        if (!isLoadFailure(error)) {
          next = refuse(
            `The check crashed. ${String(error)}\nThis is a bug in this site: please report it with your package.json.`,
          );
        } else if (!(await isOutdated())) {
          next = refuse(
            'The check could not be loaded. Check your connection and press the button again. What you typed is still here.',
          );
        }
      }
      if (own === run.current) setOutcome(next);
    },
    [],
  );
  return { ...outcome, ask };
}

interface ArchitectureProps {
  readonly value: AppArchitecture | undefined;
  readonly onChange: (value: AppArchitecture | undefined) => void;
}

function Architecture({ value, onChange }: ArchitectureProps): ReactNode {
  return (
    <label className={shared.field}>
      Architecture{' '}
      <select
        value={value ?? ''}
        onChange={({ target }) => {
          const chosen = (['new', 'legacy'] as const).find(
            (each) => each === target.value,
          );
          onChange(chosen);
        }}
      >
        <option value="">The default of the release</option>
        <option value="new">New Architecture</option>
        <option value="legacy">Legacy architecture</option>
      </select>
    </label>
  );
}

type Field = HTMLTextAreaElement | null;

/** Reads what is in the field, and selects what is wrong in it. */
async function readText(
  engine: Engine,
  field: Field,
  architecture: AppArchitecture | undefined,
): Promise<ReadResult> {
  const found = await engine.readInput(field?.value ?? '');
  if ('setup' in found) {
    return { setup: { ...found.setup, ...(architecture && { architecture }) } };
  }
  const { offset } = found.problem;
  if (offset !== undefined) field?.setSelectionRange(offset, offset + 1);
  return found;
}

/** Puts a file's text into the field, or says why not. */
async function loadFile(engine: Engine, field: Field, file: File) {
  if (file.size > engine.LONGEST_INPUT) return engine.tooLong(file.size);
  // A folder, or a file that has gone since, has no text.
  const content = await file.text().catch(() => undefined);
  if (content === undefined) return refuse('The file could not be read.');
  if (field !== null) field.value = content;
  return undefined;
}

/** The form of the check, and its answer. */
export default function Panel(): ReactNode {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [typed] = useState(() => takeKept(NAME));
  const [architecture, setArchitecture] = useState<AppArchitecture>();
  const [release, setRelease] = useState(NEWEST);
  const { ask, result, problem } = useAnswer();

  const follow = useCallback(() => {
    const { hash } = window.location;
    if (!hash.includes('?')) return;
    void ask((engine) => {
      const setup = engine.readAddress(hash);
      if (setup === undefined) return undefined;
      setArchitecture(setup.architecture);
      setRelease((picked) => engine.releaseIn(setup) ?? picked);
      text.current?.closest('details')?.scrollIntoView();
      return { setup };
    }, false);
  }, [ask]);

  useEffect(() => {
    keepers.set(NAME, () => text.current?.value);
    follow();
    addEventListener('hashchange', follow);
    return () => {
      keepers.delete(NAME);
      removeEventListener('hashchange', follow);
    };
  }, [follow]);

  const read = (engine: Engine) => readText(engine, text.current, architecture);

  return (
    <div className={shared.panel}>
      <TextForm
        {...{ id, text, label: LABEL, help: HELP, rows: 8 }}
        defaultValue={typed}
        isInvalid={problem !== undefined}
        files={FILES}
        onFiles={([file]) => {
          if (file === undefined) return;
          void ask(
            async (engine) =>
              (await loadFile(engine, text.current, file)) ?? read(engine),
          );
        }}
        onCheck={() => void ask(read)}
      />
      <ReleaseForm
        release={release}
        onChange={setRelease}
        onSubmit={() => {
          void ask(({ setupFor }) => ({
            setup: setupFor(release, architecture),
          }));
        }}
      />
      <Architecture
        value={architecture}
        onChange={(chosen) => {
          setArchitecture(chosen);
          const setup = result?.answer.app.setup;
          if (setup === undefined) return;
          void ask(({ withArchitecture }) => ({
            setup: withArchitecture(setup, chosen),
          }));
        }}
      />
      <p id={`${id}problem`} role="alert" className={shared.problem}>
        {problem?.message}
      </p>
      <p role="status" className={shared.summary}>
        {result?.answer.summary}
      </p>
      {result !== undefined && <Result {...result} />}
    </div>
  );
}
