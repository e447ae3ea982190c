import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { BUILD, PAGES } from './pages';

const ASSETS = path.join(BUILD, 'assets');

/** Reads the built files of a kind. Keys are their names. */
const textsOf = (kind: 'css' | 'js') =>
  new Map(
    readdirSync(path.join(ASSETS, kind)).map((file) => [
      file,
      readFileSync(path.join(ASSETS, kind, file), 'utf8'),
    ]),
  );

const SCRIPTS = textsOf('js');
const ALL_SCRIPTS = [...SCRIPTS.values()].join('\n');
const STYLES = textsOf('css');
const ALL_STYLES = [...STYLES.values()].join('\n');

it('every custom property that is used is set', () => {
  const asked = [
    ...(ALL_SCRIPTS + ALL_STYLES).matchAll(/\bvar\((--[\w-]+)/g),
  ].map(([, name]) => name);
  const known = new Set(
    [
      ...ALL_STYLES.matchAll(/(--[\w-]+):/g),
      // A script sets it on an element.
      ...ALL_SCRIPTS.matchAll(/["'`](--[\w-]+)["'`]/g),
    ].map(([, name]) => name),
  );
  expect(asked).not.toEqual([]);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

it('every page links the stylesheets of its classes', () => {
  const hasRules = (sheets: readonly string[], name: string) =>
    sheets.some((sheet) => STYLES.get(sheet)?.includes(`.${name}`));
  const all = [...STYLES.keys()];
  const missing = PAGES.flatMap(({ file, $ }) => {
    const sheets = $('link[rel=stylesheet]')
      .toArray()
      .map(({ attribs }) => path.basename(attribs.href ?? ''));
    return $('[class]')
      .toArray()
      .flatMap(({ attribs }) => attribs.class?.split(' ') ?? [])
      .filter((name) => /^s[\w-]{4}$/.test(name))
      .filter((name) => hasRules(all, name) && !hasRules(sheets, name))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

/**
 * Size of what the first phone of a visit loads, in bytes of gzip: the sheet,
 * Reanimated, the gesture handler, React Native Web and a React. It is close
 * above the actual size.
 */
const RUNTIME_BUDGET = 206_500;

it('the demo runtime is a single asset within its budget', () => {
  // A name in the sheet's own code. Docs pages, whose files are named by a hash,
  // mention it too.
  const withSheet = [...SCRIPTS].filter(
    ([file, text]) =>
      text.includes('isInTemporaryPosition') && !/^[0-9a-f]{8}\./.test(file),
  );
  expect(withSheet.map(([file]) => file)).toEqual([]);
  const folder = path.join(BUILD, 'assets/phone');
  const files = readdirSync(folder).sort();
  expect(files).toEqual([
    expect.stringMatching(/^frame\.\w+\.html$/),
    expect.stringMatching(/^runtime\.\w+\.txt$/),
  ]);
  const runtime = readFileSync(path.join(folder, files[1] ?? ''));
  expect(gzipSync(runtime, { level: 9 }).length).toBeLessThan(RUNTIME_BUDGET);
});

it('the build has no analytics code without a tracking id', () => {
  const html = PAGES.map((page) => page.html);
  expect([...html, ALL_SCRIPTS].join('\n')).not.toMatch(
    /googletagmanager|gtag\(|google-analytics/,
  );
});
