import type { ReactNode } from 'react';
import {
  HANDLE_HEIGHT,
  Label,
  Phone,
  PHONE,
  Rows,
  SCREEN,
  Sheet,
  SnapLine,
  topOf,
} from './art';
import type { Figure } from './types';

const POINTS = [
  { percent: 25, text: "'25%'" },
  { percent: 50, text: "'50%'" },
  { percent: 90, text: "'90%'" },
] as const;

const LEFT = 104;
const WIDTH = LEFT + PHONE.width + 4;
/** From the drawing's top to the top of the screen. */
const SCREEN_Y = 6;

interface ArtProps {
  readonly alt: string;
  /** How far above its snap point a sheet's top edge is. */
  readonly above: number;
  readonly children?: ReactNode;
}

function Art({ alt, above, children }: ArtProps): ReactNode {
  return (
    <svg
      role="img"
      aria-label={alt}
      width={WIDTH}
      height={PHONE.height + 18}
      viewBox={`0 0 ${WIDTH} ${PHONE.height + 18}`}
    >
      <Phone x={LEFT}>
        <Sheet top={topOf(90) - above} ghost />
        <Sheet top={topOf(50) - above} accent>
          <Rows count={6} />
        </Sheet>
        <Sheet top={topOf(25) - above} ghost />
      </Phone>
      {POINTS.map(({ percent, text }, index) => {
        const y = SCREEN_Y + topOf(percent);
        return (
          <g key={percent}>
            <SnapLine y={y} x1={0} x2={LEFT + 6} accent={index === 1} />
            <Label x={0} y={y - 7} bold accent={index === 1}>
              index {index}
            </Label>
            <Label x={0} y={y + 16} code soft size={11}>
              {text}
            </Label>
          </g>
        );
      })}
      <SnapLine y={SCREEN_Y + SCREEN.height} x1={0} x2={LEFT} />
      <Label x={0} y={SCREEN_Y + SCREEN.height - 7} bold>
        index -1
      </Label>
      <Label x={0} y={SCREEN_Y + SCREEN.height + 15} soft size={11}>
        closed
      </Label>
      {children}
    </svg>
  );
}

/** Snap points and indexes where the handle counts as part of the height. */
export const snapPoints: Figure = {
  versions: ['v5', 'v4'],
  caption:
    "`snapPoints={['25%', '50%', '90%']}`: each point is the height of the whole sheet, handle included, as a percentage of the container’s height.",
  draw: () => (
    <>
      <div>
        <Art
          above={0}
          alt="A phone with three dashed lines at 25, 50 and 90 percent of its height, labeled index 0, 1 and 2. The sheet rests with its top edge on the line of index 1. A closed sheet is below the screen, at index minus 1."
        />
      </div>
      <ul>
        <li>
          <strong>Index</strong> counts from the lowest point: 0 is the first
          entry of <code>snapPoints</code>.
        </li>
        <li>
          <strong>-1</strong> is the closed sheet, below the edge. It is never
          an entry of the array.
        </li>
        <li>
          <strong>Height</strong> is measured from the container’s lower edge to
          the sheet’s top edge, so the handle is inside it.
        </li>
      </ul>
    </>
  ),
};

/** Snap points and indexes of version 2, where the handle comes on top. */
export const snapPointsV2: Figure = {
  versions: ['v2'],
  caption:
    "`snapPoints={['25%', '50%', '90%']}`: each point is the height of the content; the handle is added on top.",
  draw: () => (
    <>
      <div>
        <Art
          above={HANDLE_HEIGHT}
          alt="A phone with three dashed lines at 25, 50 and 90 percent of its height, labeled index 0, 1 and 2. The sheet rests at index 1: the line runs along the top of the content, and the handle is above it."
        />
      </div>
      <ul>
        <li>
          <strong>Index</strong> counts from the lowest point: 0 is the first
          entry of <code>snapPoints</code>.
        </li>
        <li>
          <strong>The line</strong> runs below the handle: a point of 200 with a
          handle of 24 shows 224 points.
        </li>
        <li>
          <strong>A point of 0</strong> puts the handle below the edge as well,
          so that nothing shows.
        </li>
      </ul>
    </>
  ),
};
