// A reader who comes back, or has a page open while the site is published, must
// not load again what has not changed. The name of a script has the hash of its
// content, so no script may have what changes with a sentence of a page.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentFiles } from '../../src/site/content';
import { BUILD, ROOT } from './pages';

const SCRIPTS = path.join(BUILD, 'assets/js');
// The modules of built pages are there for their styles, and not loaded. The
// runtime has their name in its list. The worker, which starts on request, has rows
// of the release posts.
const LEFT_OUT = /^(?:built|runtime~main|code-check-worker)\./;

it('no script that a page loads has a sentence of one, or the name of a file of the search', () => {
  const sentences = contentFiles().flatMap(
    (file) =>
      readFileSync(path.join(ROOT, file), 'utf8').match(
        /(?:(?<=\. )|^)[A-Z][\w ,;-]{40,}\./gm,
      ) ?? [],
  );
  const files = readdirSync(path.join(BUILD, 'search')).filter(
    (name) => name !== 'manifest.json',
  );
  const scripts = readdirSync(SCRIPTS).filter((name) => !LEFT_OUT.test(name));
  expect(sentences.length).toBeGreaterThan(500);
  expect(scripts.length).toBeGreaterThan(40);
  const found = scripts.flatMap((name) => {
    const text = readFileSync(path.join(SCRIPTS, name), 'utf8');
    return [...sentences, ...files]
      .filter((part) => text.includes(part))
      .map((part) => `${name}: ${part}`);
  });
  expect(found).toEqual([]);
});
