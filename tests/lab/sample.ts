import ts from 'typescript';
import { collectFences } from '../../src/shared/highlight/fences';
import { readPage } from '../../src/site/mdx';
import type { Lab } from './lab';
import type { Exports } from './load';

/**
 * Runs a sample of a page.
 *
 * @param nth - which of those with the title, from 0
 * @throws Error when the page has no such sample
 */
export function sample(
  lab: Lab,
  page: string,
  title: string,
  nth = 0,
): Exports {
  const fence = collectFences(readPage(`docs/${page}.mdx`)).filter(
    ({ lang, meta }) => lang === 'tsx' && meta.title === title,
  )[nth];
  if (!fence) throw new Error(`docs/${page}.mdx has no ${title} ${nth}.`);
  const { outputText } = ts.transpileModule(fence.code, {
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.CommonJS,
    },
  });
  return lab.load(`${page}/${title}${nth}`, outputText);
}
