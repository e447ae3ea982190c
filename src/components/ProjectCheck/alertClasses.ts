/** The site's admonitions for what is said of a package, a place or the whole answer. */
export const ALERT_CLASSES: Readonly<Record<string, string | undefined>> = {
  fits: 'alert--success',
  change: 'alert--success',
  depends: 'alert--warning',
  decide: 'alert--warning',
  fails: 'alert--danger',
  missing: 'alert--danger',
};
