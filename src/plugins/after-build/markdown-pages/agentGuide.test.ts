import { expect, test } from 'vitest';
import { agentGuide } from './agentGuide';

const BASE = 'https://site.test/docs/';
const pages = new Map([
  [
    'modal/usage',
    {
      body: '\n## Present it\n\nText.\n\n```tsx title="App.tsx"\nconst a = 1;\nexport default function App() {}\n\nconst b = 2;\n```\n\n## Next\n\n### Deeper\n\n```tsx\n1;\n```\n\n## Last\n',
      ids: new Set(['present-it']),
    },
  ],
]);
const write = (template: string) => agentGuide(template, BASE, pages);

test('a sample comes from the page, without its title, whole or its component', () => {
  expect(write('{{sample modal/usage Present it}}')).toBe(
    '```tsx\nconst a = 1;\nexport default function App() {}\n\nconst b = 2;\n```',
  );
  expect(write('{{component modal/usage Present it}}')).toBe(
    '```tsx\nexport default function App() {}\n```',
  );
});

test('the facts of an export have the type where the default does not show it', () => {
  expect(write('{{api BottomSheetModal}}')).toMatch(
    /^- `BottomSheetModal`: `.*enableDismissOnClose = true;.*stackBehavior: .* = 'switch'` and those of `BottomSheetProps` but `/,
  );
});

test.each([
  [
    '{{sample modal/usage Last}}',
    'modal/usage.md has no sample below "## Last".',
  ],
  ['{{component modal/usage Next}}', 'the sample has no default export'],
  ['{{sponsors}}', 'agents.template.md names {{sponsors}}, which is none of'],
  ['(modal/usage.md#gone)', 'what is not there: modal/usage.md#gone'],
  ['a'.repeat(14_337), 'the guide has 14337 bytes, more than 14336'],
  ['{{api BottomSheetX}}', 'agents.template.md names BottomSheetX, which is'],
])('%.40s is refused', (template, message) => {
  expect(() => write(template)).toThrow(message);
});
