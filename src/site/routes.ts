const COMPONENTS = [
  'components/bottomsheetbackdrop',
  'components/bottomsheetflashlist',
  'components/bottomsheetflatlist',
  'components/bottomsheetfooter',
  'components/bottomsheetscrollview',
  'components/bottomsheetsectionlist',
  'components/bottomsheettextinput',
  'components/bottomsheetview',
  'components/bottomsheetvirtualizedlist',
];

/** Docs routes of v5 below the base path, the landing page first. */
export const V5_ROUTES: readonly string[] = [
  '',
  'adding-shadow',
  ...COMPONENTS,
  'custom-backdrop',
  'custom-background',
  'custom-footer',
  'custom-handle',
  'detach-modal',
  'dynamic-sizing',
  'faq',
  'hooks',
  'keyboard-handling',
  'methods',
  'modal',
  'modal/hooks',
  'modal/methods',
  'modal/props',
  'modal/usage',
  'props',
  'pull-to-refresh',
  'react-navigation-integration',
  'scrollables',
  'troubleshooting',
  'usage',
  'web-support',
];

const NOT_IN_V4 = new Set([
  'components/bottomsheetflashlist',
  'dynamic-sizing',
  'web-support',
]);

const inFolder = (folder: string) => (route: string) =>
  route === '' ? folder : `${folder}/${route}`;

/** Docs routes of v4 below the base path, its home first. */
export const V4_ROUTES: readonly string[] = V5_ROUTES.filter(
  (route) => !NOT_IN_V4.has(route),
).map(inFolder('v4'));

const NOT_IN_V2 = new Set([
  ...NOT_IN_V4,
  ...COMPONENTS,
  'custom-footer',
  'detach-modal',
  'keyboard-handling',
  'pull-to-refresh',
]);

/** Docs routes of v2 below the base path, its home first. */
export const V2_ROUTES: readonly string[] = V5_ROUTES.filter(
  (route) => !NOT_IN_V2.has(route),
).map(inFolder('v2'));

/** Routes that are not docs pages. */
export const OTHER_ROUTES: readonly string[] = [
  'blog',
  'blog/archive',
  'blog/authors',
  'blog/bottom-sheet-v4',
  'blog/bottom-sheet-v5',
  'blog/tags',
  'blog/tags/release',
  'search',
  'sponsors',
];

/** Every route of the site, as section 2 of the specification lists them. */
export const ROUTES: readonly string[] = [
  ...V5_ROUTES,
  ...V4_ROUTES,
  ...V2_ROUTES,
  ...OTHER_ROUTES,
];
