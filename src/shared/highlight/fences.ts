import path from 'node:path';
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import type { MdxPage } from '../../site/mdx';
import {
  ROOT,
  versionByName,
  sampleVersionOfFile,
  type DocsVersionName,
} from '../../site/versions';
import { authorError } from '../authorError';
import { extractMarks, MarkError } from './lineMarkers';
import { parseMeta, type FenceMeta } from './meta';
import type { MarkedCode } from './highlightedHtml';

declare module 'mdast' {
  interface CodeData {
    /** Whether imports are folded, as in a demo's code. */
    folds?: boolean;
    /** Of a sample that can run in the page: the name it is compiled under. */
    run?: string;
  }
}

/** One fenced code block of a page. */
export interface Fence extends MarkedCode {
  readonly node: Code;
  /** The page, relative to the root. */
  readonly file: string;
  /** 1-based line of the fence's opening, and the column it is indented to. */
  readonly line: number;
  readonly column: number;
  /** Language as written, '' where there is none. */
  readonly lang: string;
  readonly meta: FenceMeta;
  readonly version: DocsVersionName;
}

/**
 * Reads a fence.
 *
 * @param file - the page, relative to the root
 * @throws Error naming file, line and fix at meta or marks that make no sense
 */
export function readFence(file: string, node: Code): Fence {
  const { meta: metastring, position, value } = node;
  const { line = 1, column = 1 } = position?.start ?? {};
  const lang = node.lang ?? '';
  try {
    const meta = parseMeta(metastring ?? '');
    const { lines, marks, code } = extractMarks(value);
    const { name: version } =
      meta.version === undefined
        ? sampleVersionOfFile(file)
        : versionByName(meta.version);
    return {
      node,
      file,
      line,
      column,
      lang,
      meta,
      lines,
      marks,
      code,
      version,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const page = { path: path.join(ROOT, file) };
    throw error instanceof MarkError
      ? authorError(page, line + 1 + error.line, reason)
      : authorError(page, node, `this fence: ${reason}`);
  }
}

/** All fences of a page in order, also those inside lists and admonitions. */
export function collectFences({
  file,
  tree,
}: Pick<MdxPage, 'file' | 'tree'>): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'code', (node) => {
    fences.push(readFence(file, node));
  });
  return fences;
}
