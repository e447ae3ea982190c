/** A route of each kind of page, below the base path. */
export const PAGE_OF_EACH_KIND = {
  landing: '',
  guide: 'custom-handle',
  usage: 'usage',
  reference: 'props',
  component: 'components/bottomsheetflatlist',
  troubleshooting: 'troubleshooting',
  'old version': 'v4/modal/props',
  'oldest version': 'v2/props',
  'blog list': 'blog',
  'blog post': 'blog/bottom-sheet-v5',
  archive: 'blog/archive',
  authors: 'blog/authors',
  tags: 'blog/tags',
  tag: 'blog/tags/release',
  sponsors: 'sponsors',
  'not found': 'no/such-page',
} as const;

/** Both color modes, as the theme names them. */
export const COLOR_MODES = ['light', 'dark'] as const;
