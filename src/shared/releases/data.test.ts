// The names in the rows that authors write by hand are those that the types allow.
import { expect, test } from 'vitest';
import manifest from '../../../package.json';
import { DOCS_VERSION_NAMES } from '../../site/versionNames';
import compatibility from './compatibility.json';
import { ARCHITECTURE_TITLES } from '../install/installData';
import { expo, limits, lines } from '../install/installLines.json';
import { CONDITIONS, newestOfSameMajor } from './issueRows';
import details from './knownIssueDetails.json';
import knownIssues from './knownIssueRows.json';
import { PACKAGES } from './packageNames';
import { PLATFORM_LABELS } from '../platforms';

const rows = [...lines, ...expo];

test.each<[string, readonly string[], readonly string[]]>([
  [
    'status of an Expo SDK',
    compatibility.expo.map(({ status }) => status),
    ['tested', 'declared', 'outdated'],
  ],
  ['version', rows.map(({ docs }) => docs), DOCS_VERSION_NAMES],
  [
    'architecture',
    lines.map(({ architecture }) => architecture),
    Object.keys(ARCHITECTURE_TITLES),
  ],
  [
    'package',
    [
      ...rows.flatMap(({ packages }) => Object.keys(packages)),
      ...limits.flatMap((limit) => [limit.package, limit.with]),
    ],
    PACKAGES,
  ],
  [
    'platform',
    knownIssues.flatMap(({ platforms }) => platforms),
    Object.keys(PLATFORM_LABELS),
  ],
  [
    'condition',
    knownIssues.flatMap(({ when = {} }) => Object.keys(when)),
    CONDITIONS,
  ],
  ['issue', Object.keys(details), knownIssues.map(({ id }) => id)],
])('each %s exists', (_, found, known) => {
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((name) => !known.includes(name))).toEqual([]);
});

test('the site runs the newest release, and open issues have no end', () => {
  const site = manifest.dependencies['@gorhom/bottom-sheet'];
  expect(newestOfSameMajor(site)).toBe(site);
  const ended = knownIssues.filter(
    ({ to, from }) => to === newestOfSameMajor(from),
  );
  expect(ended).toEqual([]);
});
