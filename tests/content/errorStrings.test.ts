import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { errorStrings } from './errorStrings';

test('what a package throws, asserts and prints is read, and nothing else', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'package-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  mkdirSync(path.join(root, 'src'));
  const source = [
    "console.warn('warned');",
    "console.error('failed');",
    "console.log('logged');",
    "invariant(isValid, 'invariant');",
    'throw new Error(`thrown ${value}!`);',
  ];
  writeFileSync(path.join(root, 'src/index.ts'), source.join('\n'));
  const messages = errorStrings(root).map(({ parts }) => parts.join('…'));
  expect(messages.sort()).toEqual(
    ['failed', 'invariant', 'thrown …!', 'warned'].sort(),
  );
});

test('a package that is not installed says how it is', () => {
  expect(() => errorStrings('tests/types/none')).toThrow(
    'Run: npx tsx scripts/types-install/main.ts',
  );
});
