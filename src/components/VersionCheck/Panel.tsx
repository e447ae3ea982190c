import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import shared from '@site/src/components/Assistant/styles.module.css';
import TextForm from '@site/src/components/Assistant/TextForm';
import type { Answer } from '@site/src/versionCheck';
import type { AppArchitecture } from '@site/src/versionCheck/conflicts';
import {
  LONGEST_INPUT,
  type AppSetup,
  type InputProblem,
} from '@site/src/versionCheck/setup';
import { RELEASES, type Release } from '@site/src/versionCheck/releases';
import { loadEngine, type Engine } from './engine';
import ReleaseForm from './ReleaseForm';
import Result from './Result';

/** What the engine made of the last input. */
type Outcome =
  | { readonly engine: Engine; readonly answer: Answer }
  | { readonly problem: InputProblem };

const NOT_LOADED: InputProblem = {
  message:
    'The check could not be loaded. Check your connection and press the button again. What you typed is still here.',
};

const FAILED: InputProblem = {
  message:
    'The check failed on this input. That is a bug in this site: please report it with your package.json.',
};

const NOT_READ: InputProblem = { message: 'The file could not be read.' };

/** Writes the answer's address without a step in the history. */
function showAddress(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(
    window.history.state,
    '',
    pathname + search + hash,
  );
}

function architectureOf(value: string): AppArchitecture | undefined {
  return value === 'new' || value === 'legacy' ? value : undefined;
}

function withArchitecture(setup: AppSetup, value: string): AppSetup {
  const chosen = architectureOf(value);
  const { architecture, ...rest } = setup;
  if (architecture === chosen) return setup;
  return chosen === undefined ? rest : { ...rest, architecture: chosen };
}

/** Finds the release that an option stands for. */
function releaseOf(value: string): Release {
  const [kind, version = ''] = value.split(' ');
  return { kind: kind === 'expo' ? 'expo' : 'rn', version };
}

/** The form of the check, and its answer. */
export default function Panel(): ReactNode {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const section = useRef<HTMLDivElement>(null);
  const [architecture, setArchitecture] = useState('');
  const [release, setRelease] = useState(`expo ${RELEASES.expo[0] ?? ''}`);
  const [outcome, setOutcome] = useState<Outcome>();
  const run = useRef(0);

  /** Answers with the engine; of two answers the later question's is shown. */
  const ask = useCallback(
    async (
      question: (engine: Engine) => AppSetup | InputProblem | undefined,
      isWritten = true,
    ) => {
      run.current += 1;
      const own = run.current;
      let next: Outcome = { problem: NOT_LOADED };
      try {
        const engine = await loadEngine();
        next = { problem: FAILED };
        const found = question(engine);
        if (found === undefined) return;
        next =
          'message' in found
            ? { problem: found }
            : { engine, answer: engine.answer(found) };
        if ('answer' in next && isWritten && own === run.current) {
          showAddress(engine.writeAddress(next.answer.app.setup));
        }
      } catch (error) {
        console.error(error);
      }
      if (own === run.current) setOutcome(next);
    },
    [],
  );

  useEffect(() => {
    const follow = () => {
      const { hash } = window.location;
      if (!hash.includes('?')) return;
      void ask((engine) => {
        const setup = engine.readAddress(hash);
        if (setup !== undefined) {
          setArchitecture(setup.architecture ?? '');
          const picked =
            setup.source === 'release' ? engine.releaseIn(setup) : undefined;
          if (picked !== undefined) {
            setRelease(`${picked.kind} ${picked.version}`);
          }
          section.current?.closest('details')?.scrollIntoView();
        }
        return setup;
      }, false);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, [ask]);

  const checkText = () => {
    const input = text.current?.value ?? '';
    void ask((engine) => {
      const read = engine.readInput(input);
      if ('setup' in read) return withArchitecture(read.setup, architecture);
      const { offset } = read.problem;
      if (offset !== undefined) {
        text.current?.setSelectionRange(offset, offset + 1);
      }
      return read.problem;
    });
  };

  const checkFile = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > LONGEST_INPUT) {
      void ask((engine) => engine.tooLong(file.size));
      return;
    }
    try {
      const content = await file.text();
      if (text.current !== null) text.current.value = content;
      checkText();
    } catch {
      // A folder, or a file that has gone since.
      setOutcome({ problem: NOT_READ });
    }
  };

  const changeArchitecture = (value: string) => {
    setArchitecture(value);
    if (outcome === undefined || 'problem' in outcome) return;
    const { setup } = outcome.answer.app;
    void ask((engine) => {
      const picked =
        setup.source === 'release' ? engine.releaseIn(setup) : undefined;
      return picked === undefined
        ? withArchitecture(setup, value)
        : engine.setupFor(picked, architectureOf(value));
    });
  };

  const problem =
    outcome !== undefined && 'problem' in outcome ? outcome.problem : undefined;
  const result =
    outcome !== undefined && 'answer' in outcome ? outcome : undefined;

  return (
    <div ref={section} className={shared.panel}>
      <TextForm
        id={id}
        text={text}
        label={
          <>
            <code>package.json</code>, or the output of <code>npm ls</code>,{' '}
            <code>yarn why</code> or <code>npx expo-doctor</code>
          </>
        }
        rows={8}
        isInvalid={problem !== undefined}
        files={{
          label: 'Or choose or drop the file',
          accept: '.json,.txt,.log',
        }}
        onFiles={([file]) => void checkFile(file)}
        onCheck={checkText}
      />

      <ReleaseForm
        release={release}
        onChange={setRelease}
        onSubmit={() => {
          void ask((engine) =>
            engine.setupFor(releaseOf(release), architectureOf(architecture)),
          );
        }}
      />

      <label className={shared.field}>
        Architecture{' '}
        <select
          value={architecture}
          onChange={({ target }) => {
            changeArchitecture(target.value);
          }}
        >
          <option value="">The default of the release</option>
          <option value="new">New Architecture</option>
          <option value="legacy">Legacy architecture</option>
        </select>
      </label>

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
