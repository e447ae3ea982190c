import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../lib/mdx';
import {
  VERSIONS,
  versionByName,
  versionOfFile,
  type VersionName,
} from '../lib/versions';

/** What an author writes behind a fence's language. */
export interface FenceMeta {
  /** `title="App.tsx"`: the file's name, which other fences may import. */
  title?: string;
  /** `fragment="reason"`: no program; present without a reason as ''. */
  fragment?: string;
  /** `version="v4"`: the package it is compiled against, in blog posts. */
  version?: string;
  /** All attributes, those above included; a bare word has the value ''. */
  attributes: Record<string, string>;
  /** Lines to highlight, 1-based, from `{1,3-5}`. */
  lines: number[];
}

/** One fenced code block of a page. */
export interface Fence {
  file: string;
  /** 1-based line of the fence's opening, and the column it is indented to. */
  line: number;
  column: number;
  /** Language as written, '' where there is none. */
  lang: string;
  meta: FenceMeta;
  code: string;
  version: VersionName;
}

const TOKEN =
  /\{(?<lines>[\d,\s-]+)\}|(?<name>[A-Za-z][\w-]*)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'{}]+)))?/g;

/** Parses a fence's meta string: `title="App.tsx" {1,3-5} noCopy`. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const attributes: Record<string, string> = {};
  const lines: number[] = [];
  for (const { groups } of (meta ?? '').matchAll(TOKEN)) {
    if (groups?.lines !== undefined) {
      lines.push(...parseLineRanges(groups.lines));
    } else if (groups?.name !== undefined) {
      attributes[groups.name] =
        groups.double ?? groups.single ?? groups.bare ?? '';
    }
  }
  return {
    title: attributes.title,
    fragment: attributes.fragment,
    version: attributes.version,
    attributes,
    lines,
  };
}

function parseLineRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first, last] = range.split('-').map((text) => Number(text.trim()));
    if (first === undefined || Number.isNaN(first)) {
      return [];
    }
    const end = last === undefined || Number.isNaN(last) ? first : last;
    return Array.from({ length: end - first + 1 }, (_, i) => first + i);
  });
}

/** All fences of a page in order, also those inside lists and admonitions. */
export function collectFences(page: Pick<Page, 'file' | 'tree'>): Fence[] {
  const fences: Fence[] = [];
  const ofFile = versionOfFile(page.file).name;
  visit(page.tree, 'code', (node: Code) => {
    const meta = parseFenceMeta(node.meta);
    const known = VERSIONS.some(({ name }) => name === meta.version);
    fences.push({
      file: page.file,
      line: node.position?.start.line ?? 1,
      column: node.position?.start.column ?? 1,
      lang: node.lang ?? '',
      meta,
      code: node.value,
      version:
        known && meta.version ? versionByName(meta.version).name : ofFile,
    });
  });
  return fences;
}

const MARK =
  /^\s*(?:\/\/|#|\{?\/\*)\s*diff-remove(?:-(?:next-line|start|end))?\s*(?:\*\/\}?)?\s*$/;

/**
 * The program that remains when a reader has applied the diff marks: lines
 * under `diff-remove` become empty, so that line numbers stay.
 */
export function applyDiffMarks(code: string): string {
  let inside = false;
  let next = false;
  return code
    .split('\n')
    .map((line) => {
      if (MARK.test(line)) {
        if (line.includes('-start')) inside = true;
        else if (line.includes('-end')) inside = false;
        else next = true;
        return '';
      }
      const removed = inside || next;
      next = false;
      return removed ? '' : line;
    })
    .join('\n');
}
