import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { AfterBuildStep } from '../../../shared/afterBuild';
import { authorError } from '../../../shared/authorError';
import { collectFences, type Fence } from '../../../shared/highlight/fences';
import { compile } from '../../../shared/sandbox/compile';
import { bundleProgram, SAMPLES } from '../../../shared/sandbox/program';
import { CURRENT_VERSION, ROOT } from '../../../site/versions';

/** Tells whether a fence is TypeScript of the current version; others cannot run. */
const isProgram = ({ node, lang, meta, version }: Fence) =>
  /^tsx?$/.test(lang) &&
  node.data?.folds !== true &&
  version === CURRENT_VERSION &&
  meta.fragment === undefined;

/**
 * Makes the remark plugin that compiles samples, and the step that writes each to a file
 * whose name is a hash of its content. The plugin runs before `codeHighlight`, which puts
 * the names into the page.
 *
 * @throws Error (the plugin) when a fence has no default export
 */
export function runnableSamples() {
  const compiled = new Map<string, string>();
  const plugin = () => (tree: Root, file: VFile) => {
    const page = { file: path.relative(ROOT, file.path), tree };
    const fences = collectFences(page).filter(isProgram);
    const files = fences.map(({ meta: { title }, lines, marks }) => ({
      title,
      code: lines.filter((_, line) => marks.get(line) !== 'remove').join('\n'),
    }));
    fences.forEach(({ node, meta }, index) => {
      if (meta.norun !== undefined) return;
      if (!/^export default /m.test(files[index]?.code ?? '')) {
        throw authorError(
          file,
          node,
          'this fence has no default export that could run; add one, or norun="the reason".',
        );
      }
      const program = bundleProgram(files, index, ({ code }) => compile(code));
      const text = JSON.stringify(program);
      const hash = createHash('sha256').update(text).digest('base64url');
      const run = hash.slice(0, 6);
      if ((compiled.get(run) ?? text) !== text) {
        throw new Error(`Two programs have the id ${run}; lengthen it.`);
      }
      compiled.set(run, text);
      node.data = { ...node.data, run };
    });
  };
  const step: AfterBuildStep = {
    name: 'runnable-samples',
    start: ({ outDir }) => ({
      onEnd() {
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
