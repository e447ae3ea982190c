// cspell:ignore dont
import { describe, expect, it } from 'vitest';
import { SearchEngine } from './engine';
import { DOCS, POSTS } from './fixtures';
import type { PackedSection } from './records';
import { humps, squeeze, termsOf, wordsOf } from './words';

const engine = new SearchEngine([DOCS]);
const urls = (query: string) =>
  engine.search(query).found.map(({ section }) => section.url);
const first = (query: string) => urls(query)[0];

/** What a query finds in sections of one page. */
function searching(query: string, sections: PackedSection[]): string[] {
  const small = new SearchEngine([{ ...DOCS, pages: [['/x', ...sections]] }]);
  return small.search(query).found.map(({ section }) => section.url);
}

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

  it('reads every negation as `not`', () => {
    for (const text of ["can't open", 'cannot open', 'dont open']) {
      expect(wordsOf(text)).toEqual(['not', 'open']);
    }
    expect(wordsOf('important plant')).toEqual(['important', 'plant']);
  });
});

describe('SearchEngine', () => {
  it('finds other forms of a word', () => {
    expect(first('rested')).toBe('/props#snappoints');
    expect(first('starting')).toBe('/props#index');
    expect(first('boldly')).toBe('/components/bottomsheetflatlist');
  });

  it('counts a rare word for more than a common one', () => {
    const texts = Array.from(
      { length: 9 },
      (_, index) =>
        [2, `a${index}`, 'Sheet', 'The sheet of the sheet.'] as const,
    );
    const rare = [2, 'rare', 'Other', 'A wombat in it.'] as const;
    expect(searching('sheet wombat', [...texts, rare])[0]).toBe('/x#rare');
  });

  it('finds a section by the text of a link to it', () => {
    const linked = [2, 'linked', 'Sheet', [], ['wombat']] as const;
    const other = [2, 'other', 'Sheet', 'Of the sheet.'] as const;
    expect(searching('wombat', [other, linked])).toEqual(['/x#linked']);
  });

  it('puts the name of the higher level first', () => {
    const member = [4, 'of-a-type', 'index', 'Its index.'] as const;
    const prop = [3, 'index', 'index'] as const;
    expect(searching('index', [member, prop])[0]).toBe('/x#index');
  });

  it('chooses hits for words that those above miss', () => {
    const sections = ['first', 'second', 'third'].flatMap(
      (name): PackedSection[] => [
        [2, `wombat-${name}`, 'Wombat', 'A wombat.'],
        [2, `koala-${name}`, 'Koala'],
      ],
    );
    const [best, next] = searching('wombat koala', sections);
    expect(best).toMatch('/x#wombat');
    expect(next).toMatch('/x#koala');
  });

  it('leaves out words that mean nothing in a question', () => {
    expect(first('how do I get the keyboard')).toBe('/keyboard-handling');
    // Unless there is nothing else.
    expect(urls('in the').length).toBeGreaterThan(0);
  });

  it('leaves out the class of an error before its message', () => {
    expect(urls('TypeError: wombat heights')).toEqual(urls('wombat heights'));
  });

  it('splits an identifier that no page has', () => {
    expect(first('onKeyboardTyped')).toBe('/keyboard-handling');
  });

  it('puts posts behind the docs', () => {
    const both = new SearchEngine([POSTS, DOCS]);
    const found = both
      .search('with snapPoints')
      .found.map(({ section }) => section.url);
    expect(found).toContain('/blog/release');
    expect(found[0]).toMatch('/props');
  });

  it('finds only what is worth showing', () => {
    const common = '/components/bottomsheetflatlist';
    expect(urls('sheet')).toContain(common);
    expect(urls('heights sheet')).not.toContain(common);
  });

  it('answers nothing to no words', () => {
    expect(engine.search(' !? ')).toEqual({ found: [] });
  });

  it('names the terms that matched', () => {
    const [found] = engine.search('heights').found;
    expect([...(found?.terms.keys() ?? [])]).toEqual(
      expect.arrayContaining(['heights', 'height']),
    );
  });
});
