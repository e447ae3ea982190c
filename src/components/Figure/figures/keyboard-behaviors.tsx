import type { ReactNode } from 'react';
import {
  Arrow,
  Keyboard,
  Label,
  Panel,
  Phone,
  SCREEN,
  Sheet,
  SnapLine,
  topOf,
} from './art';
import type { Figure } from './types';

const LOW = topOf(28);
const HIGH = topOf(60);
/** Top edge of the keyboard. */
const KEYBOARD_TOP = topOf(36);
/** The highest point raised by the height of the keyboard. */
const RAISED = HIGH - (SCREEN.height - KEYBOARD_TOP);

/** The focused input on the sheet. */
function Field(): ReactNode {
  return (
    <>
      <rect
        x="12"
        y="22"
        width={SCREEN.width - 24}
        height="22"
        rx="7"
        fill="var(--surface)"
        stroke="var(--accent)"
        strokeWidth="1.5"
      />
      <path d="M20 28v10" stroke="var(--accent)" strokeWidth="2" />
    </>
  );
}

function Points(): ReactNode {
  return (
    <>
      <SnapLine y={LOW} />
      <SnapLine y={HIGH} />
    </>
  );
}

/** What the three values of `keyboardBehavior` do with the sheet. */
export const keyboardBehaviors: Figure = {
  versions: ['v5', 'v4'],
  caption:
    'A sheet at the lower of two snap points (dashed), and where each `keyboardBehavior` moves it when the keyboard opens.',
  draw: () => (
    <>
      <Panel
        alt="No keyboard: the sheet rests at the lower of two snap points."
        title="Before"
        note="The sheet is at index 0, and the input has no focus yet."
      >
        <Phone>
          <Sheet top={LOW}>
            <Field />
          </Sheet>
          <Points />
          <Label x={6} y={LOW - 6} size={11} bold>
            index 0
          </Label>
          <Label x={6} y={HIGH - 6} size={11} bold>
            index 1
          </Label>
        </Phone>
      </Panel>
      <Panel
        alt="interactive: the whole sheet is above the keyboard, higher than its highest snap point by the height of the keyboard."
        title={<code>interactive</code>}
        note="The default: the highest point plus the height of the keyboard, but no higher than the container’s top."
      >
        <Phone>
          <Sheet top={RAISED} accent>
            <Field />
          </Sheet>
          <Points />
          <Arrow
            x={SCREEN.width / 2}
            from={KEYBOARD_TOP - 14}
            to={RAISED + 62}
          />
          <Keyboard top={KEYBOARD_TOP} />
        </Phone>
      </Panel>
      <Panel
        alt="extend: the sheet is at its highest snap point, and the keyboard covers its lower part."
        title={<code>extend</code>}
        note="The highest point. The keyboard covers the lower part, and the content gets shorter."
      >
        <Phone>
          <Sheet top={HIGH} accent>
            <Field />
          </Sheet>
          <Points />
          <Keyboard top={KEYBOARD_TOP} />
        </Phone>
      </Panel>
      <Panel
        alt="fillParent: the sheet fills the container up to its top, and the keyboard covers its lower part."
        title={<code>fillParent</code>}
        note="The container’s top, whatever the snap points. The content ends above the keyboard."
      >
        <Phone>
          <Sheet top={0} accent>
            <g transform="translate(0 8)">
              <Field />
            </g>
          </Sheet>
          <Points />
          <Keyboard top={KEYBOARD_TOP} />
        </Phone>
      </Panel>
    </>
  ),
};
