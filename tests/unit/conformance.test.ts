import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConformance, TABLE } from '../../scripts/conformance/files';
import {
  findGaps,
  readTags,
  writeTable,
} from '../../scripts/conformance/table';

const TESTS = path.resolve(__dirname, '..');

/** Sections of the specification. */
const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('each sentence of the specification', () => {
  const { sections, tests } = readConformance();

  it('is in a section, once', () => {
    expect(sections.map(({ section }) => section)).toEqual(SECTIONS);
    for (const { section, sentences } of sections) {
      const texts = Object.values(sentences);
      expect(new Set(texts).size, `section ${section}`).toBe(texts.length);
      for (const id of Object.keys(sentences)) {
        expect(id).toMatch(new RegExp(`^${section}\\.\\d+$`));
      }
    }
    const count = sections.flatMap(({ sentences }) => Object.keys(sentences));
    expect(count.length).toBeGreaterThan(150);
  });

  it('has a test', () => {
    expect(findGaps(sections, tests)).toEqual([]);
  });

  it('is in the table with its tests (npm run conformance writes it)', () => {
    expect(readFileSync(TABLE, 'utf8')).toBe(writeTable(sections, tests));
  });
});

describe('tags', () => {
  const text = [
    "test.describe('a part', () => {",
    '  // @spec 4.1 4.2',
    "  test('is there', f);",
    '  // @spec 4.3',
    "  test.skip('is skipped', f);",
    '  // @spec 4.4',
    '  // Why this is here.',
    "  test('is not below its tag', f);",
    '  // @spec 4.5',
    '  test(`is for ${name}`, f);',
    '});',
    'it.each([',
    "  ['a',",
    '  // @spec 4.6',
    "  'a case'],",
    "])('%s %s', f);",
  ].join('\n');

  it('belong to the test or the title below them', () => {
    const { tests, strayLines } = readTags('e2e/x.spec.ts', text);
    expect(tests.map(({ title, ids }) => [title, ...ids])).toEqual([
      ['is there', '4.1', '4.2'],
      ['is for ${name}', '4.5'],
      ['a case', '4.6'],
    ]);
    expect(strayLines).toEqual([4, 6]);
  });

  it('fail without a test, and without a sentence', () => {
    const { tests } = readTags('e2e/x.spec.ts', text);
    const sentences = { '4.1': 'One', '4.2': 'Two', '4.9': 'Nine' };
    expect(
      findGaps([{ section: 4, title: 'States', sentences }], tests),
    ).toEqual([
      'No test has the tag 4.9: "Nine".',
      'tests/e2e/x.spec.ts:9: there is no sentence 4.5.',
      'tests/e2e/x.spec.ts:14: there is no sentence 4.6.',
    ]);
  });
});

it('tests/README.md names every folder of tests', () => {
  const readme = readFileSync(path.join(TESTS, 'README.md'), 'utf8');
  const folders = readdirSync(TESTS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.length).toBeGreaterThan(4);
  for (const folder of folders) {
    expect(readme, folder).toContain(`\`${folder}/\``);
  }
});
