import type { Rule } from '../rule';
import { API_RULES } from './api';
import { OLDER_RULES } from './older';
import { PLAIN_RULES } from './plain';
import { SHEET_RULES } from './sheets';

export const RULES: readonly Rule[] = [
  ...OLDER_RULES,
  ...PLAIN_RULES,
  ...SHEET_RULES,
  ...API_RULES,
];
