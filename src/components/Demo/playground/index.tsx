import { useId, useRef, useState, type ReactNode } from 'react';
import CopyButton from '@site/src/components/CopyButton';
import Phone from '../Phone';
import ViewToggle from '../ViewToggle';
import demo from '../styles.module.css';
import phoneStyles from '@site/src/shared/sandbox/phone.module.css';
import { useSnackAddress } from '@site/src/shared/sandbox/snack';
import {
  PLAYGROUND_FRAGMENT,
  titleOf,
  type Example,
} from '@site/src/shared/playground/examples';
import { INITIAL_VALUES } from '@site/src/shared/playground/controls';
import ControlFields from './ControlFields';
import Gallery from './Gallery';
import styles from './styles.module.css';
import { usePlayground, type PlaygroundState } from './usePlayground';

const PLAYGROUND_SIDES = ['Props', 'Code'] as const;

type Side = (typeof PLAYGROUND_SIDES)[number];

interface Props {
  /** Whether it is on the page's first screen; set by `demoSource`. */
  readonly isFirst?: boolean;
  /** The code of the first state; added by `demoSource`. */
  readonly children?: ReactNode;
}

/** The sheet in a phone's frame next to controls for its props. */
export default function Playground({ isFirst, children }: Props): ReactNode {
  const playground = usePlayground();
  const { example, isRequested, values } = playground;
  const [chosen, setChosen] = useState<Side>();
  const side = chosen ?? 'Props';
  const isExample = example !== undefined;
  const name = example ?? 'playground';
  return (
    <div
      ref={playground.figure}
      role="figure"
      aria-label={
        isExample
          ? `Live demo: ${example}`
          : 'Playground: the sheet and its props'
      }
      data-demo={name}
      data-view={isExample ? 'Code' : side}
      className={demo.demo}
    >
      <div className={demo.body}>
        {isFirst && <Gallery example={example} onChoose={playground.choose} />}
        <div className={styles.phoneSide}>
          <Phone
            key={name}
            name={name}
            isFirst={isFirst}
            load={isExample ? undefined : playground.load}
            appProps={isExample ? undefined : playground.appProps}
            autoRun={
              isRequested || chosen !== undefined || values !== undefined
            }
            fragment={playground.fragment}
            onReset={isExample ? undefined : playground.reset}
          />
        </div>
        <Panel playground={playground} side={side} onSide={setChosen}>
          {children}
        </Panel>
      </div>
    </div>
  );
}

interface PanelProps {
  readonly playground: PlaygroundState;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
  readonly children: ReactNode;
}

/** Next to the phone: the controls of its props, and the code that runs. */
function Panel({ playground, side, onSide, children }: PanelProps): ReactNode {
  const { panel, values, example, state, fragment } = playground;
  const [shownExample, setShownExample] = useState<Example>();
  const code = useRef<HTMLDivElement>(null);
  const id = useId();
  const address = useSnackAddress(
    example ?? 'playground',
    code,
    'first',
    example === undefined ? state : shownExample,
  );
  const written =
    panel && values && state !== PLAYGROUND_FRAGMENT ? (
      <panel.GeneratedCode code={panel.writeCode(values)} />
    ) : (
      children
    );
  return (
    <div className={styles.panel} data-panel="">
      <div className={styles.links}>
        {example === undefined ? (
          <ViewToggle
            className={styles.sides}
            id={id}
            sides={PLAYGROUND_SIDES}
            shown={side}
            onShow={onSide}
          />
        ) : (
          <strong>{titleOf(example)}</strong>
        )}
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
            className={phoneStyles.button}
            aria-disabled={state === PLAYGROUND_FRAGMENT}
            onClick={playground.reset}
          >
            Reset props
          </button>
        )}
      </div>
      <div id={`${id}Props`} className={styles.controls}>
        <ControlFields
          values={values ?? INITIAL_VALUES}
          onChange={playground.change}
        />
      </div>
      <div id={`${id}Code`} className={styles.code} ref={code}>
        {example === undefined
          ? written
          : panel && (
              <panel.ExampleSide
                key={example}
                name={example}
                onShown={setShownExample}
              />
            )}
      </div>
    </div>
  );
}
