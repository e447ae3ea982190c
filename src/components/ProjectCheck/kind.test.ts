import { describe, expect, test } from 'vitest';
import { kindOf } from './kind';

const fill = (unit: string) => unit.repeat(Math.ceil(1_000_000 / unit.length));

describe('a text is told by its form', () => {
  test.each([
    ['{"dependencies": {}}', 'json'],
    ['{\n  "name": "app",\n', 'json'],
    ["{ name: 'app' }", 'json'],
    ['"expo": "~54.0.0",\n"react": "19.1.0"', 'json'],
    ['# yarn lockfile v1\n\nexpo@^54.0.0:\n  version "54.0.1"', 'json'],
    ["lockfileVersion: '9.0'\n", 'json'],
    ["import BottomSheet from '@gorhom/bottom-sheet';", 'code'],
    ['// A sheet.\n/* of mine */\nexport const a = 1;', 'code'],
    ["'use client'\nimport x from 'y'", 'code'],
    ['<BottomSheet snapPoints={[100]} />', 'code'],
    ['const = 1;', 'code'],
    ['// @file a.tsx\nwhatever', 'code'],
    ["jest.mock('@gorhom/bottom-sheet', () => mock);", 'code'],
    ["foo();\nimport {\n  A,\n} from '@gorhom/bottom-sheet'", 'code'],
    [
      "/* # Sheet */\nimport A from '@gorhom/bottom-sheet';\nconst b = (\n  <T>\n    Error: {text}",
      'code',
    ],
    ['', 'text'],
    ['My sheet does not open.', 'text'],
    ['It is important.', 'text'],
    ['[Reanimated] Reading from `value`', 'text'],
    ['expo 54.0.1', 'text'],
    ['├── expo@54.0.1', 'text'],
    ['diff --git a/package.json b/package.json', 'text'],
    [
      "ERROR  x is not a function\n> 1 | import A from '@gorhom/bottom-sheet'",
      'text',
    ],
    ["### Steps\n\n```tsx\nimport A from '@gorhom/bottom-sheet';\n```", 'text'],
    [
      "TypeError: a is not a function\nimport A from '@gorhom/bottom-sheet'",
      'text',
    ],
  ])('%j: %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});

test.each([
  'a',
  ' ',
  '\n',
  '//\n',
  '/* ',
  'import\n',
  'import ',
  'const a ',
  '  at ',
  '{',
  '| ',
  '"a"',
])('1 MB of %j takes less than 200 ms', (unit) => {
  const start = process.cpuUsage();
  kindOf(fill(unit));
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(200);
});
