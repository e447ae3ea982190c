// A page's text is HTML that React does not take over; a component with a
// behavior must be an island, or it is dead.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Page } from '@site/src/site/mdx';
import { ISLANDS } from '@site/src/client/islands/list';
import { ROOT } from '@site/src/site/versions';
import {
  findBehaviors,
  importsOf,
  parseModule,
  resolveImport,
} from './behaviors';
import { readPages } from './pages';

const MDX_COMPONENTS = path.join(ROOT, 'src/theme/MDXComponents.tsx');
const IN_MDX = path.join(ROOT, 'src/client/islands/inMdx.tsx');

/** Its buttons are served by `src/components/Code/tools.ts`. */
const STATIC = new Set([path.join(ROOT, 'src/components/Code/index.tsx')]);

function importsOfFile(file: string): string[] {
  return importsOf(parseModule(file, readFileSync(file, 'utf8')));
}

/** What a page imports for itself, partials left out: they are pages, too. */
function importsOfPage({ file, tree }: Page): string[] {
  return tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? importsOf(parseModule(file, node.value)).filter(
          (specifier) => !specifier.endsWith('.mdx'),
        )
      : [],
  );
}

test('the components of MDX that are not islands have no behavior', () => {
  const files = importsOfFile(MDX_COMPONENTS)
    .filter((specifier) => !specifier.includes('/islands/'))
    .flatMap((specifier) => resolveImport(specifier, MDX_COMPONENTS) ?? []);
  expect(files.length).toBeGreaterThan(4);
  expect(files.flatMap((file) => findBehaviors(file, STATIC))).toEqual([]);
});

test('what pages import for themselves has no behavior', () => {
  const pages = readPages();
  expect(pages.length).toBeGreaterThan(70);
  const findings = pages.flatMap((page) =>
    importsOfPage(page).flatMap((specifier) => {
      const file = resolveImport(specifier, path.join(ROOT, page.file));
      return file === undefined
        ? [
            `${page.file}: "${specifier}" is not the site's; pages import components of src/components.`,
          ]
        : findBehaviors(file, STATIC);
    }),
  );
  expect(findings).toEqual([]);
});

test('every island has a behavior, and is one in MDX, too', () => {
  const names = Object.keys(ISLANDS);
  expect(names).toContain('Demo');
  expect(readFileSync(IN_MDX, 'utf8').match(/asIsland\('\w+'/g)).toEqual(
    names.map((name) => `asIsland('${name}'`),
  );
  const inMdx = importsOfFile(IN_MDX).flatMap((specifier) =>
    specifier.includes('/components/')
      ? (resolveImport(specifier, IN_MDX) ?? [])
      : [],
  );
  expect(inMdx).toHaveLength(names.length);
  // Without one it would be HTML for less.
  for (const file of inMdx) {
    expect(findBehaviors(file, STATIC), file).not.toEqual([]);
  }
});

test('a behavior is found, with its place', () => {
  const file = path.join(ROOT, 'src/components/Ticker/index.tsx');
  const found = findBehaviors(
    file,
    STATIC,
    `import { useState } from 'react';
import CodeBlock from '@site/src/components/Code';
export default function Ticker() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}`,
  );
  expect(found).toEqual([
    expect.stringMatching(
      /^src\/components\/Ticker\/index\.tsx:4: useState does nothing.*CONTRIBUTING/,
    ),
    expect.stringMatching(/^src\/components\/Ticker\/index\.tsx:5: onClick /),
  ]);
});

test('a behavior is found in what a component is made of', () => {
  const file = path.join(ROOT, 'src/components/Ticker/index.tsx');
  const text = `import Demo from '@site/src/components/Demo';
export default function Ticker() { return <Demo name="modal" />; }`;
  expect(findBehaviors(file, STATIC, text)).toContainEqual(
    expect.stringMatching(/^src\/components\/Demo\/Phone\.tsx:\d+: useState /),
  );
});
