import type * as lite from 'algoliasearch/lite';
import { expect, it, vi } from 'vitest';
import { createBackend } from '../../src/components/Search/algoliaBackend';

/** Replaces the function of the library that sends a request. */
const send = vi.hoisted(() => vi.fn<(request: { url: string }) => unknown>());

vi.mock('algoliasearch/lite', async (original) => {
  const { liteClient } = await original<typeof lite>();
  const make = (...[id, key, options]: Parameters<typeof liteClient>) =>
    liteClient(id, key, { ...options, requester: { send } as never });
  return { liteClient: make };
});

it('a failed host is retried after 2 minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const FIRST_HOST = 'APP-dsn.algolia.net';
  send.mockImplementation(({ url }) => ({
    isTimedOut: false,
    status: url.includes(FIRST_HOST) ? 0 : 200,
    content: '{"results":[{}]}',
  }));
  const client = createBackend({
    indexName: 'docs',
    appId: 'APP',
    apiKey: 'key',
    insights: false,
  });
  for (const [seconds, isAsked] of [
    [0, true],
    [90, false],
    [35, true],
  ] as const) {
    send.mockClear();
    vi.advanceTimersByTime(seconds * 1000);
    await client.search({ indexName: 'docs', query: `after ${seconds} s` });
    const urls = send.mock.calls.map(([{ url }]) => url).join();
    expect(urls.includes(FIRST_HOST), urls).toBe(isAsked);
  }
});
