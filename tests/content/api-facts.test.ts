// The committed facts are those of the published packages, and whole.
import fs from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { lostProof } from '../../scripts/api/applyDefaults';
import { extractFacts } from '../../scripts/api/facts';
import { factsToJson } from '../../scripts/api/json';
import { NESTED_DEFAULTS } from '../../scripts/api/nestedDefaults';
import { openPackage, unalias } from '../../scripts/api/published';
import { ROOT } from '../../src/site/versions';
import { allMembers, loadApi } from '../../src/api';
import {
  API_VERSIONS,
  type ApiKind,
  type ApiVersion,
} from '../../src/api/types';

const PUBLISHED: Record<ApiVersion, string> = {
  v5: '5.2.14',
  v4: '4.6.4',
  v2: '2.4.1',
};

const COUNTS: Record<ApiVersion, Record<ApiKind | 'props', number>> = {
  v5: {
    components: 18,
    methods: 2,
    hooks: 12,
    types: 15,
    enums: 9,
    constants: 10,
    functions: 3,
    props: 149,
  },
  v4: {
    components: 17,
    methods: 2,
    hooks: 12,
    types: 15,
    enums: 8,
    constants: 12,
    functions: 3,
    props: 144,
  },
  v2: {
    components: 13,
    methods: 2,
    hooks: 2,
    types: 5,
    enums: 0,
    constants: 0,
    functions: 0,
    props: 81,
  },
};

/** Picked by name from another library's type: own, though declared there. */
const PICKED = [
  'activeOffsetX',
  'activeOffsetY',
  'failOffsetX',
  'failOffsetY',
  'simultaneousHandlers',
  'style',
  'waitFor',
];

describe.each(API_VERSIONS)('the facts of %s', (version) => {
  const api = loadApi(version);

  test('are what a fresh extraction finds', () => {
    const committed = fs.readFileSync(
      path.join(ROOT, 'src/api', `${version}.json`),
      'utf8',
    );
    expect(factsToJson(extractFacts(version))).toBe(committed);
  });

  test('with a wrong default are not what a fresh extraction finds', () => {
    const planted = structuredClone(api);
    const index = planted.components.BottomSheet?.props.index;
    expect(index?.default).toBe('0');
    if (index !== undefined) index.default = '1';
    expect(factsToJson(extractFacts(version))).not.toBe(factsToJson(planted));
    expect(factsToJson(extractFacts(version))).toBe(factsToJson(api));
  });

  test('are those of the version that the docs name', () => {
    expect(api.version).toBe(PUBLISHED[version]);
  });

  test('have every export and every own prop', () => {
    const { props, ...kinds } = COUNTS[version];
    for (const [kind, count] of Object.entries(kinds) as [ApiKind, number][]) {
      expect([kind, Object.keys(api[kind]).length]).toEqual([kind, count]);
    }
    const all = Object.keys(api.components).map(
      (name) => allMembers(api, name).size,
    );
    expect(all.reduce((sum, each) => sum + each, 0)).toBe(props);
  });

  test('have every method of a sheet and of a modal', () => {
    const sizes = ['BottomSheetMethods', 'BottomSheetModalMethods'].map(
      (name) => allMembers(api, name).size,
    );
    expect(sizes).toEqual(version === 'v2' ? [4, 6] : [6, 8]);
  });

  // The extraction reads the source as text. The compiler resolves the same
  // types in its own way: both must see the same props.
  test('name the props that the compiler sees', () => {
    const compiled = compiledProps(version);
    expect(Object.keys(compiled).sort()).toEqual(
      Object.keys(api.components).sort(),
    );
    for (const [name, props] of Object.entries(compiled)) {
      const facts = [...allMembers(api, name).keys()].filter(
        (prop) => props.includes(prop) || !PICKED.includes(prop),
      );
      expect([name, facts.sort()]).toEqual([name, props]);
    }
  });

  test('give no sentinel as a default', () => {
    const defaults = Object.keys(api.components).flatMap((name) =>
      [...allMembers(api, name).values()].map(({ facts }) => facts.default),
    );
    expect(defaults).not.toContain('-999');
    for (const value of defaults) expect(value ?? '').not.toMatch(/INITIAL_/);
  });

  test('carry none of the comments of the package', () => {
    expect(JSON.stringify(api)).not.toMatch(/\/\*|\*\/|@default/);
  });
});

describe('defaults that the types do not tell', () => {
  const value = (version: ApiVersion, of: string, name: string) =>
    allMembers(loadApi(version), of).get(name)?.facts.default;

  test.each([
    ['v5', 'BottomSheet', 'enableDynamicSizing', 'true'],
    ['v4', 'BottomSheet', 'enableDynamicSizing', 'false'],
    ['v5', 'BottomSheet', 'enablePanDownToClose', 'false'],
    ['v5', 'BottomSheetModal', 'enablePanDownToClose', 'true'],
    ['v4', 'BottomSheetModal', 'enablePanDownToClose', 'true'],
    ['v5', 'BottomSheetModal', 'index', '0'],
    ['v5', 'BottomSheetModal', 'stackBehavior', "'switch'"],
    ['v4', 'BottomSheetModal', 'stackBehavior', "'replace'"],
    ['v5', 'BottomSheet', 'enableHandlePanningGesture', 'true'],
    ['v5', 'BottomSheet', 'keyboardBlurBehavior', "'none'"],
    ['v5', 'BottomSheet', 'overDragResistanceFactor', '2.5'],
    ['v5', 'BottomSheetBackdrop', 'appearsOnIndex', '1'],
    ['v5', 'BottomSheetBackdrop', 'opacity', '0.5'],
    ['v5', 'BottomSheetFlatList', 'focusHook', 'useEffect'],
    ['v4', 'BottomSheetDraggableView', 'gestureType', 'GESTURE_SOURCE.CONTENT'],
    ['v2', 'BottomSheet', 'animateOnMount', 'false'],
    ['v2', 'BottomSheet', 'animationDuration', '500'],
    ['v2', 'BottomSheet', 'animationEasing', 'Easing.out(Easing.exp)'],
    ['v2', 'BottomSheetBackdrop', 'pressBehavior', "'close'"],
    ['v2', 'BottomSheetModal', 'dismissOnPanDown', 'true'],
  ] as const)('%s %s.%s is %s', (version, of, name, expected) => {
    expect(value(version, of, name)).toBe(expected);
  });

  test.each([
    ['v4', 'BottomSheet', 'handleHeight'],
    ['v4', 'BottomSheet', 'containerHeight'],
    ['v4', 'BottomSheet', 'containerOffset'],
    ['v2', 'BottomSheet', 'containerHeight'],
  ] as const)('%s %s.%s is measured: it has none', (version, of, name) => {
    expect(value(version, of, name)).toBeUndefined();
  });

  test('an entry of the table whose source text is gone is refused', () => {
    const pkg = openPackage('v5');
    const [entry] = NESTED_DEFAULTS.v5;
    if (entry === undefined) throw new Error('the table is empty');
    expect(lostProof(pkg, entry, entry.member)).toBeUndefined();
    expect(
      lostProof(
        pkg,
        { ...entry, proof: 'useGestureEventsHandlers = other,' },
        entry.member,
      )?.message,
    ).toMatch(/v5 src\/.*no longer says: useGestureEventsHandlers = other/);
  });
});

describe('the deprecated', () => {
  test.each([
    ['v5', 'BottomSheet', 'containerHeight', 'containerLayoutState'],
    ['v5', 'BottomSheet', 'containerOffset', 'containerLayoutState'],
    ['v2', 'BottomSheetBackdrop', 'closeOnPress', 'pressBehavior'],
  ] as const)('%s %s.%s names %s', (version, of, name, replacement) => {
    const found = allMembers(loadApi(version), of).get(name);
    expect(found?.facts.deprecated).toEqual({ replacement });
  });

  test('exports too, though only a warning at run time says so', () => {
    expect(loadApi('v5').components.BottomSheetFlashList?.deprecated).toEqual({
      replacement: 'useBottomSheetScrollableCreator',
    });
    expect(
      loadApi('v4').hooks.useBottomSheetDynamicSnapPoints?.deprecated,
    ).toEqual({ replacement: 'enableDynamicSizing' });
  });
});

/** The props of each component that the package declares, by the compiler. */
function compiledProps(version: ApiVersion): Record<string, string[]> {
  const pkg = openPackage(version);
  const found: Record<string, string[]> = {};
  for (const exported of pkg.exports.values()) {
    const symbol = unalias(pkg.checker, exported);
    const value = symbol.valueDeclaration;
    const name = exported.name === 'default' ? symbol.name : exported.name;
    if (value === undefined || !/^[A-Z][a-z]/.test(name)) continue;
    const props = propsOf(pkg.checker, symbol, value);
    found[name] = (props ? pkg.checker.getPropertiesOfType(props) : [])
      .filter((prop) =>
        prop.declarations?.some((declaration) => pkg.owns(declaration)),
      )
      .map((prop) => prop.name)
      .filter((prop) => prop !== 'ref' && !prop.startsWith('$'))
      .sort();
  }
  return found;
}

function propsOf(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  at: ts.Node,
): ts.Type | undefined {
  const type = checker.getTypeOfSymbolAtLocation(symbol, at);
  const parameter = type.getCallSignatures()[0]?.parameters[0];
  const props =
    parameter ??
    type.getConstructSignatures()[0]?.getReturnType().getProperty('props');
  return props && checker.getTypeOfSymbolAtLocation(props, at);
}
