/**
 * The addresses at which the site's host answers a page, below the base path,
 * by what they are called in the titles of tests.
 */
export const FORMS = {
  'as it is': (route: string) => route,
  'with a slash': (route: string) => (route === '' ? '' : `${route}/`),
  'with .html': (route: string) => `${route === '' ? 'index' : route}.html`,
  'with /index.html': (route: string) =>
    `${route}${route === '' ? '' : '/'}index.html`,
} as const;
