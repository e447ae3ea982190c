import { expect, test } from 'vitest';
import changelogDates from './changelogDates.json';
import { loadHistory } from '.';
import type { ApiHistory, HistoryEntry } from './historyTypes';
import { nameEvents, nameHistory } from './memberHistory';
import { DOCS_VERSION_NAMES } from '../../site/versionNames';

const historyOf = (names: Record<string, HistoryEntry[]>): ApiHistory => ({
  package: '@gorhom/bottom-sheet',
  releases: ['5.0.0', '5.0.1', '5.0.2'].map((release) => ({
    release,
    peers: {},
  })),
  names,
});

test('a member that moves to a base is neither new nor changed', () => {
  const history = historyOf({
    'Sheet.a': [
      { in: '5.0.0', type: 'number', optional: true },
      { in: '5.0.1', of: 'Base' },
    ],
    'Base.a': [{ in: '5.0.1', type: 'number', optional: true, default: '0' }],
  });
  expect(nameHistory(history, 'Sheet.a')).toEqual({ changes: [] });
});

test('a member that was removed and re-added is dated from its return', () => {
  const history = historyOf({
    'Sheet.a': [
      { in: '5.0.0', type: 'number' },
      { in: '5.0.1', removed: true },
      { in: '5.0.2', type: 'string' },
    ],
  });
  expect(nameEvents(history, 'Sheet.a')).toMatchObject([
    { kind: 'removed', release: '5.0.1' },
    { kind: 'added', release: '5.0.2' },
  ]);
  expect(nameHistory(history, 'Sheet.a')).toMatchObject({
    since: { release: '5.0.2' },
    changes: [],
  });
});

test.each(DOCS_VERSION_NAMES)(
  'the stored history of %s holds together',
  (version) => {
    const { names, releases } = loadHistory(version);
    // Every inherited member leads to the export that declares it.
    const lost = Object.entries(names).flatMap(([name, entries]) =>
      entries.flatMap(({ of }) => {
        const base = `${of}.${name.slice(name.indexOf('.') + 1)}`;
        return of !== undefined && names[base] === undefined ? [name] : [];
      }),
    );
    expect(lost).toEqual([]);
    // The dates, which are written by hand, follow one another.
    const dates: Readonly<Record<string, string>> = changelogDates;
    const days = releases.flatMap(({ release }) => dates[release] ?? []);
    expect(days.length).toBeGreaterThan(10);
    expect(days).toEqual([...days].sort());
    expect(days.join()).toMatch(/^(\d{4}-\d\d-\d\d,?)+$/);
  },
);
