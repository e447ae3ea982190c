// What readers ask most has an answer, and the answer keeps its address.
import { expect, test } from 'vitest';
import anchors from './data/needs-anchors.json';
import reported from './data/reported-questions.json';
import { brokenLinkReason } from './pages';

/** What is wrong with answers; each is a section, not a page. */
const faultsOf = (addresses: readonly string[]) =>
  addresses.flatMap((address) =>
    address.includes('#')
      ? (brokenLinkReason(address) ?? [])
      : `${address} is a page`,
  );

test.each([
  ...Object.entries(anchors),
  ...reported.map(
    ({ question, answeredAt }) => [question, answeredAt] as const,
  ),
])('%s is answered', (_question, addresses) => {
  expect(addresses.length).toBeGreaterThan(0);
  expect(faultsOf(addresses)).toEqual([]);
});
