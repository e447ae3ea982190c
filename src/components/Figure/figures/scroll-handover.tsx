import type { ReactNode } from 'react';
import {
  Arrow,
  Finger,
  Panel,
  Phone,
  SCREEN,
  Sheet,
  SnapLine,
  topOf,
} from './art';
import type { Figure } from './types';

const LOW = topOf(42);
const HIGH = topOf(82);
const CENTER = SCREEN.width / 2;

interface ListProps {
  /** Height of the list's window below the handle. */
  readonly height: number;
  /** How far the list is scrolled. */
  readonly offset: number;
}

/** A list of cards, scrolled by `offset`. */
function List({ height, offset }: ListProps): ReactNode {
  const cards = Array.from({ length: 9 }, (_, card) => {
    const y = card * 36 - offset;
    return `M12 ${y}h${SCREEN.width - 24}v28h-${SCREEN.width - 24}z`;
  });
  return (
    <svg y="20" width={SCREEN.width} height={height}>
      <path d={cards.join('')} fill="var(--figure-ink)" opacity=".45" />
      <path
        d={`M${SCREEN.width - 5} ${6 + offset}v${Math.max(24, height / 4)}`}
        stroke="var(--text-soft)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity={offset > 0 ? undefined : '0'}
      />
    </svg>
  );
}

/** Which of list and sheet moves when a finger drags on the list. */
export const scrollHandover: Figure = {
  versions: ['v5', 'v4', 'v2'],
  caption:
    'A finger drags a list inside a sheet: when the sheet moves, and when the list scrolls.',
  draw: () => (
    <>
      <Panel
        alt="The sheet is below its highest snap point. A finger drags up on the list and the sheet moves up; the list does not scroll."
        title="Below the highest point"
        note="The drag moves the sheet. The list is locked."
      >
        <Phone>
          <SnapLine y={HIGH} />
          <Sheet top={LOW} accent>
            <List height={SCREEN.height - LOW} offset={0} />
          </Sheet>
          <Finger x={CENTER} y={LOW + 66} />
          <Arrow x={CENTER} from={LOW + 48} to={HIGH + 14} />
        </Phone>
      </Panel>
      <Panel
        alt="The sheet is at its highest snap point. A finger drags up on the list and the list scrolls; the sheet stays."
        title="At the highest point"
        note="The list is unlocked: the same drag scrolls it."
      >
        <Phone>
          <Sheet top={HIGH}>
            <List height={SCREEN.height - HIGH} offset={50} />
          </Sheet>
          <SnapLine y={HIGH} accent />
          <Finger x={CENTER} y={HIGH + 150} />
          <Arrow x={CENTER} from={HIGH + 132} to={HIGH + 56} />
        </Phone>
      </Panel>
      <Panel
        alt="The list is scrolled. A finger drags down and the list scrolls back to its top first; the sheet stays."
        title="Down, list scrolled"
        note="The list scrolls back to its top first."
      >
        <Phone>
          <Sheet top={HIGH}>
            <List height={SCREEN.height - HIGH} offset={22} />
          </Sheet>
          <SnapLine y={HIGH} accent />
          <Finger x={CENTER} y={HIGH + 62} />
          <Arrow x={CENTER} from={HIGH + 80} to={HIGH + 156} />
        </Phone>
      </Panel>
      <Panel
        alt="The list is at its top. The finger keeps dragging down, and the sheet moves with it."
        title="Down, list at its top"
        note="From here the drag moves the sheet again."
      >
        <Phone>
          <SnapLine y={HIGH} />
          <Sheet top={topOf(64)} accent>
            <List height={SCREEN.height - topOf(64)} offset={0} />
          </Sheet>
          <Finger x={CENTER} y={topOf(64) + 58} />
          <Arrow x={CENTER} from={topOf(64) + 76} to={topOf(64) + 136} />
        </Phone>
      </Panel>
    </>
  ),
};
