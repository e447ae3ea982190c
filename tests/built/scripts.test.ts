import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { filesOf } from '@site/scripts/weigh/weigh';
import {
  COMPILE_HINT,
  MAIN_SCRIPT,
} from '@site/src/plugins/bundling/compile-hints';
import { contentFiles } from '../../src/site/content';
import { BUILD, PAGES, ROOT } from './pages';

const ASSETS = path.join(BUILD, 'assets');

/** The texts of the built site's files of a kind, by their names. */
const textsOf = (kind: 'css' | 'js') =>
  new Map(
    readdirSync(path.join(ASSETS, kind)).map((file) => [
      file,
      readFileSync(path.join(ASSETS, kind, file), 'utf8'),
    ]),
  );

const SCRIPTS = textsOf('js');
const ALL_SCRIPTS = [...SCRIPTS.values()].join('\n');
const ALL_STYLES = [...textsOf('css').values()].join('\n');

/** The scripts that have a text. */
const scriptsWith = (part: string) =>
  [...SCRIPTS].flatMap(([file, text]) => (text.includes(part) ? file : []));

it('has the hint to compile ahead at the start of the main script alone', () => {
  // V8 takes it for a comment anywhere else.
  const [main = '', ...others] = scriptsWith(`${COMPILE_HINT}\n`);
  expect(main).toMatch(MAIN_SCRIPT);
  expect(SCRIPTS.get(main)?.startsWith(COMPILE_HINT)).toBe(true);
  expect(others).toEqual([]);
});

it('asks in scripts and stylesheets for no custom property that nothing sets', () => {
  const asked = [
    ...(ALL_SCRIPTS + ALL_STYLES).matchAll(/\bvar\((--[\w-]+)/g),
  ].map(([, name]) => name);
  const known = new Set(
    [
      ...ALL_STYLES.matchAll(/(--[\w-]+):/g),
      // An element's own, set by the script itself.
      ...ALL_SCRIPTS.matchAll(/["'`](--[\w-]+)["'`]/g),
    ].map(([, name]) => name),
  );
  expect(asked).not.toEqual([]);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

it('brings no highlighter to a first visit, and no helper library to any', () => {
  const first = new Set(PAGES.flatMap(({ html }) => filesOf(html).js));
  expect(first.size).toBeGreaterThan(5);
  // Names that only the grammars and only tslib have. The grammars are there for
  // what a reader makes in the playground.
  const [grammars = '', ...others] = scriptsWith('template-punctuation');
  expect(others).toEqual([]);
  expect([...first].filter((file) => file.endsWith(grammars))).toEqual([]);
  expect(scriptsWith('__makeTemplateObject')).toEqual([]);
});

/**
 * What the first phone of a visit loads once, in bytes of gzip. It stands close
 * above what is reached: the sheet, Reanimated, the gesture handler, React Native
 * Web, and a React for them.
 */
const RUNTIME_BUDGET = 207_500;

it('has what phones run in once, outside of its scripts, within its budget', () => {
  // A name in the sheet's own code; docs pages, named by a hash, speak of it.
  expect(
    scriptsWith('isInTemporaryPosition').filter(
      (file) => !/^[0-9a-f]{8}\./.test(file),
    ),
  ).toEqual([]);
  const folder = path.join(BUILD, 'assets/phone');
  const files = readdirSync(folder).sort();
  expect(files).toEqual([
    expect.stringMatching(/^frame\.\w+\.htm$/),
    expect.stringMatching(/^runtime\.\w+\.txt$/),
  ]);
  const runtime = readFileSync(path.join(folder, files[1] ?? ''));
  expect(gzipSync(runtime, { level: 9 }).length).toBeLessThan(RUNTIME_BUDGET);
});

// @spec 1.13 7.14
it('has no analytics code without a tracking id', () => {
  const html = PAGES.map((page) => page.html);
  expect([...html, ALL_SCRIPTS].join('\n')).not.toMatch(
    /googletagmanager|gtag\(|google-analytics/,
  );
});

// A reader who comes back, or has a page open while the site is published, must
// not load again what has not changed. The name of a script has the hash of its
// content, so no script may have what changes with a sentence of a page.
it('has no sentence of a page, and no name of a file of the search, in a script that a page loads', () => {
  // The modules of built pages are there for their styles, and not loaded. The
  // runtime has their name in its list. The worker, which starts on request, has
  // rows of the release posts.
  const leftOut = /^(?:built|runtime~main|code-check-worker)\./;
  const sentences = contentFiles().flatMap(
    (file) =>
      readFileSync(path.join(ROOT, file), 'utf8').match(
        /(?:(?<=\. )|^)[A-Z][\w ,;-]{40,}\./gm,
      ) ?? [],
  );
  expect(sentences.length).toBeGreaterThan(500);
  const files = readdirSync(path.join(BUILD, 'search')).filter(
    (name) => name !== 'manifest.json',
  );
  const loaded = [...SCRIPTS].filter(([name]) => !leftOut.test(name));
  expect(loaded.length).toBeGreaterThan(40);
  const found = loaded.flatMap(([name, text]) =>
    [...sentences, ...files]
      .filter((part) => text.includes(part))
      .map((part) => `${name}: ${part}`),
  );
  expect(found).toEqual([]);
});
