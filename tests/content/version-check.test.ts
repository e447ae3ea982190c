// The commands of the check satisfy all that the packages declare, and its links
// lead to sections.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { describe, expect, test } from 'vitest';
import { installData } from '@site/src/data/install';
import { PACKAGE_MANAGERS } from '@site/src/data/packageManagers';
import { isPackageName, type PackageName } from '@site/src/data/packageNames';
import { registry } from '@site/src/data/registryMetadata';
import { ROOT } from '@site/src/site/versions';
import { answer } from '@site/src/versionCheck/answer';
import type { AppArchitecture } from '@site/src/versionCheck/conflicts';
import { commandOf } from '@site/src/versionCheck/recommend';
import { setupFor } from '@site/src/versionCheck/release';
import { RELEASES, type Release } from '@site/src/versionCheck/releases';
import { LINKS } from '@site/src/versionCheck/sentences';

type Versions = Partial<Record<PackageName, string>>;

/** What a command installs into an app of a release, read from its text. */
function installedBy(command: string, release: Release): Versions {
  const sdk = registry.expo.find(({ sdk }) => sdk === release.version);
  const bundled = release.kind === 'expo' ? sdk?.bundled : undefined;
  const versions: Versions = {};
  for (const word of command.replaceAll('"', '').split(' ')) {
    const at = word.indexOf('@', 1);
    const name = at === -1 ? word : word.slice(0, at);
    if (!isPackageName(name)) continue;
    const range = at === -1 ? bundled?.[name] : word.slice(at + 1);
    const version = semver.maxSatisfying(
      [...registry.packages[name].versions],
      range ?? 'none',
    );
    if (version === null) throw new Error(`${word} is no release.`);
    versions[name] = version;
  }
  return versions;
}

/** Each peer range, build minimum and limit that versions do not satisfy. */
function violations(versions: Versions): string[] {
  const entries = Object.entries(versions) as [PackageName, string][];
  const peers = entries.flatMap(([name, version]) => {
    const row = registry.packages[name].peers.find(
      ({ from, to }) => semver.gte(version, from) && semver.lte(version, to),
    );
    const ranges = Object.entries(row?.peers ?? {}) as [PackageName, string][];
    return ranges.flatMap(([peer, range]) =>
      semver.satisfies(versions[peer] ?? '0.0.0', range, { loose: true })
        ? []
        : [
            `${name}@${version}: ${peer} ${range}, not ${versions[peer] ?? 'none'}`,
          ],
    );
  });
  const builds = registry.buildMinimums.flatMap((row) =>
    versions[row.package] === row.version &&
    semver.lt(versions['react-native'] ?? '0.0.0', `${row.reactNative}.0`)
      ? [`${row.package}@${row.version} does not build`]
      : [],
  );
  const limits = installData.limits.flatMap((limit) => {
    const version = versions[limit.package];
    const other = versions[limit.with];
    return version !== undefined &&
      other !== undefined &&
      semver.satisfies(version, limit.versions) &&
      (limit.needs === null || !semver.satisfies(other, limit.needs))
      ? [limit.why]
      : [];
  });
  return [...peers, ...builds, ...limits];
}

/** What is wrong with a command, for every published patch of its release. */
function wrongWith(command: string, release: Release): string[] {
  const minor =
    release.kind === 'rn'
      ? release.version
      : registry.expo.find(({ sdk }) => sdk === release.version)?.reactNative;
  const patches = registry.packages['react-native'].versions.filter((version) =>
    version.startsWith(`${minor ?? 'none'}.`),
  );
  if (patches.length === 0) return [`${release.version} has no patches`];
  return patches.flatMap((patch) =>
    violations({ ...installedBy(command, release), 'react-native': patch }),
  );
}

const CHOICES: readonly (AppArchitecture | undefined)[] = [
  undefined,
  'new',
  'legacy',
];

const CASES = (['expo', 'rn'] as const).flatMap((kind) =>
  RELEASES[kind].flatMap((version) =>
    CHOICES.map((architecture) => ({ kind, version, architecture })),
  ),
);

describe('the recommended command', () => {
  test('there are releases from the oldest to the newest', () => {
    expect(RELEASES.expo).toEqual(
      expect.arrayContaining(['58', '57', '56', '55', '54', '53', '52', '51']),
    );
    expect(RELEASES.rn[0]).toBe('0.88');
    expect(RELEASES.rn).toContain('0.63');
    expect(RELEASES.expo).toEqual(
      registry.expo
        .map(({ sdk }) => sdk)
        .filter((sdk) => RELEASES.expo.includes(sdk)),
    );
  });

  test.each(CASES)('$kind $version, $architecture', (choice) => {
    const result = answer(setupFor(choice, choice.architecture));
    const { recommendation, app } = result;
    // React Native 0.66 to 0.71 has no set for what only later releases run on.
    if (recommendation === undefined) {
      expect(choice.architecture).toBe('new');
      expect(Number(app.reactNative?.split('.')[1])).toBeLessThan(72);
      expect(result.commandNotes[0]?.text).toContain('No published set');
      return;
    }
    expect(result.verdict).toBe('fits');
    for (const { id } of PACKAGE_MANAGERS) {
      if (id === 'expo' && choice.kind === 'rn') continue;
      const command = commandOf(recommendation, app, id) ?? '';
      expect(command).toContain('@gorhom/bottom-sheet@');
      expect(wrongWith(command, choice)).toEqual([]);
    }
  });

  test('a command that does not fit is found', () => {
    const release: Release = { kind: 'rn', version: '0.81' };
    const command =
      'npm install "@gorhom/bottom-sheet@^5.2.14" "react-native-reanimated@~4.1.1" "react-native-worklets@~0.5.1" "react-native-gesture-handler@~2.28.0"';
    expect(wrongWith(command, release)).toEqual([]);
    for (const [from, to] of [
      ['~4.1.1', '~4.7.1'],
      ['~4.1.1', '~3.10.1'],
      ['~4.1.1', '~3.19.5'],
      [' "react-native-worklets@~0.5.1"', ''],
      ['~2.28.0', '~2.12.0'],
      ['^5.2.14', '5.1.6'],
    ] as const) {
      expect(wrongWith(command.replace(from, to), release)).not.toEqual([]);
    }
  });
});

test('every section that the answer links to exists', () => {
  const folders: readonly (readonly [string, string])[] = [
    ['/v4/', 'versioned_docs/version-4/'],
    ['/v2/', 'versioned_docs/version-2/'],
    ['/blog/', 'blog/'],
    ['/', 'docs/'],
  ];
  const headings = (text: string) =>
    [...text.matchAll(/^#+ (.+?)(?: \{#([\w-]+)\})?$/gm)].map(
      ([, title = '', id]) =>
        id ??
        title
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
    );
  for (const { href } of Object.values(LINKS)) {
    const [page = '', anchor = ''] = href.split('#');
    const [prefix, folder] = folders.find(([each]) =>
      page.startsWith(each),
    ) ?? ['', ''];
    const name = page.slice(prefix.length);
    // The file of a post begins with its date.
    const file = readdirSync(path.join(ROOT, folder)).find((each) =>
      folder === 'blog/'
        ? each.endsWith(`-${name}.mdx`)
        : each === `${name}.mdx`,
    );
    const text = readFileSync(path.join(ROOT, folder, file ?? name), 'utf8');
    expect(headings(text), href).toContain(anchor);
  }
});
