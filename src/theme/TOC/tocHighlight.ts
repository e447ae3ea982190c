/**
 * The classes of the links in a table of contents, for the theme's `useTOCHighlight`:
 * by the first it finds the links, with the second it marks the current one.
 */
export const TOC_HIGHLIGHT = {
  linkClassName: 'toc-highlight',
  linkActiveClassName: 'table-of-contents__link--active',
} as const;
