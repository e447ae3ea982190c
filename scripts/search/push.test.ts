import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DOCS } from '../../src/search/fixtures';
import { toRecords } from '../../src/search/records';
import { SYNONYMS } from '../../src/search/synonyms';
import { startFakeServer, type FakeServer } from './fakeServer';
import { SETTINGS, hostedSynonyms, weighted } from './indexSettings';
import { pushSearch } from './push';

const { pages, ...FACETS } = DOCS;
const RECORDS = pages.flatMap((page) =>
  toRecords(page, FACETS, 'https://example.com'),
);
const FIRST = RECORDS[0] ?? expect.fail('no record');

let server: FakeServer;
let lines: string[];

function push(options: { push?: boolean; records?: typeof RECORDS } = {}) {
  lines = [];
  return pushSearch({
    client: server.client,
    indexName: 'docs',
    records: RECORDS,
    push: false,
    log: (line) => lines.push(line),
    wait: () => Promise.resolve(),
    ...options,
  });
}

beforeEach(async () => {
  server = await startFakeServer();
});
afterEach(async () => {
  await server.close();
});

describe('the push of the search index', () => {
  it('writes nothing unless it is told to, and says what it would', async () => {
    expect(await push()).toBe(true);
    expect(server.writes).toEqual([]);
    expect(lines).toContain(`records added: ${RECORDS.length}`);
    expect(lines).toContain(`  + ${FIRST.objectID}`);
    expect(lines).toContain(`synonyms added: ${hostedSynonyms().length}`);
    expect(lines).toContain('  + hide, close, dismiss');
    expect(lines.at(-1)).toContain('--push');
  });

  it('fills a separate index and moves it into place at the end', async () => {
    await push({ push: true });
    const names = new Set(
      server.writes.slice(0, -1).map((write) => write.split(' ').at(-1)),
    );
    expect([...names]).toEqual([expect.stringMatching(/^docs_new_\d+$/)]);
    expect(server.writes.at(-1)).toMatch(/^POST operation docs_new_\d+$/);
    expect([...server.indexes.keys()]).toEqual(['docs']);
    const index = server.indexes.get('docs');
    expect([...(index?.records.values() ?? [])]).toEqual(weighted(RECORDS));
    expect(index?.settings).toEqual(SETTINGS);
    expect(index?.synonyms).toEqual(hostedSynonyms());
  });

  it('has nothing to do the second time', async () => {
    await push({ push: true });
    server.writes.length = 0;
    expect(await push({ push: true })).toBe(false);
    expect(server.writes).toEqual([]);
    expect(lines).toContain('Nothing would change.');
  });

  it('names what is added, changed and removed', async () => {
    await push({ push: true });
    const index = server.indexes.get('docs') ?? expect.fail('no index');
    index.records.delete(FIRST.objectID);
    index.records.set('old', { objectID: 'old' });
    const second = RECORDS[1]?.objectID ?? '';
    index.records.set(second, { objectID: second, content: 'old' });
    index.settings.distinct = false;
    index.settings.other = 'kept by the provider';
    index.synonyms[0] = { objectID: 'x', synonyms: ['a', 'b'] };
    await push();
    expect(lines.slice(1, -1)).toEqual([
      'records added: 1',
      `  + ${FIRST.objectID}`,
      'records changed: 1',
      `  ~ ${second}`,
      'records removed: 1',
      '  - old',
      'settings changed: 1',
      '  ~ distinct',
      'synonyms added: 1',
      `  + ${SYNONYMS[0]?.typed.join(', ') ?? ''}`,
      'synonyms removed: 1',
      '  - a, b',
    ]);
  });

  it('tries again what fails in passing', async () => {
    let failures = 0;
    server.failing = (call) => {
      if (call !== 'PUT settings' || failures === 2) return undefined;
      failures += 1;
      return 503;
    };
    await push({ push: true });
    expect(failures).toBe(2);
    expect(
      lines.filter((line) => line.startsWith('Trying again')),
    ).toHaveLength(2);
    expect(server.indexes.get('docs')?.records.size).toBe(RECORDS.length);
  });

  it('leaves the index as it was when a call fails for good', async () => {
    await push({ push: true });
    const before = server.indexes.get('docs');
    server.failing = (call) => (call === 'POST batch' ? 403 : undefined);
    await expect(
      push({ push: true, records: RECORDS.slice(1) }),
    ).rejects.toThrow();
    expect(server.indexes.get('docs')).toBe(before);
    expect(before?.records.size).toBe(RECORDS.length);
    expect([...server.indexes.keys()]).toEqual(['docs']);
    expect(lines.at(-1)).toContain('docs is as it was');
  });

  it('refuses to make an index empty', async () => {
    await expect(push({ push: true, records: [] })).rejects.toThrow(
      /npm run build/,
    );
    expect(server.writes).toEqual([]);
  });
});
