import { describe, expect, it } from 'vitest';
import { useDateTimeFormat } from './dateTimeFormat';

const DATES = Array.from(
  { length: 24 },
  (_, month) => new Date(Date.UTC(2024, month, 1 + month, month, 30)),
);

describe('the override for date formats', () => {
  it.each<Intl.DateTimeFormatOptions>([
    { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
    { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
    { day: 'numeric', month: 'long', timeZone: 'UTC' },
    { day: '2-digit', month: 'long', timeZone: 'UTC' },
    { day: 'numeric', month: 'short', weekday: 'long', timeZone: 'UTC' },
    { dateStyle: 'medium', timeZone: 'Asia/Tokyo' },
  ])('writes %o as the browser does', (options) => {
    const browser = new Intl.DateTimeFormat('en', options);
    const own = useDateTimeFormat(options);
    for (const date of DATES) {
      expect(own.format(date)).toBe(browser.format(date));
    }
  });

  it('makes none of the browser for the dates of this site', () => {
    const options = {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    } as const;
    expect(useDateTimeFormat(options)).not.toBeInstanceOf(Intl.DateTimeFormat);
    expect(useDateTimeFormat({})).toBeInstanceOf(Intl.DateTimeFormat);
  });
});
