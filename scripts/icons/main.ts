/**
 * Draws the raster icons from the SVG sources in `static/img`. Run it after a
 * change of `logo.svg` or `favicon.svg`: `npx tsx scripts/icons/main.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const IMAGES = path.join(__dirname, '../../static/img');
const ICO_SIZES = [16, 32, 48];
const TOUCH_SIZE = 180;
/** Apple draws no transparency: the logo stands on the canvas of dark mode. */
const TOUCH_BACKGROUND = '#18151d';
const TOUCH_LOGO = 116;

async function render(svg: Buffer, size: number): Promise<Buffer> {
  // Drawn at four times the size, so that scaling down smooths the edges.
  return sharp(svg, { density: (72 * size * 4) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * Packs PNG images into one ICO file.
 *
 * @param images - PNG files with their edge length in pixels, below 256
 * @returns the file, after the layout that Windows defines: a header of 6
 *   bytes, an entry of 16 bytes per image, then the images
 */
function packIco(
  images: readonly { readonly size: number; readonly png: Buffer }[],
): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length + 16 * images.length;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}

async function main(): Promise<void> {
  const favicon = await readFile(path.join(IMAGES, 'favicon.svg'));
  const logo = await readFile(path.join(IMAGES, 'logo.svg'));
  const images = await Promise.all(
    ICO_SIZES.map(async (size) => ({ size, png: await render(favicon, size) })),
  );
  await writeFile(path.join(IMAGES, 'favicon.ico'), packIco(images));

  const touch = sharp({
    create: {
      width: TOUCH_SIZE,
      height: TOUCH_SIZE,
      channels: 3,
      background: TOUCH_BACKGROUND,
    },
  }).composite([{ input: await render(logo, TOUCH_LOGO), gravity: 'center' }]);
  await touch
    .png({ palette: true, compressionLevel: 9 })
    .toFile(path.join(IMAGES, 'apple-touch-icon.png'));
}

void main();
