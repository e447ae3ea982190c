/** Rules that need no code: what they are about, and a text. */
import { DATA } from '../library';
import type { Rule } from '../rule';
import plain from './plain.json';

/** A rule of `plain.json`. */
export interface PlainRule extends Pick<
  Rule,
  'on' | 'rows' | 'from' | 'kinds' | 'since' | 'link'
> {
  readonly level: 'write' | 'know';
  /** The row of a migration table whose text it says. */
  readonly row?: string;
  /** What it says where that is not what a row says. */
  readonly text?: string;
}

export const PLAIN_RULES = (plain as readonly PlainRule[]).map(
  ({ level, row, text = DATA.texts[row ?? ''] ?? '', ...rule }): Rule => ({
    ...rule,
    ...(row !== undefined && { rows: row }),
    ...(level === 'know' ? { know: text } : { write: text }),
  }),
);
