/* eslint-disable max-lines -- one drawing kit: its parts share their units */
// The parts that the figures are drawn from. One unit is one pixel of the
// panel at its natural size, so that text keeps its size on a phone.
import type { ReactNode } from 'react';

/** The screen inside the phone's bezel, in units. */
export const SCREEN = { width: 136, height: 252 } as const;

/** Thickness of the bezel; thick enough to hide the screen's square corners. */
const BEZEL = 6;

/** The phone's outer size, in units. */
export const PHONE = {
  width: SCREEN.width + 2 * BEZEL,
  height: SCREEN.height + 2 * BEZEL,
} as const;

/** Height of the handle area at the top of a sheet. */
export const HANDLE_HEIGHT = 20;

/** Distance from the screen's top to a sheet that is `percent` tall. */
export function topOf(percent: number): number {
  return Math.round((SCREEN.height * (100 - percent)) / 100);
}

interface PhoneProps {
  readonly children?: ReactNode;
  /** Draws the dimmed layer between the app and the sheet. */
  readonly shade?: boolean;
  readonly x?: number;
  readonly y?: number;
}

/** A phone that shows an app; children are drawn on its screen, clipped. */
export function Phone({
  children,
  shade,
  x = 0,
  y = 0,
}: PhoneProps): ReactNode {
  return (
    <svg x={x} y={y} width={PHONE.width} height={PHONE.height}>
      <svg x={BEZEL} y={BEZEL} width={SCREEN.width} height={SCREEN.height}>
        <path
          d={`M0 0H${SCREEN.width}V${SCREEN.height}H0z`}
          fill="var(--figure-screen)"
        />
        <path
          d="M14 32h40M14 52h108M14 68h72M14 104h108M14 120h84M14 156h108"
          stroke="var(--figure-ink)"
          strokeWidth="5"
          strokeLinecap="round"
          opacity=".3"
        />
        {shade && (
          <path
            d={`M0 0H${SCREEN.width}V${SCREEN.height}H0z`}
            fill="var(--figure-shade)"
          />
        )}
        {children}
      </svg>
      <rect
        x={BEZEL / 2}
        y={BEZEL / 2}
        width={PHONE.width - BEZEL}
        height={PHONE.height - BEZEL}
        rx="17"
        fill="none"
        stroke="var(--figure-bezel)"
        strokeWidth={BEZEL}
      />
      <path
        d="M62 14h24"
        stroke="var(--figure-bezel)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}

interface SheetProps {
  /** Distance from the screen's top to the sheet's top edge. */
  readonly top: number;
  readonly left?: number;
  readonly width?: number;
  /** Distance from the screen's top to the sheet's lower edge. */
  readonly bottom?: number;
  /** A detached sheet has four round corners. */
  readonly detached?: boolean;
  /** Only the outline: where the sheet was, or where it may go. */
  readonly ghost?: boolean;
  /** Drawn in the accent color: the sheet that the figure speaks of. */
  readonly accent?: boolean;
  readonly children?: ReactNode;
}

/** A sheet with its handle; children are drawn relative to its top edge. */
export function Sheet({
  top,
  left = 0,
  width = SCREEN.width,
  bottom = SCREEN.height,
  detached = false,
  ghost = false,
  accent = false,
  children,
}: SheetProps): ReactNode {
  const radius = 14;
  const height = bottom - top;
  const corners = detached
    ? `V${height - radius}a${radius} ${radius} 0 0 1-${radius} ${radius}H${radius}a${radius} ${radius} 0 0 1-${radius}-${radius}z`
    : `V${height}H0z`;
  const outline = `M0 ${radius}a${radius} ${radius} 0 0 1 ${radius}-${radius}H${width - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}${corners}`;
  const color = accent ? 'var(--accent)' : 'var(--figure-ink)';
  return (
    <g transform={`translate(${left} ${top})`}>
      <path
        d={outline}
        fill={ghost ? 'none' : 'var(--figure-sheet)'}
        stroke={ghost || accent ? color : undefined}
        strokeWidth="1.5"
        strokeDasharray={ghost ? '4 4' : undefined}
      />
      <path
        d={`M${width / 2 - 12} 9h24`}
        stroke={color}
        strokeWidth="4"
        strokeLinecap="round"
        opacity={ghost ? '.6' : undefined}
      />
      {children}
    </g>
  );
}

interface RowsProps {
  /** Distance from the sheet's top edge to the first row. */
  readonly y?: number;
  readonly count: number;
  readonly width?: number;
}

/** Rows of a list, or lines of content, on a sheet. */
export function Rows({
  y = 24,
  count,
  width = SCREEN.width,
}: RowsProps): ReactNode {
  const rows = Array.from({ length: count }, (_, row) => {
    const length = row % 3 === 2 ? width - 64 : width - 30;
    return `M15 ${y + 5 + row * 17}h${length}`;
  });
  return (
    <path
      d={rows.join('')}
      stroke="var(--figure-ink)"
      strokeWidth="8"
      strokeLinecap="round"
      opacity=".5"
    />
  );
}

interface SnapLineProps {
  readonly y: number;
  readonly x1?: number;
  readonly x2?: number;
  readonly accent?: boolean;
}

/** A dashed line at a height where the sheet rests. */
export function SnapLine({
  y,
  x1 = 0,
  x2 = SCREEN.width,
  accent = false,
}: SnapLineProps): ReactNode {
  return (
    <path
      d={`M${x1} ${y}H${x2}`}
      stroke={accent ? 'var(--accent)' : 'var(--line-strong)'}
      strokeWidth="1.5"
      strokeDasharray="5 4"
    />
  );
}

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
  readonly accent?: boolean;
  readonly soft?: boolean;
  readonly bold?: boolean;
  readonly code?: boolean;
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Text in a figure, 12 units tall unless told otherwise. */
export function Label({
  x,
  y,
  children,
  accent = false,
  soft = false,
  bold = false,
  code = false,
  size = 12,
  anchor,
}: LabelProps): ReactNode {
  const quiet = soft ? 'var(--text-soft)' : 'var(--text)';
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fill={accent ? 'var(--accent)' : quiet}
      fontWeight={bold ? 600 : undefined}
      fontFamily={code ? 'var(--font-code)' : undefined}
      textAnchor={anchor}
    >
      {children}
    </text>
  );
}

interface BadgeProps {
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
  readonly quiet?: boolean;
}

/** A round mark with a letter or a number in it. */
export function Badge({
  x,
  y,
  children,
  quiet = false,
}: BadgeProps): ReactNode {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r="10"
        fill={quiet ? 'var(--text-soft)' : 'var(--accent)'}
      />
      <text
        x={x}
        y={y + 4}
        fontSize="12"
        fontWeight="700"
        textAnchor="middle"
        fill={quiet ? 'var(--surface)' : 'var(--on-accent)'}
      >
        {children}
      </text>
    </>
  );
}

interface ArrowProps {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly quiet?: boolean;
}

/** A vertical arrow that shows which way something moves. */
export function Arrow({ x, from, to, quiet = false }: ArrowProps): ReactNode {
  const tip = to > from ? -5 : 5;
  return (
    <path
      d={`M${x} ${from}V${to}m-5 ${tip}l5 ${-tip} 5 ${tip}`}
      fill="none"
      stroke={quiet ? 'var(--text-soft)' : 'var(--accent)'}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

interface KeyboardProps {
  /** Distance from the screen's top to the keyboard's top edge. */
  readonly top: number;
}

/** The software keyboard at the bottom of the screen. */
export function Keyboard({ top }: KeyboardProps): ReactNode {
  return (
    <g transform={`translate(0 ${top})`}>
      <path
        d={`M0 0H${SCREEN.width}V${SCREEN.height - top}H0z`}
        fill="var(--text-soft)"
      />
      <path
        d="M9 16h118M15 33h106M21 50h94M42 67h52"
        stroke="var(--surface)"
        strokeWidth="9"
        strokeDasharray="9 3.1"
        opacity=".55"
      />
    </g>
  );
}

/** A fingertip that drags. */
export function Finger({
  x,
  y,
}: {
  readonly x: number;
  readonly y: number;
}): ReactNode {
  return (
    <>
      <circle cx={x} cy={y} r="11" fill="var(--accent)" opacity=".28" />
      <circle cx={x} cy={y} r="5.5" fill="var(--accent)" />
    </>
  );
}

interface PanelProps {
  /** What the drawing shows, for readers who do not see it. */
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  readonly title?: ReactNode;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** One drawing of a figure with its words below. */
export function Panel({
  alt,
  width = PHONE.width,
  height = PHONE.height,
  title,
  note,
  children,
}: PanelProps): ReactNode {
  return (
    <div>
      <svg
        role="img"
        aria-label={alt}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        {children}
      </svg>
      {(title ?? note) !== undefined && (
        <p>
          {title !== undefined && <strong>{title}</strong>} {note}
        </p>
      )}
    </div>
  );
}
