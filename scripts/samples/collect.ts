import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Page } from '../../src/site/mdx';
import { CURRENT, ROOT, type DocsVersion } from '../../src/site/versions';
import { DEMOS } from '../lib/demos';
import type { Problem } from '../lib/problems';
import { compileSamples } from './compile';
import { collectFences, type Fence } from '../../src/shared/highlight/fences';
import type { Sample } from './program';

export const isTypeScript = (fence: Fence): boolean =>
  fence.lang === 'ts' || fence.lang === 'tsx';

/** The sample that a fence is. */
export function sampleOfFence(fence: Fence): Sample {
  return {
    file: fence.file,
    lineOffset: fence.line + 1,
    columnOffset: fence.column,
    title: fence.meta.title,
    lang: fence.lang === 'ts' ? 'ts' : 'tsx',
    code: fence.code,
  };
}

/** The live demos, which are samples of the current version. */
export const readDemos = (): Sample[] =>
  DEMOS.map((name) => {
    const file = `src/demos/${name}.tsx`;
    return {
      file,
      lineOffset: 1,
      columnOffset: 1,
      title: `${name}.tsx`,
      lang: 'tsx',
      code: readFileSync(path.join(ROOT, file), 'utf8'),
    };
  });

/**
 * Compiles the TypeScript fences of a version.
 *
 * @param pages pages of any version; fences of others are left out
 * @param demos to compile with those of the current version
 */
export function checkSamples(
  { name }: DocsVersion,
  pages: readonly Page[],
  demos: readonly Sample[] = [],
): Problem[] {
  const samples = pages
    .flatMap(collectFences)
    .filter(
      (fence) =>
        fence.version === name &&
        isTypeScript(fence) &&
        fence.meta.fragment === undefined,
    )
    .map(sampleOfFence);
  return compileSamples(name, [...samples, ...(name === CURRENT ? demos : [])]);
}

/** What is wrong with a fence that is neither a sample nor plain text. */
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
export function checkOtherFences(page: Page): Problem[] {
  return collectFences(page).flatMap((fence) => {
    const { file, line, column, lang } = fence;
    const message = faultOf(fence);
    return message === undefined
      ? []
      : [{ file, line, column, rule: `fence-${lang}`, message }];
  });
}
