import { describe, expect, test } from 'vitest';
import { loadHistory } from './history';
import { HISTORY_EXCEPTIONS } from './historyExceptions';
import type { ApiHistory, HistoryEntry } from './historyTypes';
import { nameEvents, nameHistory } from './memberHistory';
import { API_VERSIONS } from './types';

/** A history of five releases, the fourth without types. */
function historyOf(names: Record<string, HistoryEntry[]>): ApiHistory {
  return {
    package: '@gorhom/bottom-sheet',
    releases: [
      { release: '5.0.0', peers: {} },
      { release: '5.0.1', peers: {} },
      { release: '5.0.2', peers: {} },
      { release: '5.0.9', peers: {}, unreadable: 'it has no types' },
      { release: '5.0.10', peers: {} },
    ],
    names,
  };
}

const past = (names: Record<string, HistoryEntry[]>, name = 'Sheet.a') =>
  nameHistory(historyOf(names), 'v5', name);

describe('what the releases tell of a name', () => {
  test('nothing of one that never changed', () => {
    expect(past({ 'Sheet.a': [{ in: '5.0.0', type: 'number' }] })).toEqual({
      changes: [],
    });
  });

  test('nothing at all of one that no release has', () => {
    expect(past({})).toBeUndefined();
  });

  test('since when it exists', () => {
    expect(
      past({ 'Sheet.a': [{ in: '5.0.1', type: 'number' }] })?.since,
    ).toMatchObject({ release: '5.0.1', before: '5.0.0', unreadable: [] });
  });

  test('that it may be the release before, when that cannot be read', () => {
    expect(
      past({ 'Sheet.a': [{ in: '5.0.10', type: 'number' }] })?.since,
    ).toMatchObject({
      release: '5.0.10',
      before: '5.0.2',
      unreadable: ['5.0.9'],
    });
  });

  test('a changed default, with the last release that had it', () => {
    const history = past({
      'Sheet.a': [
        { in: '5.0.0', type: 'string', optional: true, default: "'push'" },
        { in: '5.0.2', type: 'string', optional: true, default: "'switch'" },
      ],
    });
    expect(
      history?.changes.map(({ field, before, was }) => [
        field,
        before,
        was.default,
      ]),
    ).toEqual([['default', '5.0.1', "'push'"]]);
  });

  test('a changed type, need and deprecation', () => {
    const history = past({
      'Sheet.a': [
        { in: '5.0.0', type: 'string' },
        { in: '5.0.1', type: 'number', optional: true },
        { in: '5.0.2', type: 'number', optional: true, deprecated: 'b' },
      ],
    });
    expect(history?.changes.map(({ field }) => field)).toEqual([
      'type',
      'required',
    ]);
    expect(history?.deprecated?.release).toBe('5.0.2');
  });

  test('a type that is only written differently is not a change', () => {
    const history = past({
      'Sheet.a': [{ in: '5.0.0', of: 'Base' }],
      'Base.a': [
        { in: '5.0.0', type: 'Animated.SharedValue<number>' },
        { in: '5.0.1', type: 'SharedValue<number>' },
      ],
    });
    expect(history?.changes).toEqual([]);
  });

  test('a member that moves to a base is neither new nor changed', () => {
    const history = past({
      'Sheet.a': [
        { in: '5.0.0', type: 'number', optional: true },
        { in: '5.0.1', of: 'Base' },
      ],
      'Base.a': [{ in: '5.0.1', type: 'number', optional: true, default: '0' }],
    });
    expect(history).toEqual({ changes: [] });
  });

  test('a change of the base is one of the member too', () => {
    const history = past({
      'Sheet.a': [{ in: '5.0.0', of: 'Base' }],
      'Base.a': [
        { in: '5.0.0', type: 'number' },
        { in: '5.0.2', type: 'string' },
      ],
    });
    expect(history?.changes.map(({ release }) => release)).toEqual(['5.0.2']);
  });

  test('one that went and came back is dated from its return', () => {
    const entries: HistoryEntry[] = [
      { in: '5.0.0', type: 'number' },
      { in: '5.0.1', gone: true },
    ];
    const gone = historyOf({ 'Sheet.a': entries });
    expect(nameEvents(gone, 'v5', 'Sheet.a')).toMatchObject([
      { kind: 'removed', release: '5.0.1' },
    ]);
    const back = past({
      'Sheet.a': [...entries, { in: '5.0.2', type: 'string' }],
    });
    expect(back?.since?.release).toBe('5.0.2');
    expect(back?.changes).toEqual([]);
  });
});

describe.each(API_VERSIONS)('the stored history of %s', (version) => {
  const history = loadHistory(version);

  test.each(HISTORY_EXCEPTIONS[version])(
    'the exception of $release still hides something: $why',
    ({ release, names }) => {
      for (const name of names) {
        const entries = history.names[name] ?? [];
        expect([name, entries.map((entry) => entry.in)]).toEqual([
          name,
          expect.arrayContaining([release]),
        ]);
        expect(entries[0]?.in === release || entries.length > 1).toBe(true);
      }
    },
  );

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
