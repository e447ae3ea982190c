// Every demo is an app that a page shows, with a poster.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sampleFiles } from '../../scripts/samples/collect';
import notes from '../../src/components/Demo/source/demoNotes.json';
import { EXAMPLES } from '../../src/shared/playground/examples';
import { CURRENT, ROOT, versionByName } from '../../src/site/versions';
import { readPages } from './pages';

const demos = sampleFiles(versionByName(CURRENT)).map(({ file, code }) => ({
  name: path.basename(file, '.tsx'),
  code,
}));
const shown = new Set([
  'playground',
  ...EXAMPLES,
  ...readPages().flatMap(({ file, source }) =>
    file.startsWith('docs/')
      ? [...source.matchAll(/<Demo name="([^"]*)"/g)].map(([, name]) => name)
      : [],
  ),
]);

test.each(demos)(
  '$name is an app, on a page, with a poster',
  ({ name, code }) => {
    expect(code).toMatch(/^export default function/m);
    // Their animations are left out of what runs them.
    expect(code).not.toMatch(/\b(entering|exiting|layout)=/);
    expect(shown).toContain(name);
    const poster = `static/img/demos/${name}.webp`;
    expect(
      existsSync(path.join(ROOT, poster)),
      `${poster} is missing. Run: npm run build && npm run posters ${name}`,
    ).toBe(true);
  },
);

test('every note is about a demo', () => {
  const names = demos.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(notes)));
});
