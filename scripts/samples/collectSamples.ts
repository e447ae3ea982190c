import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { MdxPage } from '../../src/site/mdx';
import {
  CURRENT_VERSION,
  ROOT,
  type DocsVersion,
} from '../../src/site/versions';
import { DEMOS } from '../lib/demos';
import type { Problem } from '../lib/problems';
import { collectFences, type Fence } from '../../src/shared/highlight/fences';
import { compileSamples, type Sample } from './compile';

/** Tells whether a fence is TypeScript. */
export const isTypeScript = (fence: Fence): boolean =>
  fence.lang === 'ts' || fence.lang === 'tsx';

/** Lists the samples of a version in pages of any version, without fragments. */
export const samplesIn = (
  pages: readonly MdxPage[],
  version: string,
): Sample[] =>
  pages
    .flatMap(collectFences)
    .filter((fence) => fence.version === version && isTypeScript(fence))
    .filter(({ meta }) => meta.fragment === undefined)
    .map(({ file, line, column, lang, code, meta }) => ({
      file,
      lineOffset: line + 1,
      columnOffset: column,
      // Without a title nothing can import it.
      title: meta.title ?? `line ${line}.${lang}`,
      code,
    }));

/** Reads the demos, which are samples of the current version. */
export const readDemos = (): Sample[] =>
  DEMOS.map((name) => {
    const title = `${name}.tsx`;
    const file = `src/demos/${title}`;
    return { file, title, code: readFileSync(path.join(ROOT, file), 'utf8') };
  });

/** Compiles a version's fences in pages of any, and demos with the current one's. */
export const checkSamples = (
  { name, types }: DocsVersion,
  pages: readonly MdxPage[],
  demos: readonly Sample[] = [],
): Problem[] =>
  compileSamples(
    name,
    [...samplesIn(pages, name), ...(name === CURRENT_VERSION ? demos : [])],
    types,
  );

/** Returns what is wrong with a fence that is no sample, if anything. */
function faultOf({ lang, code, meta }: Fence): string | undefined {
  if (lang === 'jsx') {
    return 'Write code that uses the library as tsx, so that it is compiled.';
  }
  if (lang === 'json') {
    try {
      JSON.parse(code);
    } catch (error) {
      return String(error);
    }
  }
  if (lang !== 'js') return undefined;
  const { title: fileName = '' } = meta;
  if (!/\.[cm]?js$/.test(fileName)) {
    return 'A js fence is a configuration file with a title like "babel.config.js". Write samples as tsx.';
  }
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { allowJs: true, target: ts.ScriptTarget.ESNext },
  });
  const [first] = diagnostics;
  return first && ts.flattenDiagnosticMessageText(first.messageText, ' ');
}

/** Checks the syntax of a page's fences that are not samples. */
export function checkOtherFences(page: MdxPage): Problem[] {
  return collectFences(page).flatMap((fence) => {
    const { file, line, column, lang } = fence;
    const message = faultOf(fence);
    return message === undefined
      ? []
      : [{ file, line, column, rule: `fence-${lang}`, message }];
  });
}
