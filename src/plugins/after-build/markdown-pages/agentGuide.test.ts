import { expect, test } from 'vitest';
import { agentGuide } from './agentGuide';

const BASE = 'https://site.test/docs/';
const pages = new Map([
  [
    'modal/usage',
    {
      body: '\n## Present it\n\nText.\n\n```tsx title="App.tsx"\nconst a = 1;\n```\n\n## Next\n',
      ids: new Set(['present-it']),
    },
  ],
]);
const write = (template: string) => agentGuide(template, BASE, pages);

test('a sample comes from the page, without its title', () => {
  expect(write('{{sample modal/usage Present it}}')).toBe(
    '```tsx\nconst a = 1;\n```',
  );
});

test.each([
  [
    '{{sample modal/usage Next}}',
    'modal/usage.md has no sample below "## Next".',
  ],
  ['{{faults}}', 'agents.template.md names {{faults}}, which is none of'],
  ['(modal/usage.md#gone)', 'what is not there: modal/usage.md#gone'],
  ['a'.repeat(8193), 'the guide has 8193 bytes, more than 8192'],
])('%.40s is refused', (template, message) => {
  expect(() => write(template)).toThrow(message);
});
