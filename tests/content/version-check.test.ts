// The links of the check of versions lead to sections.
import { expect, test } from 'vitest';
import { LINKS } from '@site/src/components/ProjectCheck/versions/sentences';
import { faultOf } from './pages';

test('every section that the answer links to exists', () => {
  const addresses = Object.values(LINKS).map(({ href }) => href);
  expect(addresses.filter((address) => !address.includes('#'))).toEqual([]);
  expect(addresses.flatMap((address) => faultOf(address) ?? [])).toEqual([]);
});
