// What readers ask most has an answer, and the answer keeps its address.
import { describe, expect, test } from 'vitest';
import anchors from './data/needs-anchors.json';
import reported from './data/reported-questions.json';
import { faultOf } from './pages';

/** The fifty questions, by their rank. */
const QUESTIONS = Array.from({ length: 50 }, (_, index) => String(index + 1));

/** What is wrong with answers; each is a section, not a page. */
const faultsOf = (addresses: readonly string[]) =>
  addresses.flatMap((address) =>
    address.includes('#') ? (faultOf(address) ?? []) : `${address} is a page`,
  );

describe('the questions that readers ask most', () => {
  test('are all listed', () => {
    expect(Object.keys(anchors)).toEqual(QUESTIONS);
  });

  test.each(Object.entries(anchors))(
    'question %s is answered where it says',
    (_question, addresses) => {
      expect(addresses.length).toBeGreaterThan(0);
      expect(faultsOf(addresses)).toEqual([]);
    },
  );
});

describe('the questions from issue threads', () => {
  test('are all listed, each once', () => {
    const questions = reported.map(({ question }) => question);
    expect(questions).toHaveLength(62);
    expect(new Set(questions).size).toBe(questions.length);
  });

  test.each(reported)('"$question" is answered', ({ answeredAt }) => {
    expect(answeredAt.length).toBeGreaterThan(0);
    expect(faultsOf(answeredAt)).toEqual([]);
  });
});
