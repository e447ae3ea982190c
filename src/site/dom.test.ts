import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as dom from './dom';

/** The sources of the page; the frame of the sandbox is a document of its own. */
function readSources(extension: RegExp): [file: string, text: string][] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        extension.test(file) &&
        !/^demos\/|^shared\/sandbox\/frame\/|\.test\./.test(file),
    )
    .map((file) => [file, readFileSync(`src/${file}`, 'utf8')]);
}

const scripts = readSources(/\.tsx?$/).filter(
  ([file]) => file !== 'site/dom.ts',
);
const styles = readSources(/\.css$/);

/** Attributes in JSX, in HTML and as properties of `dataset`. */
const written = new Set(
  scripts.flatMap(([, text]) => [
    ...(text.match(/(?<!\[)\bdata-[a-z-]+/g) ?? []),
    ...[...text.matchAll(/\bdataset\.(\w+)/g)].map(
      ([, name = '']) =>
        `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    ),
  ]),
);

const selectors = Object.values(dom).filter(
  (value) => typeof value === 'string',
);

const attributesIn = (text: string) =>
  [...text.matchAll(/\[(data-[a-z-]+)/g)].map(([, name = '']) => name);

test('every shared selector and every selector of a stylesheet matches an attribute that is written', () => {
  const all = [...selectors, ...styles.map(([, text]) => text)];
  const unknown = all
    .flatMap(attributesIn)
    .filter((name) => !written.has(name));
  expect(unknown).toEqual([]);
});

test('scripts take the shared selectors from dom.ts', () => {
  const literal = scripts.flatMap(([file, text]) =>
    selectors
      .filter((selector) => text.includes(`'${selector}'`))
      .map((selector) => `${file}: ${selector}`),
  );
  expect(literal).toEqual([]);
});
