import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { CARD, cardLayout, type CardText } from './card';

const WEIGHTS = [400, 600, 700] as const;
// Enough for the card's few colors and their blended edges.
const COLORS = 16;

/** Draws cards. */
export interface CardRenderer {
  /** @returns the card as PNG */
  readonly render: (text: CardText) => Promise<Buffer>;
}

async function loadFonts(): Promise<Font[]> {
  const { resolve } = createRequire(__filename);
  return Promise.all(
    WEIGHTS.map(async (weight) => ({
      name: 'Inter',
      weight,
      style: 'normal' as const,
      data: await fs.readFile(
        resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`),
      ),
    })),
  );
}

/**
 * Prepares drawing.
 *
 * @param siteDir - the site's folder, absolute; its `static/img/logo.svg` is
 *   the mark on the cards
 * @param siteTitle - the site's name
 * @throws Error when the logo cannot be read
 */
export async function createRenderer(
  siteDir: string,
  siteTitle: string,
): Promise<CardRenderer> {
  const fonts = await loadFonts();
  const svg = await fs.readFile(path.join(siteDir, 'static/img/logo.svg'));
  const logo = `data:image/svg+xml;base64,${svg.toString('base64')}`;
  return {
    render: async (text) => {
      const drawing = await satori(cardLayout(text, logo, siteTitle), {
        ...CARD,
        fonts,
      });
      const image = new Resvg(drawing, {
        font: { loadSystemFonts: false },
      }).render();
      return sharp(image.pixels, {
        raw: { width: image.width, height: image.height, channels: 4 },
      })
        .png({
          palette: true,
          colours: COLORS,
          compressionLevel: 9,
          effort: 1,
          dither: 0,
        })
        .toBuffer();
    },
  };
}
