import { describe, expect, test } from 'vitest';
import { loadHistory } from './history';
import { HISTORY_EXCEPTIONS } from './historyExceptions';
import type { ApiHistory, HistoryEntry } from './historyTypes';
import { nameEvents, nameHistory } from './memberHistory';
import { API_VERSIONS } from '../../site/versionNames';

/** A history of five releases, the fourth without types. */
const historyOf = (names: Record<string, HistoryEntry[]>): ApiHistory => ({
  package: '@gorhom/bottom-sheet',
  releases: ['5.0.0', '5.0.1', '5.0.2', '5.0.9', '5.0.10'].map((release) => ({
    release,
    peers: {},
    ...(release === '5.0.9' ? { unreadable: 'it has no types' } : {}),
  })),
  names,
});

/** The history of `Sheet.a`. */
const past = (...entries: HistoryEntry[]) =>
  nameHistory(historyOf({ 'Sheet.a': entries }), 'Sheet.a');

describe('what the releases tell of a name', () => {
  test('nothing at all of one that no release has', () => {
    expect(nameHistory(historyOf({}), 'Sheet.a')).toBeUndefined();
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

  test('one that went and came back is dated from its return', () => {
    const entries: HistoryEntry[] = [
      { in: '5.0.0', type: 'number' },
      { in: '5.0.1', gone: true },
      { in: '5.0.2', type: 'string' },
    ];
    const history = historyOf({ 'Sheet.a': entries });
    expect(nameEvents(history, 'Sheet.a')).toMatchObject([
      { kind: 'removed', release: '5.0.1' },
      { kind: 'added', release: '5.0.2' },
    ]);
    expect(past(...entries)).toMatchObject({
      since: { release: '5.0.2' },
      changes: [],
    });
  });
});

test('each exception hides an entry that is there', () => {
  const entries = API_VERSIONS.flatMap((version) =>
    Object.entries(loadHistory(version).names),
  ).flatMap(([name, each]) => each.map((entry) => `${entry.in} ${name}`));
  const hidden = HISTORY_EXCEPTIONS.flatMap(({ release, names }) =>
    names.map((name) => `${release} ${name}`),
  );
  expect(hidden.filter((one) => !entries.includes(one))).toEqual([]);
});

describe.each(API_VERSIONS)('the stored history of %s', (version) => {
  const history = loadHistory(version);

  test('every inherited member leads to the export that declares it', () => {
    const lost = Object.entries(history.names).flatMap(([name, entries]) =>
      entries.flatMap(({ of }) => {
        const base = `${of}.${name.slice(name.indexOf('.') + 1)}`;
        return of !== undefined && history.names[base] === undefined
          ? [name]
          : [];
      }),
    );
    expect(lost).toEqual([]);
  });
});
