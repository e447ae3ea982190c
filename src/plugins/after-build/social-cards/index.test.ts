import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { socialCards } from './index';

const LOGO = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${color}"/></svg>`;

const TEXT = { label: 'v5 docs', title: 'Usage', description: 'A sentence.' };

let siteDir: string;
let outDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
  outDir = path.join(siteDir, 'build');
  fs.mkdirSync(path.join(siteDir, 'static/img'), { recursive: true });
  fs.writeFileSync(path.join(siteDir, 'static/img/logo.svg'), LOGO('red'));
});

afterEach(() => {
  fs.rmSync(siteDir, { recursive: true });
});

const make = () => socialCards(siteDir, 'Sheet');
const run = (cards: ReturnType<typeof make>) =>
  cards.step.start({ outDir } as Props).end();

test('the name tells texts and looks apart, and nothing else', () => {
  const address = make().imageFor(TEXT);
  expect(address).toMatch(/^\/img\/cards\/[0-9a-f]{16}\.png$/);
  expect(make().imageFor({ ...TEXT })).toBe(address);
  expect(make().imageFor({ ...TEXT, label: 'v4 docs' })).not.toBe(address);
  fs.writeFileSync(path.join(siteDir, 'static/img/logo.svg'), LOGO('blue'));
  expect(make().imageFor(TEXT)).not.toBe(address);
});

test('a card from an earlier build is taken as it is', async () => {
  const cards = make();
  const address = cards.imageFor(TEXT);
  const cache = path.join(siteDir, '.cache/social-cards');
  fs.mkdirSync(cache, { recursive: true });
  fs.writeFileSync(path.join(cache, path.basename(address)), 'kept');
  await run(cards);
  expect(fs.readFileSync(path.join(outDir, address), 'utf8')).toBe('kept');
});
