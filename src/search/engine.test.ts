import { describe, expect, it } from 'vitest';
import { SearchEngine } from './engine';
import { DOCS } from './fixtures';
import { humps, squeeze, termsOf } from './words';

const engine = new SearchEngine([DOCS]);
const first = (query: string) => engine.search(query)[0]?.record.url;

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

  it('answers the best record of each address', () => {
    const urls = engine.search('snapPoints').map(({ record }) => record.url);
    expect(urls.length).toBeGreaterThan(1);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('names the terms that matched', () => {
    expect([...(engine.search('heights')[0]?.terms ?? [])]).toEqual([
      'heights',
    ]);
  });

  it('answers nothing to no words', () => {
    expect(engine.search(' !? ')).toEqual([]);
    expect(engine.search('zzzzqqqq')).toEqual([]);
  });
});
