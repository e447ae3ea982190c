import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { toResult } from '../src/components/Search/answer';
import { SearchEngine } from '../src/components/Search/engine';
import {
  sectionsOf,
  type IndexFile,
  type IndexManifest,
  type Section,
} from '../src/components/Search/records';
import { HITS_PER_PAGE, QUERY_LENGTH } from '../src/site/searchSettings';
import { SYNONYMS, type Synonym } from '../src/components/Search/synonyms';
import type { SearchHit } from '../src/components/Search/types';
import { modalHits } from '../src/theme/SearchBar/Modal/hits';
import { BASE_PATH } from './e2e/sites';

const FOLDER = path.join(__dirname, '../build/search');
const TAGS: Readonly<Record<string, string>> = {
  v5: 'current',
  v4: '4',
  v2: '2',
};
const PER_GROUP = 5;
/** A name with a hump: `snapPoints`, `BottomSheetView`. */
const IDENTIFIER = /^\w+[a-z][A-Z]\w*$/;

/** A query, and the addresses that answer it. */
export interface Question {
  readonly query: string;
  readonly kind: string;
  readonly version: string;
  /** Pages or sections, any of which answers. */
  readonly answers: readonly string[];
}

/** The rows of a table of `built/data`, of which lines with # are comments. */
export const readTable = (name: string): string[][] =>
  readFileSync(path.join(__dirname, `built/data/${name}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

/** Reads a table of questions: query, kind, version, answers separated by `|`. */
export const readQuestions = (name: string): Question[] =>
  readTable(name).map(
    ([query = '', kind = '', version = '', answers = '']) => ({
      query,
      kind,
      version,
      answers: answers.split('|'),
    }),
  );

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'));
}

const engines = new Map<string, SearchEngine>();

/** The engine that searches a version, and what is in no version. */
function engineOf(version: string): SearchEngine {
  let engine = engines.get(version);
  if (engine === undefined) {
    const tags = ['default', `docs-default-${TAGS[version] ?? version}`];
    const manifest = read('manifest.json') as IndexManifest;
    const files = manifest
      .filter(({ tag }) => tags.includes(tag))
      .map(({ file }) => read(file) as IndexFile);
    engine = new SearchEngine(files);
    engines.set(version, engine);
  }
  return engine;
}

/**
 * Searches the built site as the modal does.
 *
 * @param query - what a reader types
 * @param version - the version of the docs that the reader is in
 * @param synonyms - what is also searched for; without it, the site's
 * @returns addresses below the base path in the order in which the modal shows
 *   them: grouped by page, each page where its first hit is
 */
export function shownInModal(
  query: string,
  version: string,
  synonyms: readonly Synonym[] = SYNONYMS,
): string[] {
  const typed = query.slice(0, QUERY_LENGTH);
  const { hits } = toResult(engineOf(version).search(typed, synonyms), {
    indexName: 'docs',
    query: typed,
    hitsPerPage: HITS_PER_PAGE,
  });
  const groups = new Map<string, SearchHit[]>();
  for (const hit of modalHits(hits)) {
    const title = hit.hierarchy.lvl0 ?? '';
    const group = groups.get(title) ?? [];
    groups.set(title, group);
    if (group.length < PER_GROUP) group.push(hit);
  }
  return [...groups.values()]
    .flat()
    .map(({ url }) => url.slice(BASE_PATH.length));
}

/** Whether an address is one of a question's answers, or on one of its pages. */
export function answers(address: string, { answers }: Question): boolean {
  return answers.some(
    (answer) =>
      address === answer ||
      (!answer.includes('#') && address.startsWith(`${answer}#`)),
  );
}

const addressOf = ({ url }: { readonly url: string }) =>
  url.slice(BASE_PATH.length);

/** The sections of a version's index whose heading is an identifier. */
export function indexedNames(version: string): Map<string, Set<string>> {
  const tag = `docs-default-${TAGS[version] ?? version}.`;
  const names = new Map<string, Set<string>>();
  for (const section of sectionsOfFiles((name) => name.startsWith(tag))) {
    const heading = section.headings.at(-1) ?? '';
    if (!IDENTIFIER.test(heading)) continue;
    const addresses = names.get(heading) ?? new Set();
    names.set(heading, addresses.add(addressOf(section)));
  }
  return names;
}

/** Heading and texts of each section of the index, by its address. */
export function indexedSections(): Map<string, readonly string[]> {
  return new Map(
    sectionsOfFiles((name) => name.startsWith('d')).map((section) => [
      addressOf(section),
      [section.headings.at(-1) ?? '', ...section.texts],
    ]),
  );
}

function sectionsOfFiles(isWanted: (name: string) => boolean): Section[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json') && isWanted(name))
    .flatMap((name) => sectionsOf(read(name) as IndexFile));
}
