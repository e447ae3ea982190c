// A demo above the first heading is on the first screen, and its poster is the
// page's largest paint: it must not wait for the layout. All others must.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PAGES, ROOT } from './pages';

it('the posters of demos load lazily below the first heading, and at once above it', () => {
  const first: string[] = [];
  const below: string[] = [];
  for (const { $ } of PAGES) {
    let posters = first;
    $('article h2, article [data-screen] > img').each((_, element) => {
      const { loading = 'eager', fetchpriority = 'auto' } = element.attribs;
      if (element.name === 'h2') posters = below;
      else posters.push(`${loading} ${fetchpriority}`);
    });
  }
  expect(below.length).toBeGreaterThan(8);
  expect(new Set(below)).toEqual(new Set(['lazy auto']));
  expect(first.length).toBeGreaterThan(10);
  expect(new Set(first)).toEqual(new Set(['eager high']));
});

it('the code of a demo is the file that runs', () => {
  const demos = PAGES.flatMap(({ $ }) =>
    $('[data-demo]')
      .get()
      .map((demo) => $(demo)),
  );
  expect(demos.length).toBeGreaterThan(22);
  for (const demo of demos) {
    const name = demo.attr('data-demo') ?? '';
    const file = path.join(ROOT, `src/demos/${name}.tsx`);
    const code = demo.find('pre code').text();
    expect(`${code.trimEnd()}\n`, name).toBe(readFileSync(file, 'utf8'));
  }
});
