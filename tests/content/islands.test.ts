// React does not hydrate the text of a page: ESLint keeps behavior out of its
// components, and those with behavior are islands.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ISLANDS } from '@site/src/client/islands/islandRegistry';
import { ROOT } from '@site/src/site/versions';
import { readPages } from './pages';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const componentsIn = (text: string) =>
  [...text.matchAll(/^import .* from '@site\/src\/components\/(.*)'/gm)].map(
    ([, component]) => component,
  );

test("no page imports an island's component directly", () => {
  const islands = componentsIn(read('src/client/islands/mdxIslands.tsx'));
  // The build itself adds the island of closed sections.
  expect(new Set(islands).size).toBe(Object.keys(ISLANDS).length - 1);
  const taken = [
    read('src/theme/MDXComponents.tsx'),
    ...readPages().map(({ source }) => source),
  ].flatMap(componentsIn);
  expect(taken.length).toBeGreaterThan(6);
  expect(taken.filter((one) => islands.includes(one))).toEqual([]);
});
