import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUDGETS, findExcess } from '@site/scripts/weight/budgets';
import { writeTable } from '@site/scripts/weight/table';
import { weighSite } from '@site/scripts/weight/weigh';
import { BASE_PATH } from '../e2e/sites';
import { ROUTES } from '../../src/site/routes';

const pages = weighSite(path.resolve(__dirname, '../../build'), BASE_PATH);

describe('the built site', () => {
  it('is weighed with all its pages and their scripts and styles', () => {
    const routes = pages.map(({ route }) => route);
    expect(routes).toEqual(expect.arrayContaining([...ROUTES, '404']));
    for (const page of pages) {
      // React alone is more than this; a page without it was not understood.
      expect(page.js, page.route).toBeGreaterThan(50_000);
      expect(page.css, page.route).toBeGreaterThan(1000);
      expect(page.html, page.route).toBeGreaterThan(1000);
    }
  });

  it('keeps the budgets', () => {
    expect(findExcess(pages), `\n${writeTable(pages)}\n`).toEqual([]);
  });

  it('would not keep them with what they forbid', () => {
    const heavy = pages.map((page) =>
      page.route === 'props'
        ? { ...page, js: BUDGETS.docsJs + 1, css: BUDGETS.css + 1 }
        : page.route === 'blog'
          ? { ...page, js: BUDGETS.blogJs + 1, css: BUDGETS.css + 1 }
          : page.route === 'sponsors'
            ? { ...page, js: BUDGETS.js + 1 }
            : page,
    );
    const excess = findExcess(heavy);
    expect(excess).toHaveLength(5);
    expect(excess).toContainEqual(
      expect.stringMatching('/sponsors loads .* of scripts'),
    );
    for (const what of ['scripts', 'styles']) {
      for (const route of ['/blog', '/props']) {
        expect(excess).toContainEqual(
          expect.stringMatching(`${route} loads .* of ${what}`),
        );
      }
    }
    const long = pages.map((page) => ({
      ...page,
      html: BUDGETS.medianHtml + 1,
    }));
    expect(findExcess(long)).toHaveLength(1);
  });
});
