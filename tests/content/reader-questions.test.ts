// Frequent questions of readers are answered at a stable URL.
import { expect, test } from 'vitest';
import anchors from './data/needs-anchors.json';
import reported from './data/reported-questions.json';
import { brokenLinkReason } from './pages';

/** Says what is wrong with the URLs of answers. Each must be a section, not a page. */
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
