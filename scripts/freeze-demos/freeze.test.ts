import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentFiles } from '../../src/site/contentFiles';
import { ROOT } from '../../src/site/versions';
import { freezeDemos } from './freeze';

test('replaces a demo with its short program, else with its file', () => {
  const short = '```tsx title="App.tsx"\nexport default App;\n```';
  expect(freezeDemos(`<Demo name="modal">\n\n${short}\n\n</Demo>`)).toBe(short);
  expect(freezeDemos('A\n\n<Playground />\n\nB')).toMatch(
    /^A\n\n```tsx title="playground\.tsx"\nimport [^]*\n```\n\nB$/,
  );
});

test.each(contentFiles(['docs']))('leaves no demo in %s', (file) => {
  const page = readFileSync(path.join(ROOT, file), 'utf8');
  expect(freezeDemos(page)).not.toMatch(/<\/?(?:Demo|Playground)\b/);
});
