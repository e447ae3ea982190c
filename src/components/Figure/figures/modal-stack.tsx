import type { ReactNode } from 'react';
import { Arrow, Badge, Panel, Phone, Rows, SCREEN, Sheet, topOf } from './art';
import type { Figure } from './types';

const A_TOP = topOf(66);
const B_TOP = topOf(46);
const CENTER = SCREEN.width / 2;

interface ModalProps {
  readonly name: string;
  readonly top: number;
  readonly ghost?: boolean;
  readonly accent?: boolean;
}

function Modal({
  name,
  top,
  ghost = false,
  accent = false,
}: ModalProps): ReactNode {
  return (
    <Sheet top={top} ghost={ghost} accent={accent}>
      {!ghost && <Rows y={46} count={7} />}
      <Badge x={24} y={ghost ? 20 : 26} quiet={!accent}>
        {name}
      </Badge>
    </Sheet>
  );
}

/** A is on its way below the edge; it stays mounted. */
function Minimized(): ReactNode {
  return (
    <>
      <Modal name="A" top={A_TOP} ghost />
      <Arrow x={CENTER} from={A_TOP + 22} to={B_TOP - 8} quiet />
    </>
  );
}

/** A is dismissed: it leaves and is unmounted. */
function Dismissed(): ReactNode {
  return (
    <>
      <Modal name="A" top={A_TOP} ghost />
      <path
        d={`M${CENTER - 7} ${A_TOP + 24}l14 14m0-14l-14 14`}
        stroke="var(--text-soft)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  );
}

function Pushed(): ReactNode {
  return <Modal name="A" top={A_TOP} />;
}

/** Modal B on top of whatever became of A. */
function Incoming({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Phone shade>
      {children}
      <Modal name="B" top={B_TOP} accent />
    </Phone>
  );
}

const PUSH_PANEL = (
  <Panel
    alt="push: modal B is above modal A, which stays where it is."
    title={<code>push</code>}
    note="A stays where it is, and B opens above it. When B closes, A is on top again."
  >
    <Incoming>
      <Pushed />
    </Incoming>
  </Panel>
);

/** The three stack behaviors of version 5. */
export const modalStack: Figure = {
  versions: ['v5'],
  caption:
    'Modal A is open and B is presented: what B’s `stackBehavior` does to A. In 5.2.11 to 5.2.14 `switch` dismisses A instead.',
  draw: () => (
    <>
      <Panel
        alt="switch: modal A moves below the edge and stays mounted while modal B is open."
        title={<code>switch</code>}
        note="The default: A is minimized but stays mounted. When B closes, A comes back."
      >
        <Incoming>
          <Minimized />
        </Incoming>
      </Panel>
      <Panel
        alt="replace: modal A is dismissed, crossed out, while modal B is open."
        title={<code>replace</code>}
        note="A is dismissed and unmounted. When B closes, A does not come back."
      >
        <Incoming>
          <Dismissed />
        </Incoming>
      </Panel>
      {PUSH_PANEL}
    </>
  ),
};

/** The two stack behaviors of version 4. */
export const modalStackV4: Figure = {
  versions: ['v4'],
  caption:
    'Modal A is open and B is presented: what B’s `stackBehavior` does to A in version 4.',
  draw: () => (
    <>
      <Panel
        alt="replace: modal A moves below the edge and stays mounted while modal B is open."
        title={<code>replace</code>}
        note="The default: A is minimized but stays mounted. When B closes, A comes back."
      >
        <Incoming>
          <Minimized />
        </Incoming>
      </Panel>
      {PUSH_PANEL}
    </>
  ),
};

/** The only stack behavior of version 2, in three steps. */
export const modalStackV2: Figure = {
  versions: ['v2'],
  caption: 'In version 2, presenting a modal always minimizes the current one.',
  draw: () => (
    <>
      <Panel alt="Modal A is open." title="Present A" note="A opens.">
        <Phone shade>
          <Modal name="A" top={A_TOP} accent />
        </Phone>
      </Panel>
      <Panel
        alt="Modal A moves below the edge and stays mounted while modal B is open."
        title="Present B"
        note="A is minimized: it leaves the screen but stays mounted."
      >
        <Incoming>
          <Minimized />
        </Incoming>
      </Panel>
      <Panel
        alt="Modal B moves below the edge and modal A is open again."
        title="Dismiss B"
        note="B is unmounted, and A comes back to where it was."
      >
        <Phone shade>
          <Modal name="A" top={A_TOP} accent />
          <Sheet top={B_TOP} ghost />
          <Arrow x={CENTER} from={B_TOP + 24} to={SCREEN.height - 14} quiet />
        </Phone>
      </Panel>
    </>
  ),
};
