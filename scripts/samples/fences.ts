import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { extractMarks } from '../../src/shared/highlight/marks';
import { parseMeta, type FenceMeta } from '../../src/components/Code/mdx/meta';
import type { Page } from '../../src/site/mdx';
import {
  versionByName,
  versionOfFile,
  type VersionName,
} from '../../src/site/versions';

/** One fenced code block of a page. */
export interface Fence {
  file: string;
  /** 1-based line of the fence's opening, and the column it is indented to. */
  line: number;
  column: number;
  /** Language as written, '' where there is none. */
  lang: string;
  meta: FenceMeta;
  /**
   * What remains when a reader has applied the diff marks. Removed lines and
   * the marks are empty, so that lines count as they do in the page.
   */
  code: string;
  version: VersionName;
}

/**
 * All fences of a page in order, also those inside lists and admonitions.
 *
 * @throws Error naming file, line and fix at meta or marks that make no sense
 */
export function collectFences({
  file,
  tree,
}: Pick<Page, 'file' | 'tree'>): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'code', ({ lang, meta, position, value }: Code) => {
    const { line = 1, column = 1 } = position?.start ?? {};
    try {
      const parsed = parseMeta(meta ?? '');
      const { version } = parsed;
      fences.push({
        file,
        line,
        column,
        lang: lang ?? '',
        meta: parsed,
        code: applyMarks(value, lang ?? '', meta ?? ''),
        version: version
          ? versionByName(version).name
          : versionOfFile(file).name,
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${file}:${line}: this fence: ${reason}`);
    }
  });
  return fences;
}

function applyMarks(code: string, language: string, meta: string): string {
  const { lines, origins, marks } = extractMarks(code, language, meta);
  const applied = code.split('\n').map(() => '');
  lines.forEach((text, index) => {
    const origin = origins[index];
    if (origin !== undefined && marks.get(index) !== 'remove') {
      applied[origin] = text;
    }
  });
  return applied.join('\n');
}
