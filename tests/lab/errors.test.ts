// Which message a part of the public API throws where it must not be used, and
// whether Troubleshooting says so.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import facts from '../../src/shared/api/v5.json';
import { contentFiles } from '../../src/site/content';
import { CURRENT, ROOT, versionByName } from '../../src/site/versions';
import { entryFor, errorStrings } from '../content/errorStrings';
import { Lab, type Props } from './lab';
import type { Platform } from './load';

const PAGE = 'docs/troubleshooting.mdx';
const PLACE = /^'\w+' cannot be (?:used out of the BottomSheet|null)!$/;
const LISTS = Object.keys(facts.components).filter((name) =>
  /(?:List|ScrollView)$/.test(name),
);

/** What rendering throws, if it is about a place. */
function thrown(lab: Lab, app: ReactElement): string[] {
  try {
    lab.render(app);
    return [];
  } catch (reason) {
    return PLACE.test(String(reason)) ? [String(reason)] : [];
  }
}

/** By export, what it throws outside a sheet or a provider. */
function outside(platform: Platform): [string, string][] {
  const used = (name: string, app: (lab: Lab) => ReactElement) => {
    const lab = new Lab({ platform });
    return thrown(lab, app(lab)).map((message): [string, string] => [
      name,
      message,
    ]);
  };
  return [
    ...Object.keys(facts.components).flatMap((name) =>
      used(name, (lab) => lab.element(name, { data: [] })),
    ),
    ...Object.keys(facts.hooks).flatMap((name) =>
      used(name, ({ library }) =>
        createElement(() => {
          (library[name] as (...values: object[]) => void)({}, {});
          return null;
        }),
      ),
    ),
  ];
}

/** What a list with all its props throws in a sheet's handle. */
const inHandle = (platform: Platform): string[] =>
  LISTS.flatMap((list) => {
    const lab = new Lab({ platform });
    const props = { data: [], onRefresh: () => undefined };
    const handleComponent = () => lab.element(list, props);
    const sheet: Props = { snapPoints: ['50%'], handleComponent };
    return thrown(lab, lab.element('BottomSheet', sheet));
  });

// React reports what is thrown, and BottomSheetFlashList that it is deprecated.
vi.spyOn(console, 'warn').mockImplementation(() => undefined);
vi.spyOn(console, 'error').mockImplementation(() => undefined);
const platforms = ['ios', 'android', 'web'] as const;
const messages = new Map(platforms.flatMap(outside));
const reached = new Set([...messages.values(), ...platforms.flatMap(inHandle)]);
vi.restoreAllMocks();

const inSource = errorStrings(
  path.join(
    ROOT,
    versionByName('v5').types,
    'node_modules/@gorhom/bottom-sheet',
  ),
)
  .map(({ parts }) => parts.join('…'))
  .filter((message) => PLACE.test(message));
const never = inSource.filter((message) => !reached.has(message));
const page = readFileSync(path.join(ROOT, PAGE), 'utf8');
const [, cannotAppear = ''] =
  /^### Messages that cannot appear$(?<rest>[^]*?)(?=^#{2,3} )/m.exec(page) ??
  [];

/** The paragraph that says what throws a message. */
const causeOf = (message: string): string =>
  /^\*\*Cause\.\*\* (?<text>.*)$/m.exec(
    entryFor(page, { parts: [message], at: '' }) ?? '',
  )?.groups?.text ?? '';

test('modal/hooks#usebottomsheetmodalinternal hooks#usebottomsheetinternal parts throw where they must not be used', () => {
  expect(messages.size).toBeGreaterThan(12);
  expect(reached).toContain(
    "'Scrollable' cannot be used out of the BottomSheet!",
  );
  expect(never.length).toBeLessThan(inSource.length);
});

test.each([...messages])(
  'Troubleshooting names %s below what it throws',
  (name, message) => {
    const naming = inSource.filter((one) => causeOf(one).includes(`\`${name}`));
    expect(naming).toContain(message);
  },
);

test('Troubleshooting names nothing below what it does not throw', () => {
  const wrong = inSource.flatMap((message) =>
    [...causeOf(message).matchAll(/`(?<name>\w+)(?:\(\))?`/g)].filter(
      ([, name = '']) => (messages.get(name) ?? message) !== message,
    ),
  );
  expect(wrong).toEqual([]);
});

test('only its part for them quotes messages that cannot appear', () => {
  expect(never.filter((one) => !cannotAppear.includes(one))).toEqual([]);
  const apart = [...reached].filter((one) =>
    cannotAppear.includes(`#### \`${one}\``),
  );
  const quoting = contentFiles([versionByName(CURRENT).docs])
    .filter((file) => file !== PAGE)
    .filter((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      return never.some((message) => text.includes(message));
    });
  expect([...apart, ...quoting]).toEqual([]);
});
