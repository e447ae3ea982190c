import { createElement, type CSSProperties, type ReactElement } from 'react';

/** The texts of a card. */
export interface CardText {
  /** Above the sheet: the docs version, or the kind of page. */
  readonly label: string;
  readonly title: string;
  readonly description: string;
}

/** Pixels, the size that networks ask for. */
export const CARD = { width: 1200, height: 630 } as const;

// The site's tokens of the dark canvas and the light sheet; a card has no
// color modes, and satori no variables.
const CARD_COLORS = {
  canvas: '#0f0c12',
  onCanvas: '#ede9e4',
  sheet: '#fefdfc',
  title: '#241f28',
  text: '#56505a',
  accent: '#f4714a',
} as const;

const MARGIN = 48;
const RADIUS = 72;
const SHEET_TOP = 226;

/** Longest title, in characters, that a font size in pixels has room for. */
const TITLE_SIZES = [
  { upTo: 18, size: 96 },
  { upTo: 26, size: 76 },
  { upTo: Infinity, size: 64 },
] as const;

const box = (style: CSSProperties, ...children: (ReactElement | string)[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** Draws a snap point: the outline of the sheet's upper edge. */
const snapLine = (top: number, inset: number, opacity: number) =>
  box({
    position: 'absolute',
    top,
    left: MARGIN + inset,
    right: MARGIN + inset,
    height: RADIUS,
    borderTop: `6px solid ${CARD_COLORS.accent}`,
    borderTopLeftRadius: RADIUS,
    borderTopRightRadius: RADIUS,
    opacity,
  });

/**
 * Lays out a card: a sheet over the canvas, with the page's title.
 *
 * @param text - what the card says
 * @param logo - the site's mark, a data URI
 * @param siteTitle - the site's name
 */
export function cardLayout(
  text: CardText,
  logo: string,
  siteTitle: string,
): ReactElement {
  const { size } =
    TITLE_SIZES.find(({ upTo }) => text.title.length <= upTo) ?? TITLE_SIZES[2];
  return box(
    {
      width: CARD.width,
      height: CARD.height,
      position: 'relative',
      backgroundColor: CARD_COLORS.canvas,
      color: CARD_COLORS.onCanvas,
      fontFamily: 'Inter',
      fontWeight: 600,
    },
    box(
      {
        position: 'absolute',
        top: 40,
        left: MARGIN + 28,
        right: MARGIN + 28,
        alignItems: 'center',
        fontSize: 32,
      },
      createElement('img', { src: logo, width: 60, height: 60 }),
      box({ marginLeft: 20, flexGrow: 1 }, siteTitle),
      box({ color: CARD_COLORS.accent }, text.label),
    ),
    snapLine(SHEET_TOP - 80, 44, 0.4),
    snapLine(SHEET_TOP - 40, 22, 0.7),
    box(
      {
        position: 'absolute',
        top: SHEET_TOP,
        left: MARGIN,
        right: MARGIN,
        bottom: 0,
        flexDirection: 'column',
        padding: '28px 64px 0',
        backgroundColor: CARD_COLORS.sheet,
        borderTopLeftRadius: RADIUS,
        borderTopRightRadius: RADIUS,
        color: CARD_COLORS.text,
      },
      box({
        alignSelf: 'center',
        width: 112,
        height: 12,
        borderRadius: 6,
        backgroundColor: CARD_COLORS.accent,
      }),
      box(
        {
          marginTop: 34,
          color: CARD_COLORS.title,
          fontSize: size,
          fontWeight: 700,
          letterSpacing: -size * 0.03,
          lineHeight: 1.1,
        },
        text.title,
      ),
      box(
        {
          display: 'block',
          marginTop: 22,
          fontSize: 34,
          fontWeight: 400,
          lineHeight: 1.4,
          lineClamp: 3,
        },
        text.description,
      ),
    ),
  );
}
