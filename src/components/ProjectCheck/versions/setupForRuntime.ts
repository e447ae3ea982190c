/** Makes the setup of a new app for a release of Expo or React Native. */
import { resolveApp } from './app';
import { entriesOf, type AppArchitecture } from './conflicts';
import type { AppSetup } from './setup';
import { documentedInstall, installRange } from './recommend';
import type { RuntimeRelease } from './runtimes';

/** Makes the setup of an app with the versions that the docs list for a release. */
export function setupFor(
  release: RuntimeRelease,
  architecture?: AppArchitecture,
): AppSetup {
  const base: AppSetup['packages'] =
    release.kind === 'expo'
      ? { expo: { range: `~${release.version}.0.0` } }
      : { 'react-native': { range: `${release.version}.x` } };
  const setup: AppSetup = {
    source: 'release',
    packages: base,
    architecture,
  };
  const app = resolveApp(setup);
  const packages = { ...base };
  for (const [name, text] of entriesOf(documentedInstall(app)?.install ?? {})) {
    const range = installRange(app, name, text);
    if (range !== undefined) packages[name] = { range };
  }
  return { ...setup, packages };
}
