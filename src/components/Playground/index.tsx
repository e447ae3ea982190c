import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import Phone from '@site/src/components/Demo/Phone';
import demo from '@site/src/components/Demo/styles.module.css';
import type { Runtime } from '@site/src/components/Demo/runtime';
import { useSnackAddress } from '@site/src/components/Demo/useSnackAddress';
import CopyButton from '@site/src/components/CopyButton';
import type { Values } from '@site/src/data/playgroundControls';
import styles from './styles.module.css';
import { FRAGMENT, ValuesContext } from '@site/src/data/playgroundValues';

const loadPanel = () => import(/* webpackChunkName: "playground" */ './panel');

type Panel = Awaited<ReturnType<typeof loadPanel>>;

/** The controls and what they are set to. */
interface Session {
  readonly panel: Panel;
  readonly values: Values;
}

const SIDES = ['Props', 'Code'] as const;

/** Writes a state into the address without a step in the history. */
function setFragment(fragment: string): void {
  const { pathname, search } = window.location;
  const address = pathname + search + (fragment === FRAGMENT ? '' : fragment);
  window.history.replaceState(window.history.state, '', address);
}

interface Props {
  /** Whether it is on the page's first screen; by the `demo-source` plugin. */
  readonly isFirst?: boolean;
  /** The code of the first state, added by the `demo-source` plugin. */
  readonly children?: ReactNode;
}

/** The sheet in a phone's frame next to controls for its props. */
export default function Playground({ isFirst, children }: Props): ReactNode {
  const [session, setSession] = useState<Session>();
  const [shown, setShown] = useState<(typeof SIDES)[number]>('Code');
  const [isAsked, setAsked] = useState(false);
  const figure = useRef<HTMLDivElement>(null);
  const code = useRef<HTMLDivElement>(null);
  const isChosen = useRef(false);
  const id = useId();

  const load = useCallback(async (runtime: Runtime) => {
    const [App, panel] = await Promise.all([
      runtime.loadPlayground(),
      loadPanel(),
    ]);
    const values = panel.readFragment(window.location.hash) ?? panel.INITIAL;
    setSession((current) => current ?? { panel, values });
    // A reader who has asked for the code keeps it.
    if (!isChosen.current) {
      setShown('Props');
    }
    return App;
  }, []);

  const panel = session?.panel;
  useEffect(() => {
    const follow = () => {
      const { hash } = window.location;
      if (!hash.startsWith(FRAGMENT)) {
        return;
      }
      const values = panel?.readFragment(hash);
      if (panel !== undefined && values !== undefined) {
        setSession({ panel, values });
      } else {
        setAsked(true);
        figure.current
          ?.querySelector('[data-screen]')
          ?.scrollIntoView({ block: 'center' });
      }
    };
    follow();
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, [panel]);

  const change = (values: Values) => {
    if (panel !== undefined) {
      setSession({ panel, values });
      setFragment(panel.writeFragment(values));
    }
  };

  const reset = () => {
    if (panel !== undefined) {
      change(panel.INITIAL);
    }
  };

  const fragment = session?.panel.writeFragment(session.values) ?? FRAGMENT;
  const address = useSnackAddress('playground', code, fragment);

  return (
    <div
      ref={figure}
      role="figure"
      aria-label="Playground: the sheet and its props"
      data-demo="playground"
      data-shown={shown}
      className={demo.demo}
    >
      <div className={demo.body}>
        <ValuesContext value={session?.values}>
          <Phone
            name="playground"
            isFirst={isFirst}
            load={load}
            starts={isAsked}
            version={fragment}
            onReset={reset}
          />
        </ValuesContext>
        <div className={styles.panel}>
          <div className={styles.sides} role="group" aria-label="Show">
            {SIDES.map((side) => (
              <button
                key={side}
                type="button"
                className={demo.button}
                aria-pressed={shown === side}
                aria-controls={`${id}${side}`}
                onClick={() => {
                  isChosen.current = true;
                  setShown(side);
                  setAsked(true);
                }}
              >
                {side}
              </button>
            ))}
          </div>
          <div id={`${id}Props`} className={styles.controls}>
            {session === undefined ? (
              <p>Run the demo to change its props.</p>
            ) : (
              <session.panel.Fields values={session.values} onChange={change} />
            )}
          </div>
          <div id={`${id}Code`} className={styles.code} ref={code}>
            {session === undefined || fragment === FRAGMENT ? (
              children
            ) : (
              <session.panel.GeneratedCode
                code={session.panel.writeCode(session.values)}
              />
            )}
          </div>
          <div className={styles.links}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              Open in Snack
            </a>
            <CopyButton
              label="Copy link"
              labelVisible
              getText={() => new URL(fragment, window.location.href).href}
            />
            <button
              type="button"
              className={demo.button}
              aria-disabled={fragment === FRAGMENT}
              onClick={reset}
            >
              Reset props
            </button>
          </div>
        </div>
      </div>
    </div>
  );
}
