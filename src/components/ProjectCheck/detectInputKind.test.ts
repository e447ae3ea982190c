import { expect, test } from 'vitest';
import { detectInputKind, type InputKind } from './detectInputKind';

const TEXTS: Readonly<Record<InputKind, readonly string[]>> = {
  json: [
    '{"dependencies": {}}',
    '{\n  "name": "app",\n',
    "{ name: 'app' }",
    '"expo": "~54.0.0",\n"react": "19.1.0"',
    '# yarn lockfile v1\n\nexpo@^54.0.0:\n  version "54.0.1"',
    "lockfileVersion: '9.0'\n",
  ],
  code: [
    "import BottomSheet from '@gorhom/bottom-sheet';",
    '// A sheet.\n/* of mine */\nexport const a = 1;',
    "'use client'\nimport x from 'y'",
    '<BottomSheet snapPoints={[100]} />',
    'const = 1;',
    '// @file a.tsx\nwhatever',
    "jest.mock('@gorhom/bottom-sheet', () => mock);",
    "foo();\nimport {\n  A,\n} from '@gorhom/bottom-sheet'",
    "/* # Sheet */\nimport A from 'a';\nconst b = (\n  <T>\n    Error: {text}",
  ],
  text: [
    '',
    'My sheet does not open.',
    'It is important.',
    '[Reanimated] Reading from `value`',
    'expo 54.0.1',
    '├── expo@54.0.1',
    'diff --git a/package.json b/package.json',
    "ERROR  x is not a function\n> 1 | import A from '@gorhom/bottom-sheet'",
    "### Steps\n\n```tsx\nimport A from '@gorhom/bottom-sheet';\n```",
    "TypeError: a is not a function\nimport A from '@gorhom/bottom-sheet'",
  ],
};

test.each(Object.entries(TEXTS))('detects %s', (kind, texts) => {
  for (const text of texts) expect(detectInputKind(text), text).toBe(kind);
});
