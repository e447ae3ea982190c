import { describe, expect, it } from 'vitest';
import {
  findGrowthExcess,
  VERSION_LIMIT,
  writeGrowth,
  type Growth,
} from './growth';

const small: Growth = {
  versions: 3,
  pages: 100,
  seconds: 30,
  work: 40,
  memory: 2000,
  js: 110_000,
};
const large: Growth = {
  versions: 6,
  pages: 200,
  seconds: 50,
  work: 70,
  memory: 2500,
  js: 110_000 + 3 * VERSION_LIMIT,
};

describe('the growth of the site', () => {
  it('is shown per page and per added version', () => {
    const rows = writeGrowth([small, large]).split('\n');
    expect(rows.at(-2)).toMatch(
      /\| 3 +\| +100 \| +30\.0 \| +300 \| +40\.0 \| +400 \| .*– \|$/,
    );
    expect(rows.at(-1)).toMatch(
      /\| 6 +\| +200 \| +50\.0 \| +250 \| +70\.0 \| +350 \| .* 1000 \|$/,
    );
  });

  it('may reach the limit', () => {
    expect(findGrowthExcess([small, large])).toEqual([]);
  });

  it('may not pass it', () => {
    expect(findGrowthExcess([small, { ...large, js: large.js + 3 }])).toEqual([
      expect.stringContaining('costs a first visit 1001 bytes'),
    ]);
  });

  it('may not make pages take longer', () => {
    expect(findGrowthExcess([small, { ...large, seconds: 62 }])).toEqual([
      'with 6 versions, a page takes 310 ms of the build, and with fewer 300 ms.',
    ]);
  });

  it('may not make pages take more of the processors than with fewer', () => {
    const larger = { ...large, versions: 12, pages: 400, work: 142 };
    expect(findGrowthExcess([small, large, larger])).toEqual([
      'with 12 versions, a page takes 355 ms of the processors, and with fewer 350 ms.',
    ]);
  });
});
