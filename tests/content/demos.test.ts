// Every demo is an app that a page shows, with a poster.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DEMOS, routeOfDemo } from '../../scripts/lib/demos';
import { readDemos } from '../../scripts/samples/collectSamples';
import notes from '../../src/components/Demo/source/demoNotes.json';
import { ROOT } from '../../src/site/versions';

test.each(readDemos())(
  '$title is an app with a page and a poster',
  ({ title, code }) => {
    const name = path.basename(title, '.tsx');
    expect(code).toMatch(/^export default function/m);
    // The runtime of demos leaves out layout animations.
    expect(code).not.toMatch(/\b(entering|exiting|layout)=/);
    expect(() => routeOfDemo(name)).not.toThrow();
    const poster = `static/img/demos/${name}.webp`;
    expect(
      existsSync(path.join(ROOT, poster)),
      `${poster} is missing. Run: npm run build && npm run posters ${name}`,
    ).toBe(true);
  },
);

test('every note belongs to a demo', () => {
  expect(DEMOS).toEqual(expect.arrayContaining(Object.keys(notes)));
});
