import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Page } from '../../src/site/mdx';
import { ROOT, type DocsVersion } from '../../src/site/versions';
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

/** The samples that are whole files: the live demos of a version. */
export function sampleFiles(version: DocsVersion): Sample[] {
  return version.sampleFolders.flatMap((folder) => {
    const absolute = path.join(ROOT, folder);
    if (!existsSync(absolute)) {
      return [];
    }
    return readdirSync(absolute)
      .filter((name) => /(?<!\.d|\.test)\.tsx?$/.test(name))
      .map((name) => ({
        file: `${folder}/${name}`,
        lineOffset: 1,
        columnOffset: 1,
        title: name,
        lang: name.endsWith('.ts') ? ('ts' as const) : ('tsx' as const),
        code: readFileSync(path.join(absolute, name), 'utf8'),
      }));
  });
}

/**
 * Compiles the TypeScript fences of a version.
 *
 * @param pages pages of any version; fences of others are left out
 * @param files samples that are whole files, to compile with them
 */
export function checkSamples(
  { name }: DocsVersion,
  pages: readonly Page[],
  files: readonly Sample[] = [],
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
  return compileSamples(name, [...samples, ...files]);
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
