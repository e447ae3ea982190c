import { describe, expect, test } from 'vitest';
import { API_VERSIONS } from './types';
import { loadHistory } from './history';
import changelogDates from './changelogDates.json';
import { releaseDay } from './releaseDates';

const DATES: Readonly<Record<string, string>> = changelogDates;

describe('the dates of releases', () => {
  const releases = API_VERSIONS.map((version) =>
    loadHistory(version).releases.map(({ release }) => release),
  );

  test('belong to releases', () => {
    const known = new Set(releases.flat());
    expect(Object.keys(DATES).filter((each) => !known.has(each))).toEqual([]);
  });

  test.each(Object.entries(DATES))('%s: %s is a day', (_, date) => {
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  });

  test.each(releases)('follow one another from %s on', (...own) => {
    const days = own.map((each) => DATES[each]).filter(Boolean);
    expect(days.length).toBeGreaterThan(10);
    expect(days).toEqual([...days].sort());
  });

  test('are worded, or missing', () => {
    expect(releaseDay('5.2.8')).toBe('December 4, 2025');
    expect(releaseDay('5.2.14')).toBeUndefined();
  });
});
