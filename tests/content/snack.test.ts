// A link to Expo Snack opens the program as one file, with the packages it needs.
import {
  getSupportedSDKVersions,
  isModulePreloaded,
  type SDKVersion,
} from 'snack-content';
import { expect, test } from 'vitest';
import sheetPackage from '@gorhom/bottom-sheet/package.json';
import { readDemos } from '../../scripts/samples/collectSamples';
import { snackUrl } from '../../src/shared/sandbox/snack';
import { STATES } from '../../src/components/Demo/playground/coveringStates';
import snack from '../../src/shared/sandbox/snack.json';

const DEMOS = readDemos();

test('a Snack link contains its program as App.tsx', () => {
  for (const { file, code } of [...DEMOS, ...STATES]) {
    const { searchParams } = new URL(snackUrl(file, code));
    expect(searchParams.get('dependencies'), file).toBe(
      snack.dependencies.join(),
    );
    // In App.js Snack's Babel would make `ref` a boolean.
    expect(JSON.parse(searchParams.get('files') ?? ''), file).toEqual({
      'App.tsx': { type: 'CODE', contents: code },
    });
  }
});

test('Snack installs exactly the packages that demos need', () => {
  const sdk = snack.sdkVersion as SDKVersion;
  expect(getSupportedSDKVersions()).toContain(sdk);
  const imported = DEMOS.flatMap(({ code }) =>
    [...code.matchAll(/ from '([^']+)'/g)].map(([, name = '']) => name),
  );
  const { name: sheet, version, peerDependencies } = sheetPackage;
  const needed = new Set([...imported, ...Object.keys(peerDependencies)]);
  const installed = [...needed]
    .filter((name) => !name.startsWith('@types/'))
    .filter((name) => !isModulePreloaded(name, sdk, true))
    // Snack gets the release of the sheet that runs in the page.
    .map((name) => (name === sheet ? `${sheet}@${version}` : name));
  expect([...snack.dependencies].sort()).toEqual(installed.sort());
});
