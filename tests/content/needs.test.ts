// What readers ask most has an answer, and the answer keeps its address.
import { describe, expect, test } from 'vitest';
import { routeOf } from '../../scripts/check/pages';
import { readDocumentedPage } from '../../src/shared/api/pages';
import { anchorOf, EXAMPLES } from '../../src/shared/playground/examples';
import { versionOfDocs } from '../../src/site/versions';
import anchors from './data/needs-anchors.json';
import reported from './data/reported-questions.json';
import { readPages } from './pages';

/** The fifty questions, by their rank. */
const QUESTIONS = Array.from({ length: 50 }, (_, index) => String(index + 1));

const pages = new Map(
  readPages().map((page) => {
    const { headings } = readDocumentedPage(
      page,
      versionOfDocs(page.file)?.docs ?? 'blog',
    );
    return [
      routeOf(page),
      new Set([...headings.map(({ id }) => id), ...EXAMPLES.map(anchorOf)]),
    ];
  }),
);

/** What is wrong with `page#anchor`; nothing for an address that exists. */
function faultOf(address: string): string | undefined {
  const [route = '', anchor] = address.split('#');
  const found = pages.get(route);
  if (found === undefined) {
    return `${address}: there is no page /${route}`;
  }
  return anchor !== undefined && found.has(anchor)
    ? undefined
    : `${address}: the page has no such anchor`;
}

describe('the questions that readers ask most', () => {
  test('are all listed', () => {
    expect(Object.keys(anchors)).toEqual(QUESTIONS);
  });

  test.each(Object.entries(anchors))(
    'question %s is answered where it says',
    (_question, addresses) => {
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.map(faultOf).filter(Boolean)).toEqual([]);
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
    expect(answeredAt.map(faultOf).filter(Boolean)).toEqual([]);
  });
});

test('an address that does not exist is found out', () => {
  expect(faultOf('nowhere#a')).toMatch('no page /nowhere');
  expect(faultOf('faq#no-such-question')).toMatch('no such anchor');
  expect(faultOf('faq')).toMatch('no such anchor');
  expect(faultOf('faq#safe-area')).toBeUndefined();
});
