import type { ReactNode } from 'react';
import { Badge } from './art';
import type { Figure } from './types';

const PLANE = { width: 118, height: 204 } as const;
const SHEET_TOP = 84;
const STEP = 46;
const SLANT = -11;
const RIGHT = PLANE.width - 16;

const SHEET = `M0 ${SHEET_TOP + 14}a14 14 0 0 1 14-14h${PLANE.width - 28}a14 14 0 0 1 14 14V${PLANE.height}H0z`;

interface Part {
  readonly name: string;
  /** Undefined where the version has no prop for the part. */
  readonly prop?: string;
  readonly what: string;
  readonly art: ReactNode;
  /** Where the part's number sits: over its own top edge. */
  readonly badge: { readonly x: number; readonly top: number };
}

const PARTS: readonly Part[] = [
  {
    name: 'Container',
    prop: 'containerStyle',
    what: 'the area that the sheet is measured against and moves in',
    badge: { x: RIGHT, top: 0 },
    art: (
      <>
        <rect
          width={PLANE.width}
          height={PLANE.height}
          rx="14"
          fill="var(--figure-screen)"
          stroke="var(--text)"
          strokeWidth="3"
        />
        <path
          d="M14 28h46M14 44h88M14 58h88M14 72h60"
          stroke="var(--figure-ink)"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </>
    ),
  },
  {
    name: 'Backdrop',
    prop: 'backdropComponent',
    what: 'covers the app behind the sheet; there is none by default',
    badge: { x: RIGHT, top: 0 },
    art: (
      <rect
        width={PLANE.width}
        height={PLANE.height}
        rx="14"
        fill="var(--figure-shade)"
        stroke="var(--line-strong)"
        strokeDasharray="4 4"
        strokeWidth="1.5"
      />
    ),
  },
  {
    name: 'Background',
    prop: 'backgroundComponent',
    what: 'the surface with the rounded top edge',
    badge: { x: RIGHT, top: SHEET_TOP },
    art: (
      <path
        d={SHEET}
        fill="var(--figure-sheet)"
        stroke="var(--line-strong)"
        strokeWidth="1.5"
      />
    ),
  },
  {
    name: 'Content',
    prop: 'children',
    what: 'your view or one of the scrollables',
    badge: { x: 16, top: SHEET_TOP + 24 },
    art: (
      <>
        <rect
          y={SHEET_TOP + 24}
          width={PLANE.width}
          height={PLANE.height - SHEET_TOP - 24}
          rx="4"
          fill="var(--accent-soft)"
          stroke="var(--accent)"
          strokeWidth="1.5"
        />
        <path
          d="M14 126h90M14 144h90M14 162h56M14 180h90"
          stroke="var(--accent)"
          strokeWidth="8"
          strokeLinecap="round"
          opacity=".45"
        />
      </>
    ),
  },
  {
    name: 'Footer',
    prop: 'footerComponent',
    what: 'stays at the bottom of the visible sheet',
    badge: { x: RIGHT, top: PLANE.height - 34 },
    art: (
      <>
        <rect
          y={PLANE.height - 34}
          width={PLANE.width}
          height="34"
          rx="4"
          fill="var(--figure-sheet)"
          stroke="var(--line-strong)"
          strokeWidth="1.5"
        />
        <path
          d="M26 187h66"
          stroke="var(--text-soft)"
          strokeWidth="14"
          strokeLinecap="round"
        />
      </>
    ),
  },
  {
    name: 'Handle',
    prop: 'handleComponent',
    what: 'the strip with the indicator, for dragging the sheet',
    badge: { x: RIGHT, top: SHEET_TOP },
    art: (
      <>
        <path
          d={`M0 ${SHEET_TOP + 24}v-10a14 14 0 0 1 14-14h${PLANE.width - 28}a14 14 0 0 1 14 14v10z`}
          fill="var(--figure-sheet)"
          stroke="var(--accent)"
          strokeWidth="1.5"
        />
        <path
          d={`M44 ${SHEET_TOP + 12}h30`}
          stroke="var(--accent)"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </>
    ),
  },
];

/** Version 2 has no footer and no prop for its container. */
const PARTS_OF_V2 = PARTS.filter(({ name }) => name !== 'Footer').map((part) =>
  part.name === 'Container' ? { ...part, prop: undefined } : part,
);

function Layers({ parts }: { readonly parts: readonly Part[] }): ReactNode {
  const last = parts.length - 1;
  const rise = Math.tan((-SLANT * Math.PI) / 180);
  const width = last * STEP + PLANE.width + 8;
  const lift = Math.ceil(rise * PLANE.width);
  const height = PLANE.height + lift + 30;
  const names = parts.map((part) => part.name.toLowerCase());
  return (
    <svg
      role="img"
      aria-label={`A sheet taken apart into layers, ${names.join(', ')}.`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {parts.map((part, index) => (
        <g
          key={part.name}
          transform={`translate(${4 + index * STEP} ${lift + 26}) skewY(${SLANT})`}
        >
          {part.art}
        </g>
      ))}
      {parts.map(({ name, badge }, index) => (
        <Badge
          key={name}
          x={4 + index * STEP + badge.x}
          y={Math.round(lift + 16 + badge.top - rise * badge.x)}
        >
          {index + 1}
        </Badge>
      ))}
    </svg>
  );
}

/** The parts of a sheet and the prop that replaces each. */
export const anatomy: Figure = {
  versions: ['v5', 'v4', 'v2'],
  caption: 'The parts of a sheet, and the prop that changes each.',
  draw: (version) => {
    const parts = version === 'v2' ? PARTS_OF_V2 : PARTS;
    return (
      <>
        <div>
          <Layers parts={parts} />
        </div>
        <ol>
          {parts.map((part) => (
            <li key={part.name}>
              <strong>{part.name}</strong>
              {part.prop !== undefined && (
                <>
                  {' '}
                  <code>{part.prop}</code>
                </>
              )}{' '}
              {part.what}
            </li>
          ))}
        </ol>
      </>
    );
  },
};
