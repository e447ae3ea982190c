import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { COMPILE_HINT, MAIN_SCRIPT } from '@site/src/plugins/compile-hints';

const ASSETS = path.resolve(__dirname, '../../build/assets');
const FOLDER = path.join(ASSETS, 'js');

/** All of the built site's files of a kind, as one text. */
const textOf = (kind: 'css' | 'js'): string =>
  readdirSync(path.join(ASSETS, kind))
    .filter((file) => file.endsWith(`.${kind}`))
    .map((file) => readFileSync(path.join(ASSETS, kind, file), 'utf8'))
    .join('\n');

it('has only scripts that can be parsed', () => {
  const broken = readdirSync(FOLDER).filter((file) => {
    try {
      return !new Script(readFileSync(path.join(FOLDER, file), 'utf8'));
    } catch {
      return true;
    }
  });
  expect(broken).toEqual([]);
});

it('has the hint to compile ahead at the start of the main script alone', () => {
  // V8 takes it for a comment anywhere else.
  const hinted = readdirSync(FOLDER).filter((file) =>
    readFileSync(path.join(FOLDER, file), 'utf8').startsWith(
      `${COMPILE_HINT}\n`,
    ),
  );
  expect(hinted).toEqual([expect.stringMatching(MAIN_SCRIPT)]);
});

it('asks in scripts for no custom property that no stylesheet sets', () => {
  const scripts = textOf('js');
  const asked = [...scripts.matchAll(/\bvar\((--[\w-]+)/g)].map(
    ([, name]) => name,
  );
  const known = new Set(
    [
      ...textOf('css').matchAll(/(--[\w-]+):/g),
      // An element's own, set by the script itself.
      ...scripts.matchAll(/["'`](--[\w-]+)["'`]/g),
    ].map(([, name]) => name),
  );
  expect(asked).not.toEqual([]);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});
