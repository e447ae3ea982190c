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
    const copies = new Map(
      routesPaths
        .map((route) => path.posix.relative(baseUrl, route))
        // The landing page is an index already, and not-found pages are not
        // asked for by name.
        .filter((page) => page !== '' && !page.endsWith('.html'))
        .map((page) => [`${page}.html`, `${page}/index.html`]),
    );
    return {
      readPage({ file, copyTo }) {
        const copy = copies.get(file);
        if (copy !== undefined) {
          copyTo(copy);
          copies.delete(file);
        }
      },
      end() {
        const [absent] = copies.keys();
        if (absent !== undefined) {
          throw new Error(`${absent} was not built, but its route exists.`);
        }
      },
    };
  },
};
