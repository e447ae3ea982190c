import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { CARD, cardLayout, type CardText } from './card';

const FONT_WEIGHTS = [400, 600, 700] as const;
// Enough for the card's few colors and their blended edges.
const PALETTE_SIZE = 16;

/**
 * Loads the fonts and the logo, and returns the function that draws cards.
 *
 * @param siteDir - the site's folder, absolute; its `static/img/logo.svg` is
 *   the mark on the cards
 * @param siteTitle - the site's name
 * @returns draws a card as PNG
 * @throws Error when the logo cannot be read
 */
export async function createRenderer(
  siteDir: string,
  siteTitle: string,
): Promise<(text: CardText) => Promise<Buffer>> {
  const { resolve } = createRequire(__filename);
  const read = (weight: number) =>
    fs.readFile(
      resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`),
    );
  const fonts: Font[] = await Promise.all(
    FONT_WEIGHTS.map(async (weight) => ({
      name: 'Inter',
      weight,
      data: await read(weight),
    })),
  );
  const svg = await fs.readFile(path.join(siteDir, 'static/img/logo.svg'));
  const logo = `data:image/svg+xml;base64,${svg.toString('base64')}`;
  return async (text) => {
    const layout = cardLayout(text, logo, siteTitle);
    const drawing = await satori(layout, { ...CARD, fonts });
    const { pixels, width, height } = new Resvg(drawing, {
      font: { loadSystemFonts: false },
    }).render();
    return sharp(pixels, { raw: { width, height, channels: 4 } })
      .png({
        palette: true,
        colours: PALETTE_SIZE,
        compressionLevel: 9,
        effort: 1,
        dither: 0,
      })
      .toBuffer();
  };
}
