/**
 * Small inputs for the checker of v4 code, and the right answers. `cases.txt`
 * has one below each `##`: the kind, the version if it is not v4, what the
 * checker says, then the code, then after `--` texts that the result has.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FromVersion } from '../../../src/components/ProjectCheck/code/data';

interface Kind {
  readonly title: string;
  readonly from: FromVersion;
  /** `level name`, in the order of the source. */
  readonly expected: readonly string[];
  readonly code: string;
  readonly results: readonly string[];
}

const text = readFileSync(path.join(__dirname, 'cases.txt'), 'utf8');

export const CODE_CHECK_CASES: readonly Kind[] = text
  .split(/^## /m)
  .slice(1)
  .map((block) => {
    const [head = '', ...lines] = block.trimEnd().split('\n');
    const [, title = '', from = 'v4', said = ''] =
      /^(\S+)(?: (v[23]))?(?: (.*))?$/.exec(head) ?? [];
    const [code = '', ...results] = lines.join('\n').split(/^-- /m);
    return {
      title,
      from: from as FromVersion,
      expected: said === '' ? [] : said.split('; '),
      code,
      results: results.map((each) => each.trimEnd()),
    };
  });
