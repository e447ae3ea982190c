import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '../../src/site/mdx';
import { VERSIONS } from '../../src/site/versions';
import { checkSamples, selfTest } from '../../scripts/samples/check';
import { isTypeScript } from '../../scripts/samples/collect';
import { collectFences } from '../../scripts/samples/fences';
import { checkConfigAndShell } from '../../scripts/samples/other';
import { full, readPages } from './pages';

let pages: Page[];

beforeAll(() => {
  pages = readPages().pages;
});

test('every page is MDX', () => {
  expect(full(readPages().problems)).toEqual([]);
});

describe.each(VERSIONS)('$name', (version) => {
  test('there are samples to check', () => {
    const fences = pages
      .flatMap(collectFences)
      .filter((fence) => fence.version === version.name && isTypeScript(fence));
    expect(fences.length).toBeGreaterThan(20);
  });

  test('every sample compiles against the published package', () => {
    const options = { wholeVersion: true, files: true };
    expect(full(checkSamples(version, pages, options))).toEqual([]);
  });

  test('the check still finds planted faults', () => {
    expect(selfTest(version)).toEqual([]);
  });
});

test('shell, JSON and configuration fences hold', () => {
  expect(full(checkConfigAndShell(pages))).toEqual([]);
});
