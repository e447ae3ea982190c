// A demo above the first heading is on the first screen, and its poster is the
// page's largest paint: it must not wait for the layout. All others must.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { listPages } from '@site/scripts/lib/builtPages';

const BUILD = path.resolve(__dirname, '../../build');

/** How each poster of a page loads, in order; the second half is below `<h2>`. */
function postersOf(html: string): { first: string[]; below: string[] } {
  const $ = load(html);
  const posters = { first: [] as string[], below: [] as string[] };
  let isBelow = false;
  $('article h2, article [data-screen] > img').each((_, element) => {
    if (element.name === 'h2') {
      isBelow = true;
    } else {
      const { loading = 'eager', fetchpriority = 'auto' } = element.attribs;
      posters[isBelow ? 'below' : 'first'].push(`${loading} ${fetchpriority}`);
    }
  });
  return posters;
}

const read = (file: string) =>
  postersOf(readFileSync(path.join(BUILD, file), 'utf8'));

describe('the posters of demos', () => {
  it.each(['usage.html', 'modal/usage.html', 'index.html'])(
    'of %s: the first loads at once',
    (file) => {
      expect(read(file).first).toEqual(['eager high']);
    },
  );

  it('load lazily below the first heading, and at once above it', () => {
    const all = listPages(BUILD).map(read);
    const below = all.flatMap((posters) => posters.below);
    expect(below.length).toBeGreaterThan(8);
    expect(new Set(below)).toEqual(new Set(['lazy auto']));
    const first = all.flatMap((posters) => posters.first);
    expect(first.length).toBeGreaterThan(10);
    expect(new Set(first)).toEqual(new Set(['eager high']));
  }, 60_000);
});
