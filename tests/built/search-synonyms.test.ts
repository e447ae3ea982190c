// Every phrase of the synonyms finds an answer that is not found without it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SYNONYMS, type Synonym } from '../../src/components/Search/synonyms';
import { answers, readQuestions, shownInModal } from '../searchResults';

/** Ranks that count as found. */
const FIRST = 3;
const VERSION = 'v5';

interface Proof {
  readonly phrase: string;
  readonly query: string;
  readonly answers: readonly string[];
}

function readProofs(file: string): Proof[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [phrase = '', query = '', answers = ''] = line.split('\t');
      return { phrase, query, answers: answers.split('|') };
    });
}

/** The synonyms without what a phrase also finds. */
function without(phrase: string): Synonym[] {
  return SYNONYMS.map(({ typed, meant }) => ({
    typed: typed.filter((one) => one !== phrase),
    meant,
  }));
}

function isFound(
  { query, answers: expected }: Proof,
  synonyms?: readonly Synonym[],
): boolean {
  const shown = shownInModal(query, VERSION, synonyms);
  const question = { query, kind: '', version: VERSION, answers: expected };
  return shown.slice(0, FIRST).some((address) => answers(address, question));
}

/** What is wrong with a proof; nothing when it proves its phrase. */
function faultOf(proof: Proof): string[] {
  const { phrase, query } = proof;
  if (!isFound(proof)) {
    const shown = shownInModal(query, VERSION);
    const first = shown.slice(0, FIRST).join(', ');
    return [`${phrase}: "${query}" finds ${first || 'nothing'}`];
  }
  return isFound(proof, without(phrase))
    ? [`${phrase}: "${query}" finds its answer without it`]
    : [];
}

const proofs = readProofs(path.join(__dirname, 'data/synonym-questions.tsv'));

describe('the synonyms', () => {
  it('each have a query that proves them', () => {
    const phrases = SYNONYMS.flatMap(({ typed }) => typed);
    expect(new Set(proofs.map(({ phrase }) => phrase))).toEqual(
      new Set(phrases),
    );
    const listed = readQuestions(
      path.join(__dirname, 'data/search-questions.tsv'),
    ).map(({ query }) => query.toLowerCase());
    expect(proofs.filter(({ query }) => listed.includes(query))).toEqual([]);
  });

  it('each find an answer that is not found without them', () => {
    expect(proofs.flatMap(faultOf)).toEqual([]);
  }, 60_000);
});
