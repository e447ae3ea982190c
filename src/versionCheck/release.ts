/** The facts of an app that is made for a release. */
import { readApp } from './app';
import type { AppArchitecture } from './conflicts';
import type { Fact, Facts, SubjectName } from './facts';
import { recommend } from './recommend';
import type { Release } from './releases';

/** The release of facts that were made from one. */
export function releaseIn(facts: Facts): Release | undefined {
  const range = (name: SubjectName) => {
    const version = facts.packages[name]?.version;
    return version !== undefined && 'range' in version
      ? version.range
      : undefined;
  };
  const sdk = /\d+/.exec(range('expo') ?? '')?.[0];
  if (sdk !== undefined) return { kind: 'expo', version: sdk };
  const minor = /^\d+\.\d+/.exec(range('react-native') ?? '')?.[0];
  return minor === undefined ? undefined : { kind: 'rn', version: minor };
}

/** The facts of an app that has what its release needs. */
export function factsFor(
  release: Release,
  architecture?: AppArchitecture,
): Facts {
  const base: Partial<Record<SubjectName, Fact>> =
    release.kind === 'expo'
      ? { expo: { version: { range: `~${release.version}.0.0` } } }
      : { 'react-native': { version: { range: `${release.version}.x` } } };
  const facts: Facts = {
    source: 'release',
    packages: base,
    ...(architecture !== undefined && { architecture }),
  };
  const app = readApp(facts);
  const { install = {} } = recommend(app, new Set()) ?? {};
  const packages = { ...base };
  for (const name of Object.keys(install) as (keyof typeof install)[]) {
    const range =
      install[name] === 'sdk' ? app.expo?.bundled[name] : install[name];
    if (range !== undefined) packages[name] = { version: { range } };
  }
  return { ...facts, packages };
}
