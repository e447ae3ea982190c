/** The alert classes for statuses of packages, severities and verdicts. */
export const ALERT_CLASSES: Readonly<Record<string, string | undefined>> = {
  fits: 'alert--success',
  change: 'alert--success',
  depends: 'alert--warning',
  decide: 'alert--warning',
  fails: 'alert--danger',
  missing: 'alert--danger',
};
