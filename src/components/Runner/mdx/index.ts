import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { AfterBuildStep } from '../../../shared/afterBuild';
import { authorError } from '../../../shared/fail';
import { extractMarks } from '../../../shared/highlight/marks';
import { compile } from '../../../shared/phone/compile';
import {
  assemble,
  SAMPLES,
  type PageFile,
} from '../../../shared/phone/program';
import {
  CURRENT,
  ROOT,
  versionByName,
  versionOfFile,
} from '../../../site/versions';
import { parseMeta, type FenceMeta } from '../../Code/mdx/meta';

interface Fence extends PageFile {
  readonly code: string;
  readonly node: Element;
  readonly runs: boolean;
}

/** What of a fence's code stays when a reader has applied its diff. */
function applied(code: string, language: string, meta: string): string {
  const { lines, marks } = extractMarks(code, language, meta);
  return lines.filter((_, index) => marks.get(index) !== 'remove').join('\n');
}

/** A fence's meta; what is wrong in it the highlighter says, with its place. */
function metaOf(meta: string): Partial<FenceMeta> {
  try {
    return parseMeta(meta);
  } catch {
    return { fragment: meta };
  }
}

/** Reads a fence of TypeScript of the current version; others cannot run. */
function fenceOf(node: Element, file: VFile): Fence | undefined {
  const { className, metastring, folds } = node.properties;
  const name = [className].flat().map(String).join('');
  const [, language] = /^language-(tsx?)$/.exec(name) ?? [];
  const [text] = node.children;
  if (language === undefined || folds === true || text?.type !== 'text') {
    return undefined;
  }
  const meta = typeof metastring === 'string' ? metastring : '';
  const { title, fragment, norun, version } = metaOf(meta);
  const place = path.relative(ROOT, file.path);
  const { name: of } =
    version === undefined ? versionOfFile(place) : versionByName(version);
  if (of !== CURRENT || fragment !== undefined) return undefined;
  const code = applied(text.value.replace(/\n$/, ''), language, meta);
  const runs = norun === undefined;
  if (runs && !/^export default /m.test(code)) {
    throw authorError(
      file,
      node,
      'this fence has no default export that could run; add one, or norun="the reason".',
    );
  }
  return { title, code, node, runs };
}

/**
 * Makes the rehype plugin that compiles the samples that can run, and the step
 * that writes them: a file per sample, named by what is in it. It comes before
 * `codeHighlight`, which puts the names into the page.
 */
export function runnableSamples() {
  const compiled = new Map<string, string>();
  const plugin = () => (tree: Root, file: VFile) => {
    const fences: Fence[] = [];
    visit(tree, 'element', (node) => {
      const fence = node.tagName === 'code' && fenceOf(node, file);
      if (fence) fences.push(fence);
    });
    fences.forEach(({ node, runs }, index) => {
      if (!runs) return;
      const program = assemble(fences, index, ({ code }) => compile(code));
      const text = JSON.stringify(program);
      const hash = createHash('sha256').update(text).digest('base64url');
      const id = hash.slice(0, 6);
      compiled.set(id, text);
      node.properties.run = id;
    });
  };
  const step: AfterBuildStep = {
    name: 'runnable-samples',
    start: ({ outDir }) => ({
      end() {
        const folder = path.join(outDir, SAMPLES);
        fs.mkdirSync(folder, { recursive: true });
        for (const [id, text] of compiled) {
          fs.writeFileSync(path.join(folder, `${id}.json`), text);
        }
      },
    }),
  };
  return { plugin, step };
}
