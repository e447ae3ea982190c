/** All rules of the code check. */
import type { Rule } from '../rule';
import { API_RULES } from './api';
import { OLDER_RULES } from './fromV2AndV3';
import plain from './plain.json';
import { SHEET_RULES } from './sheets';

export const RULES: readonly Rule[] = [
  ...OLDER_RULES,
  // Rules that need no code are data.
  ...(plain as readonly Rule[]),
  ...SHEET_RULES,
  ...API_RULES,
];
