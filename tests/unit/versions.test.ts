// A version is in the configuration, and frozen unless it is the current one.
import { expect, it } from 'vitest';
import config from '../../docusaurus.config';
import { CURRENT, VERSIONS } from '../../src/site/versions';
import frozen from '../../versions.json';

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

it('the frozen versions are listed in API_VERSIONS, in src/site/versionNames.ts', () => {
  expect(VERSIONS.slice(1).map(({ name }) => name.slice(1))).toEqual(frozen);
});

it('the versions are in the configuration, the old ones hidden from search engines', () => {
  const { current, ...old } = configured();
  expect(current?.label).toBe(CURRENT);
  const said = Object.entries(old).map(([number, version]) => {
    const { label = '', path, noIndex, badge } = version;
    const [name] = label.split(' ');
    return [`v${number}`, { name, path, noIndex, badge }];
  });
  const wanted = VERSIONS.slice(1).map(({ name }) => [
    name,
    { name, path: name, noIndex: true, badge: true },
  ]);
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(wanted));
});
