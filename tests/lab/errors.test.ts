// Which message a part of the public API throws where it must not be used, and
// whether Troubleshooting says so.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import facts from '../../src/shared/api/v5.json';
import { contentFiles } from '../../src/site/content';
import { CURRENT, ROOT, versionByName } from '../../src/site/versions';
import { errorStrings } from '../content/errorStrings';
import { Lab } from './lab';
import type { Platform } from './load';

const PAGE = 'docs/troubleshooting.mdx';
const PLACE = /^'\w+' cannot be (?:used out of the BottomSheet|null)!$/;
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** What an app throws, if it is about a place, with a name. */
function thrown(
  platform: Platform,
  name: string,
  app: (lab: Lab) => ReactElement,
): [string, string][] {
  const lab = new Lab({ platform });
  try {
    lab.render(app(lab));
    return [];
  } catch (reason) {
    return PLACE.test(String(reason)) ? [[name, String(reason)]] : [];
  }
}

/** What an export throws outside a sheet or a provider. */
const outside = (platform: Platform) => [
  ...Object.keys(facts.components).flatMap((name) =>
    thrown(platform, name, (lab) => lab.element(name, { data: [] })),
  ),
  ...Object.keys(facts.hooks).flatMap((name) =>
    thrown(platform, name, ({ library }) =>
      createElement(() => {
        (library[name] as (...values: object[]) => void)({}, {});
        return null;
      }),
    ),
  ),
];

/** What a list with all its props throws in a sheet's handle. */
const inHandle = (platform: Platform) =>
  Object.keys(facts.components)
    .filter((name) => /(?:List|ScrollView)$/.test(name))
    .flatMap((name) =>
      thrown(platform, name, (lab) =>
        lab.element('BottomSheet', {
          snapPoints: ['50%'],
          handleComponent: () =>
            lab.element(name, { data: [], onRefresh: () => undefined }),
        }),
      ),
    );

// React reports what is thrown, and BottomSheetFlashList that it is deprecated.
vi.spyOn(console, 'warn').mockImplementation(() => undefined);
vi.spyOn(console, 'error').mockImplementation(() => undefined);
const platforms = ['ios', 'android', 'web'] as const;
const messages = new Map(platforms.flatMap(outside));
const inHandles = platforms.flatMap(inHandle).map(([, message]) => message);
const reached = new Set([...messages.values(), ...inHandles]);
vi.restoreAllMocks();

const { types } = versionByName('v5');
const inSource = errorStrings(
  path.join(ROOT, types, 'node_modules/@gorhom/bottom-sheet'),
)
  .map(({ parts }) => parts.join('…'))
  .filter((message) => PLACE.test(message));
const never = inSource.filter((message) => !reached.has(message));
const page = read(PAGE);

/** The exports that throw a message, by the paragraph on its cause. */
function namedCauses(message: string): string[] {
  const section = page
    .split(/^(?=#+ )/m)
    .find((text) => text.startsWith('#') && text.includes(message));
  const [, cause = ''] = /^\*\*Cause\.\*\* (.*)$/m.exec(section ?? '') ?? [];
  return [...cause.matchAll(/`(\w+)(?:\(\))?`/g)].map(([, name = '']) => name);
}

test('modal/hooks#usebottomsheetmodalinternal hooks#usebottomsheetinternal parts throw where they must not be used, and Troubleshooting names each below what it throws', () => {
  expect(messages.size).toBeGreaterThan(12);
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

test('only its part for them quotes messages that cannot appear', () => {
  expect(never.length).toBeLessThan(inSource.length);
  const [, cannotAppear = ''] =
    /^### Messages that cannot appear$([^]*?)(?=^#{2,3} )/m.exec(page) ?? [];
  expect(never.filter((one) => !cannotAppear.includes(one))).toEqual([]);
  expect(
    [...reached].filter((one) => cannotAppear.includes(`#### \`${one}\``)),
  ).toEqual([]);
  const others = contentFiles([versionByName(CURRENT).docs]).filter(
    (file) => file !== PAGE,
  );
  expect(
    others.filter((file) => never.some((one) => read(file).includes(one))),
  ).toEqual([]);
});
