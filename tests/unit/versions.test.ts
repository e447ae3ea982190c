// What a version is, its pages say: `tests/built/pages.test.ts` reads them.
import { expect, it } from 'vitest';
import { VERSIONS } from '../../src/site/versions';
import frozen from '../../versions.json';

it('the frozen versions are listed in API_VERSIONS, in src/site/versionNames.ts', () => {
  expect(VERSIONS.slice(1).map(({ name }) => name.slice(1))).toEqual(frozen);
});
