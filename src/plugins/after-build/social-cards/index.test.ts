import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { socialCards } from './index';

const LOGO = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${color}"/></svg>`;

const TEXT = { label: 'v5 docs', title: 'Usage', description: 'A sentence.' };

test('the name of a card tells texts and looks apart, and nothing else', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
  const draw = (color: string) => {
    fs.writeFileSync(path.join(siteDir, 'static/img/logo.svg'), LOGO(color));
  };
  const nameOf = (text: typeof TEXT) =>
    socialCards(siteDir, 'Sheet').imageFor(text);
  fs.mkdirSync(path.join(siteDir, 'static/img'), { recursive: true });
  draw('red');
  const name = nameOf(TEXT);
  expect(name).toMatch(/^\/img\/cards\/[0-9a-f]{16}\.png$/);
  expect(nameOf({ ...TEXT })).toBe(name);
  expect(nameOf({ ...TEXT, label: 'v4 docs' })).not.toBe(name);
  draw('blue');
  expect(nameOf(TEXT)).not.toBe(name);
  fs.rmSync(siteDir, { recursive: true });
});
