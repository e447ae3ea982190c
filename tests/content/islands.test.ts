// A page's text is HTML that React does not take over; a component with a
// behavior must be an island, or it is dead.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Page } from '@site/src/site/mdx';
import { ROOT } from '@site/src/site/versions';
import {
  findBehaviors,
  importsOf,
  parseModule,
  resolveImport,
} from './behaviors';
import { plant, readPages } from './pages';

const MDX_COMPONENTS = path.join(ROOT, 'src/theme/MDXComponents.tsx');
const ISLANDS = path.join(ROOT, 'src/islands');

/** Its buttons are served by `src/client/codeTools.ts`. */
const STATIC = new Set([path.join(ROOT, 'src/components/CodeBlock/index.tsx')]);

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
  const { pages } = readPages();
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

test('every island is one component of the site, and has a behavior', () => {
  // How they are put into MDX, and how the browser starts them.
  const others = ['inMdx.tsx', 'start.tsx'];
  const islands = readdirSync(ISLANDS).filter((name) => !others.includes(name));
  expect(islands).toContain('Demo.tsx');
  for (const island of islands) {
    expect(island).toMatch(/^[A-Z]\w*\.tsx$/);
    // Without one it would be HTML for less.
    expect(findBehaviors(resolveIsland(island)), island).not.toEqual([]);
  }
});

function resolveIsland(island: string): string {
  const file = path.join(ISLANDS, island);
  const target = resolveImport(
    `@site/src/components/${island.replace('.tsx', '')}`,
    file,
  );
  expect(target, `src/components has no ${island}`).toBeDefined();
  expect(readFileSync(file, 'utf8')).toContain('export { default } from');
  return target ?? file;
}

test('a behavior is found, with its place', () => {
  const file = path.join(ROOT, 'src/components/Ticker/index.tsx');
  const found = findBehaviors(
    file,
    STATIC,
    `import { useState } from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
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
    expect.stringMatching(/^src\/components\/Demo\/Phone\.tsx:\d+: useEffect /),
  );
});

test('the imports of a page are found outside of its fences', () => {
  const page = plant(
    'docs/planted.mdx',
    "import Tabs from '@theme/Tabs';",
    '',
    '```tsx',
    "import { View } from 'react-native';",
    '```',
  );
  expect(importsOfPage(page)).toEqual(['@theme/Tabs']);
});
