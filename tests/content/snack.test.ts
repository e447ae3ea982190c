// A link to Expo Snack opens the program as one file, with the packages it needs.
import {
  getSupportedSDKVersions,
  isModulePreloaded,
  type SDKVersion,
} from 'snack-content';
import { expect, test } from 'vitest';
import sheetPackage from '@gorhom/bottom-sheet/package.json';
import { readDemos } from '../../scripts/samples/collect';
import { snackAddress } from '../../src/shared/phone/snack';
import { writeFragment } from '../../src/shared/playground/address';
import {
  codeOf,
  coveringStates,
} from '../../src/components/Demo/playground/testing';
import snack from '../../src/shared/phone/snack.json';

const DEMOS = readDemos();

type Files = Readonly<
  Record<string, { readonly type: string; readonly contents: string }>
>;

/** The files that Snack makes of an address. */
function filesOf(address: string): Files {
  const query = new URL(address).searchParams;
  const files = query.get('files');
  return files === null
    ? { 'App.js': { type: 'CODE', contents: query.get('code') ?? '' } }
    : (JSON.parse(files) as Files);
}

const PROGRAMS = [
  ...DEMOS.map(({ file, code }) => ({ name: file, code })),
  ...coveringStates().map((state) => ({
    name: writeFragment(state),
    code: codeOf(state),
  })),
];

test('every program opens as one file, which Snack takes for TypeScript', () => {
  for (const { name, code } of PROGRAMS) {
    // As App.js its Babel would make `ref` a boolean.
    expect(filesOf(snackAddress(name, code)), name).toEqual({
      'App.tsx': { type: 'CODE', contents: code },
    });
  }
});

test('Snack has the Expo SDK', () => {
  expect(getSupportedSDKVersions()).toContain(snack.sdkVersion);
});

test('what is installed is what the demos import and the sheet asks for', () => {
  const imported = DEMOS.flatMap(({ code }) =>
    [...code.matchAll(/ from '([^']+)'/g)].map(([, name = '']) => name),
  );
  const needed = [
    ...new Set([...imported, ...Object.keys(sheetPackage.peerDependencies)]),
  ]
    .filter((name) => !name.startsWith('@types/'))
    .filter(
      (name) => !isModulePreloaded(name, snack.sdkVersion as SDKVersion, true),
    );
  const given = snack.dependencies.map((one) => one.replace(/(.)@.*$/, '$1'));
  expect([...given].sort()).toEqual(needed.sort());
});

test('the sheet is the one that runs in the page, and the SDK decides the rest', () => {
  expect(snack.dependencies.filter((one) => /.@/.test(one))).toEqual([
    `@gorhom/bottom-sheet@${sheetPackage.version}`,
  ]);
});
