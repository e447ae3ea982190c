import { describe, expect, it } from 'vitest';
import { SearchEngine, SNIPPET_WORDS } from './engine';
import type { IndexFile } from './records';
import { humps, squeeze, termsOf } from './words';

const FILE: IndexFile = {
  tag: 'docs-default-current',
  language: 'en',
  version: 'current',
  pages: [
    {
      u: '/props',
      g: 'Reference',
      s: [
        {
          l: 1,
          a: '',
          h: 'BottomSheet props',
          t: ['All snapPoints and more.'],
        },
        {
          l: 3,
          a: 'snappoints',
          h: 'snapPoints',
          t: [
            'The heights at which the sheet rests, one two three four five six seven.',
          ],
        },
        { l: 3, a: 'index', h: 'index', t: ['Where snapPoints start.'] },
      ],
    },
    {
      u: '/components/bottomsheetflatlist',
      g: 'Components',
      s: [{ l: 1, a: '', h: 'BottomSheetFlatList', t: ['<b>bold</b> list'] }],
    },
    {
      u: '/keyboard-handling',
      g: 'Guides',
      s: [{ l: 1, a: '', h: 'Keyboard handling', t: ['Type in the sheet.'] }],
    },
  ],
};

const engine = new SearchEngine([FILE]);
const first = (query: string) => engine.search(query, 20).hits[0]?.url;

describe('words', () => {
  it('splits identifiers at their humps, and finds each run of parts', () => {
    expect(humps('BottomSheetFlatList')).toEqual([
      'bottom',
      'sheet',
      'flat',
      'list',
    ]);
    expect(termsOf('snapPoints')).toEqual(['snap', 'snappoints', 'points']);
    expect(termsOf('BottomSheetFlatList')).toContain('flatlist');
    expect(squeeze('snap-Points')).toBe('snappoints');
  });
});

describe('SearchEngine', () => {
  it.each([
    ['snapPoints', '/props#snappoints'],
    ['snap points', '/props#snappoints'],
    ['bottomsheetflatlist', '/components/bottomsheetflatlist'],
    ['flat list', '/components/bottomsheetflatlist'],
    ['flatlis', '/components/bottomsheetflatlist'],
    ['keybord', '/keyboard-handling'],
  ])('finds "%s" first at %s', (query, url) => {
    expect(first(query)).toBe(url);
  });

  it('answers one hit per address, and counts those beyond the limit', () => {
    const { hits, count } = engine.search('sheet', 1);
    expect(hits).toHaveLength(1);
    expect(count).toBeGreaterThan(1);
    const urls = engine.search('snapPoints', 20).hits.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('cuts snippets to ten words and marks the matching ones', () => {
    const snippet = engine.search('heights', 20).hits[0]?.snippet ?? [];
    const words = snippet.filter(({ text }) => /\w/.test(text));
    expect(words).toHaveLength(SNIPPET_WORDS);
    expect(snippet.at(-1)?.text).toBe('…');
    expect(snippet.filter(({ marked }) => marked)).toEqual([
      { text: 'heights', marked: true },
    ]);
  });

  it('hands text on as text', () => {
    const snippet = engine.search('bold', 20).hits[0]?.snippet ?? [];
    expect(snippet.map(({ text }) => text).join('')).toBe('<b>bold</b> list');
  });

  it('answers nothing to no words', () => {
    expect(engine.search(' !? ', 20)).toEqual({ hits: [], count: 0 });
    expect(engine.search('zzzzqqqq', 20).count).toBe(0);
  });
});
