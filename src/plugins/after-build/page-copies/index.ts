import path from 'node:path';
import type { AfterBuildStep } from '../../../shared/afterBuild';

/**
 * Puts a copy of each page `x.html` at `x/index.html`. GitHub Pages answers
 * `x` with the first, and `x/` and `x/index.html` with the second alone. Each
 * copy names the address without a slash as its canonical one.
 */
export const pageCopies: AfterBuildStep = {
  name: 'page-copies',
  start({ baseUrl, routesPaths }) {
    // The landing page is an index already, and not-found pages have no route.
    const pages = new Set(
      routesPaths.map((route) => path.posix.relative(baseUrl, route)),
    );
    return {
      onPage({ file, copyTo }) {
        const page = file.replace(/\.html$/, '');
        if (pages.has(page)) copyTo(`${page}/index.html`);
      },
    };
  },
};
