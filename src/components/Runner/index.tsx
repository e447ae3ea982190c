// Runs a sample of a page in a phone next to its code, once it is asked for. The
// code is HTML that React does not know, so this is a root in its block.
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
import FrameHost from '@site/src/shared/phone/FrameHost';
import { loadRuntime } from '@site/src/shared/phone/openFrame';
import phone from '@site/src/shared/phone/phone.module.css';
import { Session, type State } from '@site/src/shared/phone/session';
import { snackAddress } from '@site/src/shared/phone/snack';
import { savesData } from '../../shared/savesData';
import { openEditor, type Editor } from './edit';
import { Sample, type TextOf } from './sample';
import styles from './styles.module.css';

/** How long after the last key an edited sample runs, in ms. */
const PAUSE = 300;

interface ScreenProps {
  readonly session: Session;
  readonly state: State;
}

/** The phone, and over its app what is wrong. */
function Screen({ session, state }: ScreenProps): ReactNode {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A frame that is out of sight draws nothing.
    screen.current?.scrollIntoView({ block: 'nearest' });
    void session.run();
  }, [session]);
  const { problem } = state;
  return (
    <div ref={screen} className={phone.phone} data-state={state.is}>
      <div className={phone.screen} translate="no">
        <FrameHost session={session} />
        {problem && (
          <div className={styles.problem} role="alert">
            <strong>{state.is === 'stalled' ? 'No answer' : 'Error'}</strong>
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

const sessionOf = (sample: Sample) =>
  new Session({
    title: `${sample.title}, running`,
    load: async () => ({
      program: await sample.compile(sample.kept ?? sample.original),
    }),
  });

const Button = (
  props: Pick<ComponentProps<'button'>, 'children' | 'onClick'>,
) => <button type="button" className={phone.button} {...props} />;

interface Props {
  readonly sample: Sample;
  readonly onStop: () => void;
}

/** A sample that runs, and what can be done with it. */
function Runner({ sample, onStop }: Props): ReactNode {
  const [session] = useState(() => sessionOf(sample));
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const [text, setText] = useState(sample.kept);
  const [isEditing, setEditing] = useState(text !== undefined);
  const editor = useRef<Editor>(undefined);
  const isAsked = useRef(false);

  useEffect(() => {
    if (!isEditing) return undefined;
    const first = sample.kept ?? sample.original;
    let timer: number | undefined;
    editor.current = openEditor(sample.block, first, (typed) => {
      sample.keep(typed);
      setText(typed);
      clearTimeout(timer);
      timer = window.setTimeout(() => void session.run(), PAUSE);
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
      sample.keep(undefined);
      setText(undefined);
      void session.run();
    }
    isAsked.current = true;
    setEditing(!isEditing);
  };
  const files = useMemo(
    () => sample.filesOf(text ?? sample.original),
    [sample, text],
  );
  return (
    <>
      <Screen session={session} state={state} />
      <div className={phone.bar}>
        <Button onClick={session.restart}>Restart</Button>
        <Button onClick={toggleEditor}>
          {isEditing ? 'Reset code' : 'Edit code'}
        </Button>
        <Button onClick={onStop}>Stop</Button>
        <a
          className={styles.snack}
          href={snackAddress(sample.title, files)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Open in Snack
        </a>
      </div>
      {state.lines.length > 0 && (
        <pre className={styles.console} role="log" aria-label="Console">
          {state.lines.join('\n')}
        </pre>
      )}
    </>
  );
}

let open:
  { readonly block: HTMLElement; readonly close: () => void } | undefined;

function start(block: HTMLElement, textOf: TextOf): void {
  const { title = 'code' } = block.dataset;
  const button = block.querySelector<HTMLElement>('[data-run]');
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
    open = undefined;
  };
  const stop = () => {
    close();
    button?.focus();
  };
  open = { block, close };
  root.render(<Runner sample={new Sample(block, textOf)} onStop={stop} />);
}

/** Loads what samples need, unless the reader saves data. */
export function preload(): void {
  if (!savesData()) loadRuntime().catch(() => undefined);
}

/**
 * Runs a sample, or ends it. One runs at a time: a second ends the first.
 *
 * @param block - the sample's block of code
 */
export function toggle(block: HTMLElement, textOf: TextOf): void {
  const last = open?.block;
  open?.close();
  if (last !== block) start(block, textOf);
}
