import { describe, expect, test } from 'vitest';
import {
  knownIssues,
  parseKnownIssues,
  type KnownIssue,
} from '../../src/data/knownIssues';
import { checkKnownIssues } from './checkIssues';

const messages = (issues: readonly KnownIssue[]) =>
  checkKnownIssues(issues).map(({ message }) => message);

/** The entry about autoFocus, changed. */
function changed(change: Partial<KnownIssue>): KnownIssue[] {
  return knownIssues
    .filter(({ id }) => id === 'auto-focus')
    .map((issue) => ({ ...issue, ...change }));
}

test('the known issues are whole', () => {
  expect(knownIssues.length).toBeGreaterThanOrEqual(17);
  expect(messages(knownIssues)).toEqual([]);
});

describe('planted faults', () => {
  test.each<[string, Partial<KnownIssue>, string]>([
    ['no link', { links: [] }, 'it needs a link'],
    ['a link that is none', { links: ['#2661'] }, 'starts with https://'],
    ['an unpublished release', { from: '5.2.1' }, '5.2.1 was never published.'],
    ['a range that runs back', { to: '5.2.9' }, '5.2.10 is newer than 5.2.9.'],
    [
      'a fix that is not the next release',
      { to: '5.2.12' },
      'so it is fixed in 5.2.13, not in 5.2.14.',
    ],
    ['an open issue that ends', { fixedIn: null }, 'fixedIn must be 5.2.14'],
    [
      'a workaround that has the issue',
      { workaround: 'Use 5.2.12 or newer.' },
      'names 5.2.12, which has the issue.',
    ],
    ['an unknown member', { members: ['BottomSheet.indx'] }, 'indx'],
    ['an unknown platform', { platforms: ['windows'] }, '"windows" is not a'],
  ])('%s', (_, change, message) => {
    expect(messages(changed(change)).join('\n')).toContain(message);
  });

  test('two ranges for one report', () => {
    const other = changed({ id: 'other', from: '5.2.9' });
    expect(messages([...changed({}), ...other]).join('\n')).toContain(
      'affects 5.2.9 to 5.2.13 here, and 5.2.10 to 5.2.13 in auto-focus.',
    );
  });

  test('a field that is missing', () => {
    expect(() => parseKnownIssues([{ id: 'a' }])).toThrow(
      'src/data/knownIssueRows.json: root.issues[0].task must be a text.',
    );
  });
});
