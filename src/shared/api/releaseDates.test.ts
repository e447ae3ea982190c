import { expect, test } from 'vitest';
import changelogDates from './changelogDates.json';
import { loadHistory } from './history';
import { API_VERSIONS } from '../../site/versionNames';

const DATES: Readonly<Record<string, string>> = changelogDates;

test('the dates are days of releases, and follow one another', () => {
  const releases = API_VERSIONS.map((version) =>
    loadHistory(version).releases.map(({ release }) => release),
  );
  const known = new Set(releases.flat());
  expect(Object.keys(DATES).filter((each) => !known.has(each))).toEqual([]);
  for (const own of releases) {
    const days = own.flatMap((release) => DATES[release] ?? []);
    expect(days.length).toBeGreaterThan(10);
    expect(days).toEqual([...days].sort());
    expect(days.join()).toMatch(/^(\d{4}-\d\d-\d\d,?)+$/);
  }
});
