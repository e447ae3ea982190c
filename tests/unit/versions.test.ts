// A version is whole or the check says what it lacks: pages, packages, facts,
// and its place in the configuration.
import { describe, expect, it } from 'vitest';
import config from '../../docusaurus.config';
import {
  checkVersions,
  type VersionFiles,
} from '../../scripts/lib/versionFiles';
import { CURRENT, VERSIONS } from '../../src/site/versions';
import { formatProblem } from '../../scripts/lib/problems';

const FROZEN = VERSIONS.slice(1).map(({ name }) => name.slice(1));
const SET = `tests/types/${CURRENT}`;
const whole: VersionFiles = {
  frozen: FROZEN,
  versions: VERSIONS,
  exists: () => true,
};
const messages = (changed: Partial<VersionFiles>): string[] =>
  checkVersions({ ...whole, ...changed }).map(formatProblem);

interface VersionOptions {
  readonly label?: string;
  readonly path?: string;
  readonly noIndex?: boolean;
  readonly badge?: boolean;
}

/** What the configuration says of the versions of the docs. */
function configured(): Readonly<Record<string, VersionOptions>> {
  const [preset] = config.presets ?? [];
  const options = (Array.isArray(preset) ? preset[1] : undefined) as
    { docs?: { versions?: Record<string, VersionOptions> } } | undefined;
  return options?.docs?.versions ?? {};
}

describe('the versions of the docs', () => {
  it('are whole', () => {
    expect(checkVersions().map(formatProblem)).toEqual([]);
  });

  it('are in the configuration, the old ones hidden from search engines', () => {
    const { current, ...frozen } = configured();
    expect(current?.label).toBe(CURRENT);
    const said = Object.entries(frozen).map(([number, version]) => {
      const { label = '', path, noIndex, badge } = version;
      const [name] = label.split(' ');
      return [`v${number}`, { name, path, noIndex, badge }];
    });
    const wanted = VERSIONS.slice(1).map(({ name }) => [
      name,
      { name, path: name, noIndex: true, badge: true },
    ]);
    expect(
      Object.fromEntries(said),
      'docs.versions in docusaurus.config.ts and API_VERSIONS in src/api/types.ts',
    ).toEqual(Object.fromEntries(wanted));
  });
});

describe('a version that is not whole', () => {
  it('is frozen and not checked', () => {
    expect(messages({ frozen: [...FROZEN, '1'] })).toEqual([
      'versions.json:1:1 [version] v1 is frozen, and nothing checks its pages. List it in API_VERSIONS in src/api/types.ts, with the version of docs/ before it.',
    ]);
  });

  it('is listed and not frozen', () => {
    const frozen = FROZEN.filter((number) => number !== '4');
    expect(messages({ frozen })).toEqual([
      `src/api/types.ts:1:1 [version] v4 is listed after ${CURRENT} and is not frozen. Run: npx docusaurus docs:version 4`,
    ]);
  });

  it.each([
    ['docs', 'It holds the pages.'],
    ['sidebars.ts', 'It orders the pages.'],
    [`${SET}/package-lock.json`, 'Copy the folder of another version'],
    [`${SET}/must-fail`, 'It holds samples that must not compile'],
    [`src/api/${CURRENT}.json`, `npm run api:extract -- ${CURRENT}`],
  ])('has no %s', (lacking, fix) => {
    const exists = (file: string) => file !== lacking;
    const found = messages({ exists });
    expect(found).toEqual([
      expect.stringContaining(`[version] ${CURRENT} has no ${lacking}. `),
    ]);
    expect(found[0]).toContain(fix);
  });
});
