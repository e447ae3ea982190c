import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HistoryEntry } from '../../../src/api/historyTypes';
import { readHistory } from '../../../src/api/history';
import { releaseReader } from './read';
import { refreshHistory, type Source } from './store';

/** What a small release declares, by version. */
const RELEASES: Record<string, { props: string; destructured: string }> = {
  '5.0.0': {
    props: "index?: number; mode?: 'push'; old?: number;",
    destructured: "index = 0, mode = 'push'",
  },
  // A new member, and another type.
  '5.0.1': {
    props:
      "index?: number; mode?: 'push' | 'switch'; old?: number; late?: string;",
    destructured: "index = 0, mode = 'push'",
  },
  // Another default, a deprecated member, and one that went.
  '5.0.2': {
    props:
      "index?: number; mode?: 'push' | 'switch'; \n/** @deprecated use `late` */ old?: number;",
    destructured: "index = 0, mode = 'switch'",
  },
  // The removed member is back.
  '5.0.3': {
    props:
      "index?: number; mode?: 'push' | 'switch'; \n/** @deprecated use `late` */ old?: number; late?: string;",
    destructured: "index = 0, mode = 'switch'",
  },
};

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'history-test-'));
  fs.mkdirSync(path.join(folder, 'modules'));
});
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

/** Writes a small release as the registry would unpack it. */
function unpack(release: string, target: string): void {
  const declared = RELEASES[release];
  if (declared === undefined) throw new Error('404 Not Found');
  const write = (name: string, text: string): void => {
    const file = path.join(target, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  };
  write('package.json', JSON.stringify({ version: release }));
  write(
    'lib/typescript/index.d.ts',
    "import './types';\nexport { Sheet, SheetProps } from './Sheet';",
  );
  write(
    'lib/typescript/types.d.ts',
    'export interface BottomSheetMethods { close(): void }\n' +
      'export interface BottomSheetModalMethods { dismiss(): void }',
  );
  write(
    'lib/typescript/Sheet.d.ts',
    `export interface SheetProps { ${declared.props} }\n` +
      'export declare function Sheet(props: SheetProps): null;',
  );
  write(
    'src/Sheet.tsx',
    `export function Sheet({ ${declared.destructured} }: SheetProps) { return null; }`,
  );
}

function source(
  releases: readonly string[],
  put: typeof unpack = unpack,
): Source {
  return {
    list: () => releases.map((release) => ({ release, peers: {} })),
    read: (version) =>
      releaseReader(version, put, path.join(folder, 'modules')),
  };
}

const file = (name: string): string => path.join(folder, `${name}.json`);

async function extract(name: string, releases: readonly string[]) {
  await refreshHistory('v5', source(releases), file(name));
  return readHistory(file(name));
}

describe('the history of small releases', () => {
  let names: Record<string, HistoryEntry[]> = {};
  beforeAll(async () => {
    ({ names } = await extract('all', Object.keys(RELEASES)));
    // Parses TypeScript's own library first.
  }, 60_000);

  test('a member that does not change has one entry', () => {
    expect(names['Sheet.index']).toEqual([
      { in: '5.0.0', type: 'number', optional: true, default: '0' },
    ]);
  });

  test('a new member starts in its release', () => {
    expect(names['Sheet.late']?.[0]).toMatchObject({
      in: '5.0.1',
      type: 'string',
    });
  });

  test('a changed type and a changed default are one entry each', () => {
    expect(
      names['Sheet.mode']?.map((each) => [each.in, each.type, each.default]),
    ).toEqual([
      ['5.0.0', "'push'", "'push'"],
      ['5.0.1', "'push' | 'switch'", "'push'"],
      ['5.0.2', "'push' | 'switch'", "'switch'"],
    ]);
  });

  test('a member is deprecated from its release on', () => {
    expect(
      names['Sheet.old']?.map((each) => [each.in, each.deprecated]),
    ).toEqual([
      ['5.0.0', undefined],
      ['5.0.2', 'late'],
    ]);
  });

  test('a member that goes and comes back has an entry for both', () => {
    expect(names['Sheet.late']?.slice(1)).toEqual([
      { in: '5.0.2', gone: true },
      { in: '5.0.3', type: 'string', optional: true },
    ]);
  });
});

describe('a refresh', () => {
  test('adds only what is missing, and a second one changes nothing', async () => {
    const first = await extract('steps', ['5.0.0', '5.0.1']);
    expect(first.releases.map((release) => release.release)).toEqual([
      '5.0.0',
      '5.0.1',
    ]);
    const read: string[] = [];
    const listed = source(Object.keys(RELEASES), (release, target) => {
      read.push(release);
      unpack(release, target);
    });
    expect(await refreshHistory('v5', listed, file('steps'))).toEqual([
      '5.0.2',
      '5.0.3',
    ]);
    expect(read).toEqual(['5.0.2', '5.0.3']);
    const text = fs.readFileSync(file('steps'), 'utf8');
    expect(text).toBe(fs.readFileSync(file('all'), 'utf8'));
    expect(await refreshHistory('v5', listed, file('steps'))).toEqual([]);
    expect(fs.readFileSync(file('steps'), 'utf8')).toBe(text);
    expect(read).toHaveLength(2);
  });

  test('names a release that publishes no types', async () => {
    const put: typeof unpack = (release, target) => {
      unpack(release === '5.0.9' ? '5.0.3' : release, target);
      if (release === '5.0.9')
        fs.rmSync(path.join(target, 'lib'), { recursive: true });
    };
    await refreshHistory('v5', source(['5.0.3', '5.0.9'], put), file('none'));
    const { releases, names } = readHistory(file('none'));
    expect(releases[1]).toEqual({
      release: '5.0.9',
      peers: {},
      unreadable: 'it has no lib/typescript/index.d.ts',
    });
    expect(names['Sheet.index']).toHaveLength(1);
  });

  test.each([
    [
      'cannot be fetched',
      '5.0.7',
      unpack,
      '5.0.7 could not be read: 404 Not Found',
    ],
    [
      'cannot be parsed',
      '5.0.8',
      (release: string, target: string) => {
        unpack(release === '5.0.8' ? '5.0.3' : release, target);
        fs.writeFileSync(path.join(target, 'lib/typescript/types.d.ts'), '');
      },
      '5.0.8 could not be read: types.d.ts has no BottomSheetMethods',
    ],
  ])(
    'stops at a release that %s and leaves the file as it was',
    async (_, release, put, message) => {
      const name = release;
      await extract(name, ['5.0.0']);
      const before = fs.readFileSync(file(name), 'utf8');
      await expect(
        refreshHistory('v5', source(['5.0.0', release], put), file(name)),
      ).rejects.toThrow(message);
      expect(fs.readFileSync(file(name), 'utf8')).toBe(before);
      expect(fs.existsSync(`${file(name)}.new`)).toBe(false);
    },
  );

  test('stops when the registry does not answer', async () => {
    const silent: Source = {
      ...source([]),
      list: () => {
        throw new Error('ECONNREFUSED');
      },
    };
    await expect(refreshHistory('v5', silent, file('all'))).rejects.toThrow(
      'ECONNREFUSED',
    );
  });

  test('refuses a release that is older than the stored ones', async () => {
    await extract('late', ['5.0.1']);
    await expect(extract('late', ['5.0.0', '5.0.1'])).rejects.toThrow(
      '5.0.0 is older than 5.0.1, which is stored.',
    );
  });
});
