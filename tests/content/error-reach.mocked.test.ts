// Which message a part of the public API throws where it must not be used, and
// whether the v5 pages say so.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { ROOT } from '../../src/site/versions';
import facts from '../../src/api/v5.json';
import { entryFor, errorStrings } from './errorStrings';
import { type Platform, librarySource } from './librarySource';
import { element, nativeModules, shared } from './nativeModules';

const DOCS = path.join(ROOT, 'docs');
const PLATFORMS: readonly Platform[] = ['ios', 'android', 'web'];
const LISTS = [
  'BottomSheetFlatList',
  'BottomSheetScrollView',
  'BottomSheetSectionList',
  'BottomSheetVirtualizedList',
];

/** Messages about a place in which something must not be used. */
const PLACE =
  /^'(?<name>\w+)' cannot be (?:used out of the BottomSheet|null)!$/;

const inSource = errorStrings(
  path.join(ROOT, 'node_modules/@gorhom/bottom-sheet'),
)
  .map(({ parts }) => parts.join('…'))
  .filter((message) => PLACE.test(message));

/** What rendering throws, if it is about a place. */
function thrown(node: ReactNode): string | undefined {
  try {
    renderToStaticMarkup(node);
  } catch (reason) {
    if (typeof reason === 'string' && PLACE.test(reason)) {
      return reason;
    }
  }
  return undefined;
}

/** The message of every export that throws outside a sheet or a provider. */
function outside(platform: Platform): Map<string, string> {
  const exported = librarySource(
    platform,
    nativeModules({ platform }).modules,
  )('index');
  const found = new Map<string, string>();
  for (const name of Object.keys(facts.components)) {
    const part = exported[name === 'BottomSheet' ? 'default' : name];
    const message = thrown(element(part, { data: [], renderItem: () => null }));
    if (message !== undefined) {
      found.set(name, message);
    }
  }
  for (const name of Object.keys(facts.hooks)) {
    const useIt = exported[name] as (...args: unknown[]) => unknown;
    const Caller = () => {
      useIt({}, {});
      return null;
    };
    const message = thrown(element(Caller));
    if (message !== undefined) {
      found.set(name, message);
    }
  }
  return found;
}

/** The messages of a list with all its props, inside a sheet's handle. */
function inHandle(platform: Platform): (string | undefined)[] {
  const load = librarySource(platform, nativeModules({ platform }).modules);
  const exported = load('index');
  return LISTS.map((name) =>
    thrown(
      element(exported.default, {
        snapPoints: ['50%'],
        enableDynamicSizing: false,
        handleComponent: () =>
          element(exported[name], { data: [], onRefresh: () => undefined }),
        containerLayoutState: shared({
          height: 800,
          offset: { top: 0, bottom: 0, left: 0, right: 0 },
        }),
      }),
    ),
  );
}

// BottomSheetFlashList says that it is deprecated.
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const messages = new Map(
  PLATFORMS.flatMap((platform) => [...outside(platform)]),
);
const reached = new Set([
  ...messages.values(),
  ...PLATFORMS.flatMap(inHandle).filter((message) => message !== undefined),
]);
const never = inSource.filter((message) => !reached.has(message));

const page = readFileSync(path.join(DOCS, 'troubleshooting.mdx'), 'utf8');
const [, cannotAppear = ''] =
  /^### Messages that cannot appear$(?<rest>[^]*?)(?=^#{2,3} )/m.exec(page) ??
  [];

test('the source is read, and the parts are rendered', () => {
  expect(inSource.length).toBeGreaterThan(5);
  expect(messages.size).toBeGreaterThan(12);
  expect(reached).toContain(
    "'Scrollable' cannot be used out of the BottomSheet!",
  );
});

describe('Troubleshooting', () => {
  test.each([...messages])('names %s below what it throws', (name, message) => {
    const naming = inSource.filter((one) => causeOf(one).includes(`\`${name}`));
    expect(naming).toContain(message);
  });

  test('names nothing below what it does not throw', () => {
    const wrong = inSource.flatMap((message) =>
      [...causeOf(message).matchAll(/`(?<name>\w+)(?:\(\))?`/g)]
        .map(({ groups }) => groups?.name ?? '')
        .filter((name) => (messages.get(name) ?? message) !== message)
        .map((name) => `${name}: ${message}`),
    );
    expect(wrong).toEqual([]);
  });

  test('keeps messages that cannot appear apart', () => {
    expect(never.filter((one) => !cannotAppear.includes(one))).toEqual([]);
    const apart = [...reached].filter((one) =>
      cannotAppear.includes(`#### \`${one}\``),
    );
    expect(apart).toEqual([]);
  });
});

test('no other page quotes a message that cannot appear', () => {
  const quoting = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx') && file !== 'troubleshooting.mdx')
    .filter((file) => {
      const text = readFileSync(path.join(DOCS, file), 'utf8');
      return never.some((message) => text.includes(message));
    });
  expect(quoting).toEqual([]);
});

/** The paragraph that says what throws a message. */
function causeOf(message: string): string {
  const entry = entryFor(page, { parts: [message], at: '' }) ?? '';
  return /^\*\*Cause\.\*\* (?<text>.*)$/m.exec(entry)?.groups?.text ?? '';
}
