/** Pages that most readers need, selected by hand; every docs version has them. */
export const POPULAR = {
  usage: 'Install',
  props: 'Props',
  'modal/usage': 'Modals',
  scrollables: 'Lists and scrolling',
  troubleshooting: 'Troubleshooting',
  faq: 'FAQ',
} as const;
