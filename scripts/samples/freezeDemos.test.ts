import { expect, test } from 'vitest';
import { freezeDemos } from './freezeDemos';

const read = (name: string) => `// ${name}\n`;

test('a demo becomes a fence of its code, what speaks of one stays', () => {
  const page = 'A\n\n<Demo name="flat-list" />\n\n`<Demo name="x" />`\n';
  expect(freezeDemos(page, read)).toBe(
    'A\n\n```tsx title="flat-list.tsx"\n// flat-list\n```\n\n`<Demo name="x" />`\n',
  );
});

test('the playground becomes the code of its first state', () => {
  expect(freezeDemos('<Playground />', read)).toBe(
    '```tsx title="playground.tsx"\n// playground\n```',
  );
});

test('a demo that is not there stops it', () => {
  expect(() => freezeDemos('<Demo name="no-such-demo" />')).toThrow(
    'src/demos/no-such-demo.tsx',
  );
});
