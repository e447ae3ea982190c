// What readers ask most has an answer, and the answer keeps its address.
import { expect, test } from 'vitest';
import anchors from './data/needs-anchors.json';
import reported from './data/reported-questions.json';
import { faultOf } from './pages';

/** What is wrong with answers; each is a section, not a page. */
const faultsOf = (addresses: readonly string[]) =>
  addresses.flatMap((address) =>
    address.includes('#') ? (faultOf(address) ?? []) : `${address} is a page`,
  );

test.each(Object.entries(anchors))(
  'question %s of those that readers ask most is answered where it says',
  (_question, addresses) => {
    expect(addresses.length).toBeGreaterThan(0);
    expect(faultsOf(addresses)).toEqual([]);
  },
);

test.each(reported)('"$question" is answered', ({ answeredAt }) => {
  expect(answeredAt.length).toBeGreaterThan(0);
  expect(faultsOf(answeredAt)).toEqual([]);
});
