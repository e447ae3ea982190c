// Labels of figures are readable in both color modes. axe does not audit SVG text.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { ROOT } from '../../src/site/versions';

interface ColorCommons {
  readonly Color: new () => { parseString: (color: string) => void };
  readonly getContrast: (back: object, text: object) => number;
}

const { Color, getContrast } = (
  axe.commons as unknown as { readonly color: ColorCommons }
).color;

/** Tokens of the shapes behind a label, by the token of the label. */
const SHAPES = ['surface-raised', 'figure-screen', 'figure-sheet'];
const BEHIND: Readonly<Record<string, readonly string[]>> = {
  text: SHAPES,
  'text-soft': SHAPES,
  accent: SHAPES,
  'on-accent': ['accent'],
  surface: ['text-soft'],
};

const tokens = readFileSync(path.join(ROOT, 'src/css/tokens.css'), 'utf8');

/** Reads the colors of a token in light and in dark mode. */
const colorsOf = (token: string) => {
  const pattern = new RegExp(`--${token}: light-dark\\((\\S+), (\\S+)\\)`);
  const [, ...colors] = pattern.exec(tokens) ?? [];
  return colors.map((text) => {
    const color = new Color();
    color.parseString(text);
    return color;
  });
};

test.each(Object.entries(BEHIND))(
  'a label in --%s contrasts with --%j',
  (token, shapes) => {
    for (const shape of shapes) {
      const backs = colorsOf(shape);
      const ratios = colorsOf(token).map((text, mode) =>
        getContrast(backs[mode] ?? text, text),
      );
      expect(ratios).toHaveLength(2);
      expect(Math.min(...ratios), shape).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('labels of figures use these tokens', () => {
  const folder = path.join(ROOT, 'src/components/Figure/figures');
  const fills = readdirSync(folder).flatMap((file) =>
    [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(
        /<text[^>]* fill="var\(--([\w-]+)\)"|<text/g,
      ),
    ].map(([, token = '']) => token),
  );
  expect(new Set(fills)).toEqual(new Set(Object.keys(BEHIND)));
});
