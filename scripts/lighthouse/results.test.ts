import type { Result } from 'lighthouse';
import { describe, expect, it } from 'vitest';
import { findFaults, LIMITS, readResults, writeResults } from './results';

interface Given {
  readonly performance?: number;
  readonly contrast?: number;
  readonly crawlable?: number;
  readonly blocking?: number;
  readonly shift?: number;
}

/** A run with one audit per category of rules, and one more of SEO. */
function run({
  performance = 1,
  contrast = 1,
  crawlable = 1,
  blocking = 0,
  shift = 0,
}: Given = {}): Result {
  const audits = {
    'color-contrast': { score: contrast },
    'is-on-https': { score: 1 },
    'document-title': { score: 1 },
    'is-crawlable': { score: crawlable },
    'total-blocking-time': { score: 1, numericValue: blocking },
    'largest-contentful-paint': { score: 1, numericValue: 900 },
    'cumulative-layout-shift': { score: 1, numericValue: shift },
  };
  const category = (score: number, ...ids: string[]) => ({
    score,
    auditRefs: ids.map((id) => ({ id, weight: 1 })),
  });
  const part: unknown = {
    audits,
    categories: {
      performance: category(performance, 'total-blocking-time'),
      accessibility: category(contrast, 'color-contrast'),
      'best-practices': category(1, 'is-on-https'),
      seo: category((1 + crawlable) / 2, 'document-title', 'is-crawlable'),
    },
  };
  return part as Result;
}

describe('results of Lighthouse', () => {
  it('are the medians of the runs', () => {
    const page = readResults(
      'usage',
      [
        run({ performance: 0.9, blocking: 500 }),
        run({ performance: 0.99, blocking: 20 }),
        run({ performance: 1, blocking: LIMITS.blocking }),
      ],
      false,
    );
    expect(page.medians).toMatchObject({
      performance: 99,
      accessibility: 100,
      seo: 100,
      blocking: LIMITS.blocking,
      paint: 900,
    });
    expect(findFaults([page])).toEqual([]);
    expect(writeResults([page])).toContain('| /usage |');
  });

  it('have a fault for each limit', () => {
    const page = readResults(
      'usage',
      [
        run({
          performance: 0.98,
          contrast: 0,
          crawlable: 0,
          blocking: LIMITS.blocking + 1,
          shift: 0.001,
        }),
      ],
      false,
    );
    expect(findFaults([page])).toEqual([
      '/usage has 98 for performance; it must have 99.',
      '/usage has 0 for accessibility; it must have 100.',
      '/usage has 50 for seo; it must have 100.',
      '/usage blocks for 42 ms; it may for 40.8.',
      '/usage shifts by 0.001; it may not shift.',
      '/usage fails color-contrast.',
      '/usage fails is-crawlable.',
    ]);
  });

  it('have a fault for a rule that one run of three found broken', () => {
    const runs = [run(), run({ contrast: 0 }), run()];
    const page = readResults('usage', runs, false);
    expect(page.medians.accessibility).toBe(100);
    expect(findFaults([page])).toEqual(['/usage fails color-contrast.']);
  });

  it('do not count against an unlisted page that it is one', () => {
    const page = readResults('v4/usage', [run({ crawlable: 0 })], true);
    expect(page.medians.seo).toBe(100);
    expect(findFaults([page])).toEqual([]);
    expect(writeResults([page])).toContain('100 (unlisted)');
  });

  it('are refused for an unlisted page that can be listed', () => {
    expect(() => readResults('v4/usage', [run()], true)).toThrow(
      '/v4/usage can be listed',
    );
  });
});
