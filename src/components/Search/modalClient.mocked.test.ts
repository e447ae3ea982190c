import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modalSearch } from './modalClient';
import type { SearchClient, SearchResult } from './types';

const REQUEST = { indexName: 'docs', query: 'sheet' };
const RESULT: SearchResult = {
  hits: [],
  nbHits: 0,
  nbPages: 0,
};

let isDown: boolean;
let calls: string[];
let query: string;
let closed: AbortController;
let listeners: Set<() => void>;

const client: SearchClient = {
  prepare: () => Promise.resolve(),
  search: ({ requests }) => {
    calls.push(requests[0]?.query ?? '');
    return isDown
      ? Promise.reject(new Error('down'))
      : Promise.resolve({ results: [RESULT] });
  },
};

/** Searches as DocSearch does, and keeps what it learns. */
function ask(
  search: SearchClient['search'],
  text = 'sheet',
): { reports: string[]; answers: unknown[] } {
  const seen = { reports: [] as string[], answers: [] as unknown[] };
  query = text;
  void search({ requests: [{ ...REQUEST, query: text }] })
    .catch((error: unknown) => {
      seen.reports.push(error instanceof Error ? error.name : '');
      throw error;
    })
    .then((answer) => seen.answers.push(answer));
  return seen;
}

const make = () =>
  modalSearch(client, { query: () => query, signal: closed.signal });

beforeEach(() => {
  vi.useFakeTimers();
  isDown = true;
  calls = [];
  query = '';
  closed = new AbortController();
  listeners = new Set();
  vi.stubGlobal('window', {
    setTimeout,
    clearTimeout,
    addEventListener: (_: string, listener: () => void) =>
      listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) =>
      listeners.delete(listener),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the modal's search", () => {
  it('tells of a failure after the search counts as stalled, and only then', async () => {
    const seen = ask(make());
    await vi.advanceTimersByTimeAsync(300);
    expect(seen.reports).toEqual([]);
    await vi.advanceTimersByTimeAsync(30);
    expect(seen.reports).toEqual(['RetryError']);
  });

  it('tries again at once when the browser is online again', async () => {
    const seen = ask(make());
    await vi.advanceTimersByTimeAsync(400);
    isDown = false;
    for (const listener of listeners) listener();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.answers).toHaveLength(1);
    expect(listeners.size).toBe(0);
  });

  it('says nothing of a query that is no longer in the field', async () => {
    const seen = ask(make());
    query = '';
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen.reports).toEqual([]);
    expect(calls).toHaveLength(1);
  });

  it('says nothing of a query that another has followed', async () => {
    const search = make();
    const first = ask(search, 'shell');
    const second = ask(search, 'sheet');
    await vi.advanceTimersByTimeAsync(400);
    expect(first.reports).toEqual([]);
    expect(second.reports).toEqual(['RetryError']);
  });

  it('stops trying when the modal has closed', async () => {
    ask(make());
    await vi.advanceTimersByTimeAsync(400);
    closed.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    expect(listeners.size).toBe(0);
  });
});
