import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPages } from './builtPages';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'built-'));
  for (const file of [
    'index.html',
    'usage.html',
    'usage/index.html',
    'usage/inner.html',
    'old/index.html',
    'usage.md',
  ]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('the copy of a page is not listed; an index without a page is one', () => {
  expect(listPages(folder)).toEqual([
    'index.html',
    'old/index.html',
    'usage.html',
    'usage/inner.html',
  ]);
});
