// What a form is answered about texts that are of two kinds at once.
import { expect, test, vi } from 'vitest';
import { askAbout } from './ask';

// Both are made for the browser: a worker, and what the build collects.
vi.mock('./codeWorker', async () => {
  const { answerInput } = await import('./code/answer');
  return { checkCode: (text: string) => answerInput(text, 'v4') };
});
vi.mock('./messages', async () => {
  const { findSections } = await import('./messages/find');
  const section = {
    ...{ page: 'Troubleshooting', path: '/troubleshooting' },
    ...{ heading: 'No provider', anchor: 'no-provider' },
    messages: ['ctx sheet cannot be null'],
  };
  return { sectionsFor: (text: string) => findSections(text, [section]) };
});

const MANIFEST = `{
  "dependencies": {
    "@gorhom/bottom-sheet": "5.2.14",
    "react-native": "0.81.0"
  }
}`;
const MESSAGE = 'Ctx Sheet cannot be null!';

test.each([
  ['a manifest', MANIFEST, true, false],
  ['a message', MESSAGE, false, true],
  ['a manifest and a message', `${MANIFEST}\n\n${MESSAGE}`, true, true],
  ['a message and a manifest', `${MESSAGE}\n\n${MANIFEST}`, true, true],
  ['a fenced manifest', `\`\`\`json\n${MANIFEST}\n\`\`\`\n`, true, false],
  ['a manifest below a comment', `// my app\n${MANIFEST}`, true, false],
  [
    'an entry of a log',
    `{"level":"error","message":"${MESSAGE}"}`,
    false,
    true,
  ],
  [
    'a colored message',
    `\u001B[1mCtx\u001B[22m [31mSheet[0m cannot be null`,
    false,
    true,
  ],
  [
    'prose that begins like code',
    `return of the sheet: ${MESSAGE}`,
    false,
    true,
  ],
])('%s', async (_name, text, hasVersions, hasSections) => {
  const { versions, sections = [], problem } = await askAbout(text, 'v4');
  expect(problem).toBeUndefined();
  expect(versions !== undefined).toBe(hasVersions);
  expect(sections.length > 0).toBe(hasSections);
});

test('what is not known is searched by its message', async () => {
  const { query } = await askAbout(
    'Render Error\n\nUnable to find the thing\n  at App.tsx:1:2',
    'v4',
  );
  expect(query).toBe('Unable to find the thing');
});
