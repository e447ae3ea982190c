// The search answers questions in the words of readers.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { toSearchResult } from '../../src/components/Search/toSearchResult';
import { SearchEngine } from '../../src/components/Search/engine';
import {
  deserializeSections,
  type IndexFile,
} from '../../src/components/Search/indexFormat';
import { MAX_QUERY_LENGTH } from '../../src/site/searchSettings';
import { ROOT, DOCS_VERSIONS } from '../../src/site/versions';
import { modalHits } from '../../src/theme/SearchBar/Modal/hits';
import { errorStrings } from '../content/errorStrings';
import { BASE_PATH } from '../e2e/sites';

/** Ranks that count as found. */
const RECALL_AT = 3;
/** Minimum share of the questions of a kind that are found, in percent. */
const MIN_RECALL: Readonly<Record<string, number>> = {
  all: 88,
  issue: 80,
  concept: 75,
  api: 100,
  error: 100,
  vocabulary: 100,
  report: 80,
  tool: 100,
};

const FOLDER = path.join(ROOT, 'build/search');
const files = readdirSync(FOLDER)
  .filter((name) => /^d.*\.json$/.test(name))
  .map((name) => readFileSync(path.join(FOLDER, name), 'utf8'))
  .map((text) => JSON.parse(text) as IndexFile);
const tagOf = (version: string): string =>
  `docs-default-${version === 'v5' ? 'current' : version.slice(1)}`;
const engines = new Map(
  DOCS_VERSIONS.map(({ name }) => [
    name as string,
    new SearchEngine(
      files.filter(({ tag }) => ['default', tagOf(name)].includes(tag)),
    ),
  ]),
);
const addressOf = ({ url }: { readonly url: string }): string =>
  url.slice(BASE_PATH.length);
const textsOf = new Map(
  files
    .flatMap(deserializeSections)
    .map((one) => [addressOf(one), [...one.headings.slice(-1), ...one.texts]]),
);

/** Returns the first routes that the modal shows. It groups hits by page. */
function find(query: string, version: string): string[] {
  const typed = query.slice(0, MAX_QUERY_LENGTH);
  const findings = engines.get(version)?.search(typed);
  const request = { indexName: 'docs', query: typed };
  const hits = modalHits(
    toSearchResult(findings ?? { found: [] }, request).hits,
  );
  const groups = new Set(hits.map(({ hierarchy }) => hierarchy.lvl0));
  return [...groups]
    .flatMap((group) =>
      hits.filter(({ hierarchy }) => hierarchy.lvl0 === group),
    )
    .slice(0, RECALL_AT)
    .map(addressOf);
}

/** A query, and the pages or sections that answer it. */
interface SearchCase {
  readonly query: string;
  readonly version: string;
  readonly answers: readonly string[];
}

const answers = (address: string, { answers }: SearchCase): boolean =>
  answers.some((one) => address === one || address.startsWith(`${one}#`));

const isFound = (question: SearchCase): boolean =>
  find(question.query, question.version).some((address) =>
    answers(address, question),
  );

const describeMiss = ({ query, version }: SearchCase): string =>
  `${version} "${query}" finds ${find(query, version).join(', ')}`;

/** Reads the rows of a table in `data`. Lines with # are comments. */
const readTable = (name: string): string[][] =>
  readFileSync(path.join(__dirname, `data/${name}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

// Reports come from public trackers, from before pages answered them.
const questions = ['search-questions', 'reports']
  .flatMap(readTable)
  .map(([query = '', kind = '', version = '', answers = '']) => ({
    ...{ query, kind, version },
    answers: answers.split('|'),
  }));

const missed = questions.filter((question) => !isFound(question));

describe('the questions of readers', () => {
  it('name answers that exist', () => {
    const addresses = [...textsOf.keys()];
    const stale = questions.filter(
      (question) => !addresses.some((address) => answers(address, question)),
    );
    expect(stale).toEqual([]);
  });

  it('are of a kind with a minimum of recall', () => {
    const unknown = questions.filter(({ kind }) => !(kind in MIN_RECALL));
    expect(unknown).toEqual([]);
  });

  it.each(Object.entries(MIN_RECALL))(
    'recall@3 of %s questions is at least %d %%',
    (kind, least) => {
      const asked = questions.filter((one) =>
        kind === 'all' ? one.kind !== 'report' : one.kind === kind,
      );
      const misses = asked.filter((question) => missed.includes(question));
      expect(
        Math.round(100 * (1 - misses.length / asked.length)),
        misses.map(describeMiss).join('\n'),
      ).toBeGreaterThanOrEqual(least);
    },
  );
});

it('the first 60 % of an API name finds it (recall@3 of at least 84 %)', () => {
  const headings = files
    .filter(({ tag }) => tag === tagOf('v5'))
    .flatMap(deserializeSections)
    .map((section) => section.headings.at(-1) ?? '');
  // Names with a hump: `snapPoints`, `BottomSheetView`.
  const names = [...new Set(headings)].filter((heading) =>
    /^\w+[a-z][A-Z]\w*$/.test(heading),
  );
  expect(names.length).toBeGreaterThan(100);
  const misses = names.filter((name) => {
    const begun = name.slice(0, Math.ceil(0.6 * name.length));
    return !find(begun, 'v5').some((one) => textsOf.get(one)?.[0] === name);
  });
  expect(
    100 * (1 - misses.length / names.length),
    misses.join('\n'),
  ).toBeGreaterThanOrEqual(84);
});

it.each<[string, (name: string) => string]>([
  ['joined', (name) => name.toLowerCase()],
  ['split', (name) => name.slice(11).replace(/\B[A-Z]/g, ' $&')],
  ['without a letter', (name) => name.slice(0, -4) + name.slice(-3)],
])('the page of a component is the first hit for its name %s', (_, spell) => {
  const pages = [...textsOf].filter(([url]) => /^components\/\w+$/.test(url));
  const misses = pages.filter(
    ([url, [name = '']]) => find(spell(name), 'v5')[0] !== url,
  );
  expect(pages.length).toBeGreaterThan(7);
  expect(misses).toEqual([]);
});

it.each([
  // A name with several sections finds that of the sheet.
  ['animatedIndex', 'props#animatedindex'],
  // A negation is no stop word.
  [
    "can't scroll BottomSheetScrollView",
    'components/bottomsheetscrollview#if-it-does-not-scroll',
  ],
])('%s finds %s first', (query, first) => {
  expect(find(query, 'v5')[0]).toBe(first);
});

// Messages come from the installed packages, so that those of a new release are
// checked.
it.each(DOCS_VERSIONS)(
  'each message of $name finds its explanation in the top three',
  ({ name, types }) => {
    const messages = ['bottom-sheet', 'portal'].flatMap((folder) =>
      errorStrings(path.join(ROOT, types, 'node_modules/@gorhom', folder)),
    );
    expect(messages.length).toBeGreaterThan(15);
    const misses = messages.filter((parts) => {
      const has = (text: string) => parts.every((part) => text.includes(part));
      return !find(parts.join('5'), name).some((address) => {
        const texts = textsOf.get(address) ?? [];
        const others = texts.filter((text) => !has(text)).join(' ');
        return texts.some(has) && others.length >= 60;
      });
    });
    expect(misses).toEqual([]);
  },
);

describe('short queries', () => {
  const hits = readTable('short-queries').map(
    ([query = '', version = '', answers = '']) => {
      const found = find(query, version);
      const rank = found.findIndex((one) => answers.split('|').includes(one));
      return { query, found, rank };
    },
  );
  it.each([
    ['first', 1, 57],
    ['among the first three', 3, 59],
  ])('lead to the right place %s', (_, last, least) => {
    const misses = hits.filter(({ rank }) => rank === -1 || rank >= last);
    expect(hits).toHaveLength(63);
    expect(
      hits.length - misses.length,
      misses
        .map(({ query, found }) => `${query}: ${found.join(', ')}`)
        .join('\n'),
    ).toBeGreaterThanOrEqual(least);
  });
});
