import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ConfigureWebpackUtils, LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import liveDemos from './index';

/** A mock of the bundler's plugin, which this test only constructs. */
class DefinePlugin {
  readonly name = 'DefinePlugin';
}

const SITE = path.resolve(__dirname, '../../..');
const inSite = (name: string) => path.join(SITE, name);

/** Replaces the bundler's plugin that replaces modules. */
class NormalModuleReplacementPlugin {
  constructor(
    readonly original: RegExp,
    readonly override: string,
  ) {}
}

interface Rule {
  readonly test?: RegExp;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  readonly enforce?: string;
  readonly sideEffects?: boolean;
  readonly resolve?: { readonly alias: Readonly<Record<string, unknown>> };
}

interface Group {
  readonly name: string;
  readonly test: RegExp;
  readonly priority: number;
  readonly chunks: (chunk: { name?: string | null }) => boolean;
}

interface Configured {
  readonly resolve?: { readonly alias: Readonly<Record<string, unknown>> };
  readonly module?: { readonly rules: readonly Rule[] };
  readonly optimization?: {
    readonly splitChunks: {
      readonly cacheGroups: Readonly<Record<string, Group>>;
    };
  };
}

function configure(isServer: boolean): Configured {
  const plugin = liveDemos({ siteDir: SITE } as LoadContext);
  const utils = {
    currentBundler: {
      name: 'rspack',
      instance: { DefinePlugin, NormalModuleReplacementPlugin },
    },
    getJSLoader: () => ({ loader: 'the-site' }),
  } as unknown as ConfigureWebpackUtils;
  const configured = plugin.configureWebpack?.(
    { mode: 'production' },
    isServer,
    utils,
    undefined,
  );
  return configured as Configured;
}

/** The rules that apply to a file, as a bundler finds them. */
function rulesOf(file: string): Rule[] {
  const covers = (folders: readonly string[] | undefined) =>
    folders?.some((folder) => inSite(file).startsWith(folder)) === true;
  return (configure(false).module?.rules ?? []).filter(
    (rule) =>
      covers(rule.include) &&
      !covers(rule.exclude) &&
      (rule.test?.test(file) ?? true),
  );
}

const aliasesOf = (file: string): Record<string, unknown> =>
  Object.assign(
    {},
    ...rulesOf(file).map((rule) => rule.resolve?.alias),
  ) as Record<string, unknown>;

const isCompiledForWorklets = (file: string) =>
  rulesOf(file).some(({ enforce }) => enforce === 'pre');

const DEMO = 'src/demos/modal.tsx';
const SHEET = 'node_modules/@gorhom/bottom-sheet/lib/module/index.js';
const REANIMATED = 'node_modules/react-native-reanimated/lib/module/';
const HANDLER = 'node_modules/react-native-gesture-handler/lib/module/';

test('nothing of the demos is rendered when pages are built', () => {
  expect(configure(true)).toEqual({
    resolve: { alias: { [inSite('src/live')]: false } },
  });
});

test('a demo meets the inspected sheet, and the sheet itself does not', () => {
  const sheet = inSite('src/live/sheet.tsx');
  expect(aliasesOf(DEMO)['@gorhom/bottom-sheet$']).toBe(sheet);
  for (const other of ['src/live/sheet.tsx', SHEET]) {
    expect(aliasesOf(other)).not.toHaveProperty('@gorhom/bottom-sheet$');
  }
});

test('demos and their libraries get the frame for React Native', () => {
  const frame = inSite('src/live/reactNative.ts');
  for (const file of [DEMO, SHEET, `${HANDLER}State.js`]) {
    expect(aliasesOf(file)['react-native$']).toBe(frame);
  }
  expect(aliasesOf('src/theme/NotFound/index.tsx')).toEqual({});
});

test('worklets are compiled where there are some', () => {
  expect(isCompiledForWorklets(DEMO)).toBe(true);
  expect(isCompiledForWorklets(SHEET)).toBe(true);
  expect(isCompiledForWorklets('src/live/Probe.tsx')).toBe(true);
  expect(isCompiledForWorklets(`${HANDLER}State.js`)).toBe(false);
  expect(isCompiledForWorklets('src/theme/NotFound/index.tsx')).toBe(false);
});

test('only what is imported is kept, and the handler’s entry always', () => {
  const isPruned = (file: string) =>
    rulesOf(file).some(({ sideEffects }) => sideEffects === false);
  expect(isPruned(SHEET)).toBe(true);
  expect(isPruned('src/live/sheet.tsx')).toBe(true);
  expect(isPruned(`${HANDLER}State.js`)).toBe(true);
  expect(isPruned(`${HANDLER}index.js`)).toBe(false);
});

test('Reanimated keeps its barrels, for one order of its modules, and what has effects', () => {
  const isKept = (file: string) =>
    rulesOf(file).findLast(({ sideEffects }) => sideEffects !== undefined)
      ?.sideEffects;
  expect(isKept(`${REANIMATED}hook/index.js`)).toBe(true);
  expect(isKept(`${REANIMATED}core.js`)).toBe(true);
  expect(isKept(`${REANIMATED}hook/useAnimatedSensor.js`)).toBe(false);
});

test('what Reanimated says to have effects is kept', () => {
  const { sideEffects } = JSON.parse(
    readFileSync(inSite('node_modules/react-native-reanimated/package.json'), {
      encoding: 'utf8',
    }),
  ) as { readonly sideEffects: readonly string[] };
  const said = sideEffects
    .filter((file) => file.startsWith('./lib/module/'))
    .map((file) => file.replace('./', 'node_modules/react-native-reanimated/'));
  expect(said).not.toEqual([]);
  for (const file of said) {
    expect(
      rulesOf(file).findLast(({ sideEffects: kept }) => kept !== undefined),
      file,
    ).toHaveProperty('sideEffects', true);
  }
});

test('no demo animates what has no animation here', () => {
  const folder = inSite('src/demos');
  for (const file of readdirSync(folder)) {
    const code = readFileSync(path.join(folder, file), 'utf8');
    expect(code, file).not.toMatch(/\b(entering|exiting|layout)=/);
  }
});

test('the libraries are one chunk that no page loads by itself', () => {
  const group = configure(false).optimization?.splitChunks.cacheGroups.live;
  expect(group?.name).toBe('live-vendor');
  // Docusaurus' own group of what pages share has 40.
  expect(group?.priority).toBeGreaterThan(40);
  expect(group?.chunks({ name: 'live-runtime' })).toBe(true);
  expect(group?.chunks({ name: 'main' })).toBe(false);
  expect(group?.chunks({ name: null })).toBe(false);
  expect(group?.test.test(inSite(SHEET))).toBe(true);
  expect(group?.test.test(inSite('src/live/sheet.tsx'))).toBe(true);
  expect(group?.test.test(inSite('src/live/PlaygroundApp.tsx'))).toBe(false);
  expect(group?.test.test(inSite(DEMO))).toBe(false);
});
