/** What is added to each of the changed pages. */
export const SENTENCE = 'Nothing else on this site has changed.';

/** The changed pages: the file in the build, and the file with the text. */
export const CHANGED = {
  'faq.html': 'docs/faq.mdx',
  'blog/bottom-sheet-v4.html': 'blog/2021-08-30-bottom-sheet-v4.mdx',
} as const;
