import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('src/css/tokens.css', 'utf8');

type Tokens = ReadonlyMap<string, string>;

function readTokens(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  expect(start, `no block for ${selector}`).toBeGreaterThanOrEqual(0);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{3,8});/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(full.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045
      ? channel / 12.92
      : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const SURFACES = ['canvas', 'surface', 'raised'];
const CODE = [
  'text',
  'comment',
  'keyword',
  'string',
  'number',
  'function',
  'type',
  'property',
  'attribute',
  'tag',
];
const CODE_GROUNDS = ['bg', 'highlight-bg', 'add-bg', 'remove-bg'];

/** Text on its ground, at least 4.5:1. */
const TEXT_PAIRS: readonly (readonly [string, string])[] = [
  ...['text', 'text-soft', 'text-faint', 'accent', 'accent-strong'].flatMap(
    (color) =>
      [...SURFACES, 'accent-soft'].map((ground) => [color, ground] as const),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ...['info', 'tip', 'warning', 'danger'].flatMap((name) => [
    [name, `${name}-soft`] as const,
    [name, 'surface'] as const,
    ['text', `${name}-soft`] as const,
    ['text-soft', `${name}-soft`] as const,
    ['accent', `${name}-soft`] as const,
  ]),
  ...CODE.flatMap((name) =>
    CODE_GROUNDS.map((ground) => [`code-${name}`, `code-${ground}`] as const),
  ),
  ['text', 'figure-screen'],
  ['text', 'figure-sheet'],
  ['accent', 'figure-screen'],
  ['accent', 'figure-sheet'],
  ['surface', 'text-soft'],
];

/** Lines that carry meaning and the focus ring, at least 3:1. */
const LINE_PAIRS: readonly (readonly [string, string])[] = [
  ...SURFACES.flatMap((ground) => [
    ['line-strong', ground] as const,
    ['accent', ground] as const,
  ]),
  ['figure-bezel', 'figure-screen'],
];

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('the %s mode', (_, selector) => {
  const tokens = readTokens(selector);
  const color = (name: string): string => {
    const value = tokens.get(name);
    expect(value, `--${name} is no color of ${selector}`).toBeDefined();
    return value ?? '';
  };

  test.each(TEXT_PAIRS)('%s is readable on %s', (front, ground) => {
    expect(contrast(color(front), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(LINE_PAIRS)('%s shows on %s', (front, ground) => {
    expect(contrast(color(front), color(ground))).toBeGreaterThanOrEqual(3);
  });
});

test('both modes define the same colors', () => {
  const names = (selector: string) => [...readTokens(selector).keys()];
  const own = names(':root').filter((name) => !name.startsWith('ifm-'));
  expect(names("[data-theme='dark']")).toEqual(own);
});

test('the measure itself can fail', () => {
  expect(contrast('#777', '#fff')).toBeLessThan(4.5);
  expect(contrast('#000', '#fff')).toBeCloseTo(21);
});
