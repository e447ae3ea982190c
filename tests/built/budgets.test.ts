import { expect, it } from 'vitest';
import { findOverBudget, weighSite } from '@site/scripts/weigh/weigh';
import { BASE_PATH } from '../../src/site/basePath';
import { ROUTES } from '../../src/site/routes';
import { BUILD } from './pages';

it('every page stays within its budgets', () => {
  const pages = weighSite(BUILD, BASE_PATH);
  const routes = pages.map(({ route }) => route);
  expect(routes).toEqual(expect.arrayContaining([...ROUTES, '404']));
  for (const page of pages) {
    // React alone is more than this; a page without it was not understood.
    expect(page.js, page.route).toBeGreaterThan(50_000);
    expect(page.css, page.route).toBeGreaterThan(1000);
  }
  expect(findOverBudget(pages)).toEqual([]);
  const heavier = pages.map((page) => ({ ...page, css: page.css * 1.1 }));
  expect(findOverBudget(heavier)).not.toEqual([]);
});
