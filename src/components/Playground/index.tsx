import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Phone from '@site/src/components/Demo/Phone';
import demo from '@site/src/components/Demo/styles.module.css';
import type { Runtime } from '@site/src/components/Demo/runtime';
import { useSnackAddress } from '@site/src/components/Demo/useSnackAddress';
import CopyButton from '@site/src/components/CopyButton';
import {
  anchorOf,
  exampleOf,
  EXAMPLES,
  type Example,
} from '@site/src/data/examples';
import type { Values } from '@site/src/data/playgroundControls';
import styles from './styles.module.css';
import { FRAGMENT, ValuesContext } from '@site/src/data/playgroundValues';

const loadPanel = () => import(/* webpackChunkName: "playground" */ './panel');

type Panel = Awaited<ReturnType<typeof loadPanel>>;

const SIDES = ['Props', 'Code'] as const;

const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

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
  const [panel, setPanel] = useState<Panel>();
  const [values, setValues] = useState<Values>();
  const [example, setExample] = useState<Example>();
  const [shownExample, setShownExample] = useState<Example>();
  const [shown, setShown] = useState<(typeof SIDES)[number]>('Code');
  const [isAsked, setAsked] = useState(false);
  const figure = useRef<HTMLDivElement>(null);
  const code = useRef<HTMLDivElement>(null);
  const isChosen = useRef(false);
  const id = useId();
  const anchors = useBrokenLinks();
  EXAMPLES.forEach((one) => {
    anchors.collectAnchor(anchorOf(one));
  });

  const load = useCallback(async (runtime: Runtime) => {
    const [App, loaded] = await Promise.all([
      runtime.loadPlayground(),
      loadPanel(),
    ]);
    setPanel(loaded);
    setValues(
      (now) =>
        now ?? loaded.readFragment(window.location.hash) ?? loaded.INITIAL,
    );
    // A reader who has asked for the code keeps it.
    if (!isChosen.current) {
      setShown('Props');
    }
    return App;
  }, []);

  useEffect(() => {
    if (example !== undefined) {
      // Without it the example runs, and its code is not shown.
      loadPanel().then(setPanel, () => undefined);
    }
  }, [example]);

  useEffect(() => {
    const follow = () => {
      const { hash } = window.location;
      const asked = exampleOf(hash);
      if (asked === undefined && !hash.startsWith(FRAGMENT)) {
        return;
      }
      setExample(asked);
      setAsked(true);
      const given = panel?.readFragment(hash);
      if (given === undefined) {
        figure.current
          ?.querySelector('[data-screen]')
          ?.scrollIntoView({ block: 'center' });
      } else {
        setValues(given);
      }
    };
    follow();
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, [panel]);

  const change = (next: Values) => {
    if (panel !== undefined) {
      setValues(next);
      setFragment(panel.writeFragment(next));
    }
  };

  const reset = () => {
    if (panel !== undefined) {
      change(panel.INITIAL);
    }
  };

  const state =
    panel === undefined || values === undefined
      ? FRAGMENT
      : panel.writeFragment(values);
  const fragment = example === undefined ? state : `#${anchorOf(example)}`;
  const name = example ?? 'playground';
  const address = useSnackAddress(
    name,
    code,
    example === undefined ? state : shownExample,
  );

  const choose = (next: Example | undefined) => {
    setExample(next);
    setAsked(true);
    setFragment(next === undefined ? state : `#${anchorOf(next)}`);
  };

  return (
    <div
      ref={figure}
      role="figure"
      aria-label={
        example === undefined
          ? 'Playground: the sheet and its props'
          : `Live demo: ${example}`
      }
      data-demo={name}
      data-shown={example === undefined ? shown : 'Code'}
      className={demo.demo}
    >
      <div className={demo.body}>
        <ValuesContext value={values}>
          <Phone
            key={name}
            name={name}
            isFirst={isFirst}
            load={example === undefined ? load : undefined}
            starts={isAsked}
            version={example === undefined ? state : undefined}
            fragment={fragment}
            onReset={example === undefined ? reset : undefined}
          >
            <div
              className={`${demo.bar} ${styles.rows}`}
              role="group"
              aria-label="What runs in the phone"
            >
              {[undefined, ...EXAMPLES].map((one) => (
                <button
                  key={one ?? ''}
                  id={one && anchorOf(one)}
                  type="button"
                  className={demo.button}
                  aria-pressed={one === example}
                  onClick={() => {
                    choose(one);
                  }}
                >
                  {titleOf(one ?? 'playground')}
                </button>
              ))}
            </div>
          </Phone>
        </ValuesContext>
        <div className={styles.panel}>
          {example === undefined && (
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
          )}
          <div id={`${id}Props`} className={styles.controls}>
            {panel === undefined || values === undefined ? (
              <p>Run the demo to change its props.</p>
            ) : (
              <panel.Fields values={values} onChange={change} />
            )}
          </div>
          <div id={`${id}Code`} className={styles.code} ref={code}>
            {example !== undefined ? (
              panel && (
                <panel.ExampleSide
                  key={example}
                  name={example}
                  onShown={setShownExample}
                />
              )
            ) : panel === undefined ||
              values === undefined ||
              state === FRAGMENT ? (
              children
            ) : (
              <panel.GeneratedCode code={panel.writeCode(values)} />
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
            {example === undefined && (
              <button
                type="button"
                className={demo.button}
                aria-disabled={state === FRAGMENT}
                onClick={reset}
              >
                Reset props
              </button>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
