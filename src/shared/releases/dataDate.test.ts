import { expect, test } from 'vitest';
import { dataDate } from './dataDate';

test.each([
  ['2026-11-26', 'November 26, 2026'],
  ['2027-01-25', 'November 26, 2026'],
  [
    '2027-01-26',
    'November 26, 2026, over 60 days ago: newer releases are not known here',
  ],
])('on %s the data are of %s', (day, text) => {
  expect(dataDate(new Date(day), '2026-11-26')).toBe(text);
});
