/**
 * Fallbacks of the version menu for pages that an old version lacks: old version, then
 * doc id of the missing page, then the path of the section to show, relative to that
 * version.
 */
export const VERSION_FALLBACKS: Readonly<
  Record<string, Readonly<Record<string, string>>>
> = {
  '4': {
    'components/bottomsheetflashlist':
      'scrollables#make-a-component-scrollable',
    'dynamic-sizing': 'props#enabledynamicsizing',
    'web-support': 'faq#does-v4-run-on-the-web',
  },
  '2': {
    'components/bottomsheetbackdrop': 'custom-backdrop#bottomsheetbackdrop',
    'components/bottomsheetflashlist':
      'faq#can-i-use-flashlist-or-another-list',
    'components/bottomsheetflatlist': 'scrollables#bottomsheetflatlist',
    'components/bottomsheetfooter': '#what-is-different-from-later-versions',
    'components/bottomsheetscrollview': 'scrollables#bottomsheetscrollview',
    'components/bottomsheetsectionlist': 'scrollables#bottomsheetsectionlist',
    'components/bottomsheettextinput': 'faq#does-it-handle-the-keyboard',
    'components/bottomsheetview': 'scrollables#bottomsheetview',
    'components/bottomsheetvirtualizedlist': 'scrollables#lists',
    'custom-footer': '#what-is-different-from-later-versions',
    'detach-modal': 'props#bottominset',
    'dynamic-sizing': 'faq#how-do-i-make-the-sheet-as-tall-as-its-content',
    'keyboard-handling': 'faq#does-it-handle-the-keyboard',
    'pull-to-refresh': 'scrollables#what-the-lists-overrule',
    'web-support': 'faq#does-it-run-on-the-web',
  },
};
