/** The pages that most readers want, chosen by hand; every version has them. */
export const POPULAR = {
  usage: 'Install',
  props: 'Props',
  'modal/usage': 'Modals',
  scrollables: 'Lists and scrolling',
  troubleshooting: 'Troubleshooting',
  faq: 'FAQ',
} as const;
