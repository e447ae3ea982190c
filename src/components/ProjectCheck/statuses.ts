/** How the statuses of packages look and read. */

/** The ways in which a package can fit the others, with their labels. */
export const STATUS_LABELS = {
  fits: 'Fits',
  depends: 'Depends',
  fails: 'Does not fit',
  missing: 'Missing',
  unknown: 'Not checked',
  unused: 'Not used',
} as const;

export type Status = keyof typeof STATUS_LABELS;

/** The alert classes for statuses of packages, severities and verdicts. */
export const ALERT_CLASSES: Readonly<Record<string, string | undefined>> = {
  fits: 'alert--success',
  change: 'alert--success',
  depends: 'alert--warning',
  decide: 'alert--warning',
  fails: 'alert--danger',
  missing: 'alert--danger',
};
