import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  extractMarks,
  MarkError,
} from '../../src/plugins/code-highlight/marks';
import {
  parseMeta,
  type FenceMeta,
} from '../../src/plugins/code-highlight/meta';
import type { Page } from '../../src/site/mdx';
import type { Problem } from '../lib/problems';
import {
  VERSIONS,
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
 * All fences of a page in order, also those inside lists and admonitions, and
 * what is wrong with their meta strings and marks.
 */
export function readFences(page: Pick<Page, 'file' | 'tree'>): {
  fences: Fence[];
  problems: Problem[];
} {
  const fences: Fence[] = [];
  const problems: Problem[] = [];
  visit(page.tree, 'code', (node: Code) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const report = (rule: string, message: string, offset = 0): void => {
      problems.push({
        file: page.file,
        line: line + offset,
        column,
        rule,
        message,
      });
    };
    const meta = readMeta(node.meta ?? '', report);
    fences.push({
      file: page.file,
      line,
      column,
      lang: node.lang ?? '',
      meta,
      code: applyMarks(node.value, meta, report),
      version: versionOf(page.file, meta.version, report),
    });
  });
  return { fences, problems };
}

/** All fences of a page in order, whatever is wrong with them. */
export function collectFences(page: Pick<Page, 'file' | 'tree'>): Fence[] {
  return readFences(page).fences;
}

type Report = (rule: string, message: string, offset?: number) => void;

function readMeta(text: string, report: Report): FenceMeta {
  try {
    return parseMeta(text);
  } catch (error) {
    report(
      'fence-meta',
      error instanceof Error ? error.message : String(error),
    );
    return {
      title: undefined,
      fragment: undefined,
      version: undefined,
      highlighted: new Set(),
    };
  }
}

function applyMarks(code: string, meta: FenceMeta, report: Report): string {
  try {
    const { lines, origins, marks } = extractMarks(code, meta.highlighted);
    const applied = code.split('\n').map(() => '');
    lines.forEach((text, index) => {
      const origin = origins[index];
      if (origin !== undefined && marks.get(index) !== 'remove') {
        applied[origin] = text;
      }
    });
    return applied.join('\n');
  } catch (error) {
    if (!(error instanceof MarkError)) {
      throw error;
    }
    report('fence-mark', error.message, error.line + 1);
    return code;
  }
}

function versionOf(
  file: string,
  name: string | undefined,
  report: Report,
): VersionName {
  const version = VERSIONS.find((candidate) => candidate.name === name);
  if (name !== undefined && !version) {
    report('fence-version', `There is no version "${name}".`);
  }
  return (version ?? versionOfFile(file)).name;
}
