// Every phrase of the synonyms finds an answer that is not found without it.
import { describe, expect, it } from 'vitest';
import { SYNONYMS, type Synonym } from '../../src/components/Search/synonyms';
import {
  answers,
  readQuestions,
  readTable,
  shownInModal,
  type Question,
} from '../searchResults';

/** Ranks that count as found. */
const FIRST = 3;
const VERSION = 'v5';

interface Proof extends Question {
  readonly phrase: string;
}

const proofs = readTable('synonym-questions').map(
  ([phrase = '', query = '', answers = '']): Proof => ({
    ...{ phrase, query, kind: '', version: VERSION },
    answers: answers.split('|'),
  }),
);

/** The synonyms without what a phrase also finds. */
function without(phrase: string): Synonym[] {
  return SYNONYMS.map(({ typed, meant }) => ({
    typed: typed.filter((one) => one !== phrase),
    meant,
  }));
}

function isFound(proof: Proof, synonyms?: readonly Synonym[]): boolean {
  const shown = shownInModal(proof.query, VERSION, synonyms);
  return shown.slice(0, FIRST).some((address) => answers(address, proof));
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

describe('the synonyms', () => {
  it('each have a query that proves them', () => {
    const phrases = SYNONYMS.flatMap(({ typed }) => typed);
    expect(new Set(proofs.map(({ phrase }) => phrase))).toEqual(
      new Set(phrases),
    );
    const listed = readQuestions('search-questions').map(({ query }) =>
      query.toLowerCase(),
    );
    expect(proofs.filter(({ query }) => listed.includes(query))).toEqual([]);
  });

  it('each find an answer that is not found without them', () => {
    expect(proofs.flatMap(faultOf)).toEqual([]);
  }, 60_000);
});
