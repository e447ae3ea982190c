import { median, type PageWeight } from './weigh';

/** Bytes of a kilobyte, as gzip and browsers count them. */
const KB = 1000;

/**
 * What a first visit may load, in bytes of gzip. The figures stand close
 * above what the site reaches, so that growth is a decision.
 */
export const BUDGETS = {
  /** Scripts of any docs page, those with demos included. */
  docsJs: 98.3 * KB,
  /** Scripts of any post, and of the blog's other pages. */
  blogJs: 91.2 * KB,
  /** Scripts of any other page, of which the search page has the most. */
  js: 108.0 * KB,
  /** Stylesheets of any page. */
  css: 10.5 * KB,
  /** HTML of the median docs page. */
  medianHtml: 9.6 * KB,
} as const;

const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

/**
 * Checks a site's pages against the budgets.
 *
 * @returns a sentence for each budget that is exceeded
 */
export function findExcess(pages: readonly PageWeight[]): string[] {
  const docs = pages.filter(
    ({ kind }) => kind === 'landing' || kind.startsWith('docs'),
  );
  const html = median(docs.map((page) => page.html));
  const isDocs = new Set(docs);
  return [
    ...pages.flatMap((page) => {
      const { kind, route, js, css } = page;
      const other = kind === 'blog' ? BUDGETS.blogJs : BUDGETS.js;
      const jsBudget = isDocs.has(page) ? BUDGETS.docsJs : other;
      return [
        ...(js > jsBudget
          ? [
              `/${route} loads ${kb(js)} of scripts; the budget is ${kb(jsBudget)}.`,
            ]
          : []),
        ...(css > BUDGETS.css
          ? [
              `/${route} loads ${kb(css)} of styles; the budget is ${kb(BUDGETS.css)}.`,
            ]
          : []),
      ];
    }),
    ...(html > BUDGETS.medianHtml
      ? [
          `the median docs page has ${kb(html)} of HTML; the budget is ${kb(BUDGETS.medianHtml)}.`,
        ]
      : []),
  ];
}
