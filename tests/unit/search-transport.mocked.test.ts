import { liteClient } from 'algoliasearch/lite';
import { expect, it, vi } from 'vitest';
import { createBackend } from '../../src/components/Search/backendHosted';

vi.mock('algoliasearch/lite', () => ({ liteClient: vi.fn() }));

// @spec 9.17
it('section 9, transport timeouts: connect 1 s, read 2 s, write 30 s', () => {
  createBackend({
    indexName: 'docs',
    appId: 'APP',
    apiKey: 'key',
    insights: false,
  });
  expect(liteClient).toHaveBeenCalledExactlyOnceWith(
    'APP',
    'key',
    expect.objectContaining({
      timeouts: { connect: 1000, read: 2000, write: 30_000 },
    }),
  );
});
