/** The setup of an app that is made for a release. */
import { readApp } from './app';
import type { AppArchitecture } from './conflicts';
import type { Finding, AppSetup, SubjectName } from './setup';
import { recommend } from './recommend';
import type { Release } from './releases';

/** The release that a setup was made from, if it was. */
export function releaseIn(setup: AppSetup): Release | undefined {
  const range = (name: SubjectName) => {
    const version = setup.packages[name]?.version;
    return version !== undefined && 'range' in version
      ? version.range
      : undefined;
  };
  const sdk = /\d+/.exec(range('expo') ?? '')?.[0];
  if (sdk !== undefined) return { kind: 'expo', version: sdk };
  const minor = /^\d+\.\d+/.exec(range('react-native') ?? '')?.[0];
  return minor === undefined ? undefined : { kind: 'rn', version: minor };
}

/** The setup of an app that has what its release needs. */
export function setupFor(
  release: Release,
  architecture?: AppArchitecture,
): AppSetup {
  const base: Partial<Record<SubjectName, Finding>> =
    release.kind === 'expo'
      ? { expo: { version: { range: `~${release.version}.0.0` } } }
      : { 'react-native': { version: { range: `${release.version}.x` } } };
  const setup: AppSetup = {
    source: 'release',
    packages: base,
    ...(architecture !== undefined && { architecture }),
  };
  const app = readApp(setup);
  const { install = {} } = recommend(app, new Set()) ?? {};
  const packages = { ...base };
  for (const name of Object.keys(install) as (keyof typeof install)[]) {
    const range =
      install[name] === 'sdk' ? app.expo?.bundled[name] : install[name];
    if (range !== undefined) packages[name] = { version: { range } };
  }
  return { ...setup, packages };
}
