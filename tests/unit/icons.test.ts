import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { packIco } from '../../scripts/make-icons';

const read = (name: string) => readFileSync(`static/img/${name}`);

interface IcoImage {
  readonly size: number;
  readonly png: Buffer;
}

function unpackIco(file: Buffer): IcoImage[] {
  expect([...file.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const offset = file.readUInt32LE(entry + 12);
    const length = file.readUInt32LE(entry + 8);
    return {
      size: file.readUInt8(entry),
      png: file.subarray(offset, offset + length),
    };
  });
}

test('packs images so that they come out again', () => {
  const images = [
    { size: 16, png: Buffer.from('first') },
    { size: 32, png: Buffer.from('the second') },
  ];
  expect(unpackIco(packIco(images))).toEqual(images);
});

test('the committed favicon holds the three usual sizes', async () => {
  const images = unpackIco(read('favicon.ico'));
  expect(images.map(({ size }) => size)).toEqual([16, 32, 48]);
  for (const { size, png } of images) {
    const { width, height, format } = await sharp(png).metadata();
    expect({ width, height, format }).toEqual({
      width: size,
      height: size,
      format: 'png',
    });
  }
});

test('the touch icon is opaque and of the size that iOS asks for', async () => {
  const { width, height, hasAlpha } = await sharp(
    read('apple-touch-icon.png'),
  ).metadata();
  expect({ width, height, hasAlpha }).toEqual({
    width: 180,
    height: 180,
    hasAlpha: false,
  });
});

test('the mark on the page is the logo file', () => {
  const paths = (text: string) =>
    [...text.matchAll(/\bd="([^"]+)"/g)].map(([, path]) => path);
  const mark = readFileSync('src/components/LogoMark/index.tsx', 'utf8');
  expect(paths(mark)).toHaveLength(4);
  expect(paths(mark)).toEqual(paths(read('logo.svg').toString()));
});
