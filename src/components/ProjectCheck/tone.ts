import type { Outcome } from './ask';

/** The site's admonitions for what is said of a package, a place or the whole. */
export const TONES: Readonly<Record<string, string | undefined>> = {
  fits: 'alert--success',
  change: 'alert--success',
  depends: 'alert--warning',
  decide: 'alert--warning',
  fails: 'alert--danger',
  missing: 'alert--danger',
};

/** How good the news is. */
export function toneOf({ versions, code }: Outcome): string | undefined {
  if (versions !== undefined) return TONES[versions.answer.verdict];
  const isOpen = code && code.decisions.length + code.unknown.length > 0;
  return code && TONES[isOpen ? 'depends' : 'fits'];
}
