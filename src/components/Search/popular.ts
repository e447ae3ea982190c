/** The most visited pages, which every version has, and their names. */
export const POPULAR = {
  usage: 'Install',
  props: 'Props',
  'modal/usage': 'Modals',
  scrollables: 'Lists and scrolling',
  troubleshooting: 'Troubleshooting',
  faq: 'FAQ',
} as const;
