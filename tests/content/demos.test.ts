// Every demo is whole: code, place, poster, and its note.
import { expect, test } from 'vitest';
import { checkDemos, readDemos } from '../../scripts/samples/demos';
import { full, plant, readPages } from './pages';

test('every demo is whole', () => {
  expect(readDemos().demos.length).toBeGreaterThan(20);
  expect(full(checkDemos(readPages().pages))).toEqual([]);
});

const APP = 'export default function App() {}\n';
const demo = (code = APP) => ({ file: 'src/demos/new.tsx', code });
const shown = plant('docs/usage.mdx', '<Demo name="new" />');

const rulesOf = (
  page: typeof shown,
  site: Partial<Parameters<typeof checkDemos>[1]>,
) =>
  checkDemos([page], {
    demos: [demo()],
    notes: [],
    shared: [],
    exists: () => true,
    ...site,
  }).map(({ file, rule }) => `${file} ${rule}`);

test('a demo that is shown and has a poster passes', () => {
  expect(rulesOf(shown, { notes: ['new'] })).toEqual([]);
});

test.each([
  [
    'no default export',
    shown,
    { demos: [demo('export const App = 1;')] },
    'src/demos/new.tsx demo-export',
  ],
  [
    'no page',
    plant('docs/usage.mdx', 'Text.'),
    {},
    'src/demos/new.tsx demo-unused',
  ],
  [
    'a page of another version',
    plant('versioned_docs/version-4/usage.mdx', '<Demo name="new" />'),
    {},
    'src/demos/new.tsx demo-unused',
  ],
  [
    'no poster',
    shown,
    { exists: () => false },
    'src/demos/new.tsx demo-poster',
  ],
  [
    'a note for no demo',
    shown,
    { notes: ['old'] },
    'src/data/demoNotes.json demo-note',
  ],
  [
    'a page that no longer shares it',
    shown,
    {
      shared: [
        {
          demo: 'new',
          pages: ['docs/usage.mdx', 'docs/b.mdx'],
          reason: 'none',
        },
      ],
    },
    'scripts/samples/sharedDemos.json demo-shared',
  ],
  [
    'a demo that is shared with nobody',
    shown,
    { shared: [{ demo: 'new', pages: ['docs/usage.mdx'], reason: 'none' }] },
    'scripts/samples/sharedDemos.json demo-shared',
  ],
])('%s', (_, page, site, expected) => {
  expect(rulesOf(page, site)).toEqual([expected]);
});

test('a missing poster names the file and the command', () => {
  const [problem] = checkDemos([shown], {
    demos: [demo()],
    notes: [],
    shared: [],
    exists: () => false,
  });
  expect(problem?.message).toBe(
    'It has no static/img/demos/new.webp. Run: npm run build && npm run posters new',
  );
});
