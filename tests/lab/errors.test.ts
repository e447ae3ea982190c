// Messages that exports throw outside a sheet, and their sections in Troubleshooting.
// The mock for Jest, and its section in the FAQ.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import facts from '../../src/shared/api/v5.json';
import { ROOT, versionByName } from '../../src/site/versions';
import { errorStrings } from '../content/errorStrings';
import { SheetHarness } from './lab';

const PAGE = 'docs/troubleshooting.mdx';
const PLACE = /^'\w+' cannot be (?:used out of the BottomSheet|null)!$/;
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/**
 * Returns the names of exports that throw about their place on any platform,
 * with the message.
 */
const thrown = (
  names: readonly string[],
  app: (name: string, lab: SheetHarness) => ReactElement,
) =>
  names.flatMap((name) =>
    (['ios', 'android', 'web'] as const).flatMap((platform) => {
      const lab = new SheetHarness({ platform });
      try {
        lab.render(app(name, lab));
      } catch (reason) {
        if (PLACE.test(String(reason)))
          return [[name, String(reason)] as const];
      }
      return [];
    }),
  );

const components = Object.keys(facts.components);
const lists = components.filter((name) => /(?:List|ScrollView)$/.test(name));

// React reports what is thrown, and BottomSheetFlashList that it is deprecated.
vi.spyOn(console, 'warn').mockImplementation(() => undefined);
vi.spyOn(console, 'error').mockImplementation(() => undefined);
/** Message that each export throws outside a sheet or a provider. */
const messages = new Map([
  ...thrown(components, (name, lab) => lab.element(name, { data: [] })),
  ...thrown(Object.keys(facts.hooks), (name, { library }) =>
    createElement(() => {
      (library[name] as (...values: object[]) => void)({}, {});
      return null;
    }),
  ),
]);
/** Message that each list throws in a sheet's handle. */
const inHandles = thrown(lists, (name, lab) =>
  lab.element('BottomSheet', {
    snapPoints: ['50%'],
    handleComponent: () =>
      lab.element(name, { data: [], onRefresh: () => undefined }),
  }),
);
const reached = new Set([...messages, ...inHandles].map(([, one]) => one));
vi.restoreAllMocks();

const SHEET = 'node_modules/@gorhom/bottom-sheet';
const { types } = versionByName('v5');
const inSource = errorStrings(path.join(ROOT, types, SHEET))
  .map((parts) => parts.join('…'))
  .filter((message) => PLACE.test(message));
const page = read(PAGE);

/** Returns the exports that the paragraph on the cause of a message names. */
function namedCauses(message: string): string[] {
  const section = page
    .split(/^(?=#+ )/m)
    .find((text) => text.startsWith('#') && text.includes(message));
  const [, cause = ''] = /^\*\*Cause\.\*\* (.*)$/m.exec(section ?? '') ?? [];
  return [...cause.matchAll(/`(\w+)(?:\(\))?`/g)].map(([, name = '']) => name);
}

test('modal/hooks#usebottomsheetmodalinternal hooks#usebottomsheetinternal Troubleshooting names each export below the message that it throws', () => {
  expect(messages.size).toBeGreaterThan(12);
  // The page has it under "Messages that cannot appear".
  expect(inSource.filter((message) => !reached.has(message))).toEqual([
    "'BottomSheetRefreshControl' cannot be used out of the BottomSheet!",
  ]);
  expect(reached).toContain(
    "'Scrollable' cannot be used out of the BottomSheet!",
  );
  const named = inSource.flatMap((message) =>
    namedCauses(message).map((name) => [name, message] as const),
  );
  expect(named).toEqual(expect.arrayContaining([...messages]));
  const wrong = named.filter(
    ([name, message]) => (messages.get(name) ?? message) !== message,
  );
  expect(wrong).toEqual([]);
});

const faq = read('docs/faq.mdx');
const [section = ''] =
  /### What the mock does\n[^]*?(?=\n### )/.exec(faq) ?? [];

const mocked = Object.keys(new SheetHarness().load('../../mock'));
const { hooks, enums, constants, functions } = facts;
const real = [facts.components, hooks, enums, constants, functions]
  .flatMap((group) => Object.keys(group))
  .map((name) => (name === 'BottomSheet' ? 'default' : name));

test("the FAQ lists every difference between the mock's exports and the package's", () => {
  const lacking = real.filter((name) => !mocked.includes(name));
  const alone = mocked.filter((name) => !real.includes(name));
  expect(Math.min(lacking.length, alone.length)).toBeGreaterThan(0);
  const named = (name: string) => section.includes(`\`${name}\``);
  expect([...lacking, ...alone].filter((name) => !named(name))).toEqual([]);
});
