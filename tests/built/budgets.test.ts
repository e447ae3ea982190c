import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findExcess, weighSite } from '@site/scripts/weigh/weigh';
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
    expect(findExcess(pages)).toEqual([]);
  });
});
