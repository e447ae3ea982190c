// What the types of the hand-written rows do not say.
import { expect, test } from 'vitest';
import manifest from '../../../package.json';
import { newestOfSameMajor } from './issueRows';
import details from './knownIssueDetails.json';
import knownIssues from './knownIssueRows.json';

test('details are those of a known issue', () => {
  const ids = knownIssues.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(Object.keys(details)));
});

test('the site runs the newest release, and open issues have no end', () => {
  const site = manifest.dependencies['@gorhom/bottom-sheet'];
  expect(newestOfSameMajor(site)).toBe(site);
  const ended = knownIssues.filter(
    ({ to, from }) => to === newestOfSameMajor(from),
  );
  expect(ended).toEqual([]);
});
