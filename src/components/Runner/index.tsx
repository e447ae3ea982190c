// Samples of pages that run in a phone next to their code. React does not manage that
// code, so each runner is a React root inside its block.
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { createRoot } from 'react-dom/client';
import FrameHost from '@site/src/shared/sandbox/FrameHost';
import { loadRuntime } from '@site/src/shared/sandbox/sandboxFrame';
import phoneStyles from '@site/src/shared/sandbox/phone.module.css';
import type { RunState } from '@site/src/shared/sandbox/runState';
import { SandboxSession } from '@site/src/shared/sandbox/session';
import { snackUrl } from '@site/src/shared/sandbox/snack';
import { prefersReducedData } from '../../shared/prefersReducedData';
import { openEditor, type Editor } from './codeEditor';
import { EditableSample, type TextOf } from './sample';
import styles from './styles.module.css';
import { find, RUN_BUTTON, type CodeBlockElement } from '@site/src/site/dom';

/** How long after the last key an edited sample runs, in ms. */
const RERUN_DEBOUNCE_MS = 300;

/** The warning about code that did not answer, which does not run by itself again. */
const HANGS =
  'This code did not answer when it ran last. Change it, or press Restart.';

interface ScreenProps {
  readonly session: SandboxSession;
  readonly state: RunState;
  /** A warning; with it the sample runs only after a press. */
  readonly warning: string | undefined;
  readonly onEnter: () => void;
}

const headingOf = ({ status, problem }: RunState): string => {
  if (status === 'stalled') return 'No answer';
  return problem?.inLoading === true ? 'The phone did not load' : 'Error';
};

/** The phone, with the warning or the error over its app. */
function Screen({ session, state, warning, onEnter }: ScreenProps): ReactNode {
  const screen = useRef<HTMLDivElement>(null);
  const [waits] = useState(warning !== undefined);
  useEffect(() => {
    // A frame outside of the window draws nothing.
    screen.current?.scrollIntoView({ block: 'nearest' });
    if (!waits) void session.run();
  }, [session, waits]);
  const { problem } = state;
  return (
    <div
      ref={screen}
      className={phoneStyles.phone}
      data-run-status={state.status}
      onPointerEnter={onEnter}
    >
      <div className={phoneStyles.screen} translate="no">
        <FrameHost session={session} />
        {warning !== undefined && state.status === 'idle' && (
          <div className={styles.problem} role="alert">
            <p>{warning}</p>
          </div>
        )}
        {problem && (
          <div className={styles.problem} role="alert">
            <strong>{headingOf(state)}</strong>
            {problem.line !== undefined && (
              <p>{`Line ${problem.line}, column ${problem.column ?? 1}`}</p>
            )}
            <p>{problem.text}</p>
          </div>
        )}
      </div>
    </div>
  );
}

const sessionOf = (sample: EditableSample) =>
  new SandboxSession({
    title: `${sample.title}, running`,
    load: async () => {
      const { draft } = sample;
      const program = await sample.compile(draft ?? sample.original);
      // Marked as hanging until it answers: it can crash the page.
      if (draft !== undefined) sample.saveDraft(draft, true);
      return { program };
    },
    onAnswer: (isAnswer) => {
      if (sample.hangs === isAnswer) sample.saveDraft(sample.draft, !isAnswer);
    },
  });

const Button = (
  props: Pick<ComponentProps<'button'>, 'children' | 'onClick'>,
) => <button type="button" className={phoneStyles.button} {...props} />;

interface Props {
  readonly sample: EditableSample;
  readonly onStop: () => void;
}

/** A sample that runs, with its buttons and its console. */
function Runner({ sample, onStop }: Props): ReactNode {
  const [session] = useState(() => sessionOf(sample));
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const [text, setText] = useState(sample.draft);
  const [isEditing, setEditing] = useState(text !== undefined);
  const editor = useRef<Editor>(undefined);
  const isAsked = useRef(false);
  const [warning] = useState(sample.hangs ? HANGS : undefined);

  useEffect(() => {
    if (!isEditing) return undefined;
    const first = sample.draft ?? sample.original;
    let timer: number | undefined;
    editor.current = openEditor(sample.block, first, (typed) => {
      sample.saveDraft(typed);
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        setText(typed);
        void session.run();
      }, RERUN_DEBOUNCE_MS);
    });
    if (isAsked.current) editor.current.focus();
    return () => {
      clearTimeout(timer);
      editor.current?.close();
      editor.current = undefined;
    };
  }, [isEditing, sample, session]);

  useEffect(() => {
    editor.current?.mark(state.problem?.line);
  }, [state.problem]);

  const toggleEditor = () => {
    if (isEditing) {
      sample.saveDraft(undefined);
      setText(undefined);
      session.restart();
    }
    isAsked.current = true;
    setEditing(!isEditing);
  };
  const { problem } = state;
  const files = useMemo(
    () => sample.filesOf(text ?? sample.original),
    [sample, text],
  );
  return (
    <>
      <Screen
        session={session}
        state={state}
        warning={warning}
        onEnter={() => editor.current?.release()}
      />
      <div className={phoneStyles.bar}>
        <Button onClick={session.restart}>
          {problem?.inLoading === true ? 'Try again' : 'Restart'}
        </Button>
        <Button onClick={toggleEditor}>
          {isEditing ? 'Reset code' : 'Edit code'}
        </Button>
        <Button onClick={onStop}>Stop</Button>
        <a
          className={styles.snack}
          href={snackUrl(sample.title, files)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Open in Snack
        </a>
      </div>
      {state.consoleLines.length > 0 && (
        <pre className={styles.console} role="log" aria-label="Console">
          {state.consoleLines.join('\n')}
        </pre>
      )}
    </>
  );
}

let activeRunner:
  { readonly block: HTMLElement; readonly close: () => void } | undefined;

function openRunner(block: CodeBlockElement, textOf: TextOf): void {
  const { title = 'code' } = block.dataset;
  const button = find(block, RUN_BUTTON);
  const element = document.createElement('div');
  element.className = styles.runner ?? '';
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', `${title}, running`);
  block.append(element);
  block.classList.add(styles.running ?? '');
  const label = (text: string, isOpen: boolean) => {
    button?.setAttribute('aria-expanded', String(isOpen));
    button?.setAttribute('aria-label', `${text} ${title}`);
    if (button) button.textContent = text;
  };
  label('Stop', true);
  const root = createRoot(element);
  const close = () => {
    root.unmount();
    element.remove();
    block.classList.remove(styles.running ?? '');
    label('Run', false);
    activeRunner = undefined;
  };
  const stop = () => {
    close();
    button?.focus();
  };
  activeRunner = { block, close };
  root.render(
    <Runner sample={new EditableSample(block, textOf)} onStop={stop} />,
  );
}

/** Ends the sample that runs, if any. */
export const stop = (): void => activeRunner?.close();

/** Loads what samples need, unless the reader saves data. */
export function preload(): void {
  if (!prefersReducedData()) loadRuntime().catch(() => undefined);
}

/**
 * Runs a sample, or ends it. One runs at a time: a second ends the first.
 *
 * @param block - the sample's block of code
 */
export function toggle(block: CodeBlockElement, textOf: TextOf): void {
  const last = activeRunner?.block;
  activeRunner?.close();
  if (last !== block) openRunner(block, textOf);
}
