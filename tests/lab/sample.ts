import { createElement, type FC } from 'react';
import ts from 'typescript';
import { collectFences } from '../../src/shared/highlight/fences';
import { readPage } from '../../src/site/mdx';
import { Lab, type Phone, type Props } from './lab';
import type { Exports } from './load';

/**
 * Runs a sample of a page, the first with a title, or with a text in its code.
 *
 * @throws Error when the page has no such sample
 */
export function sample(lab: Lab, page: string, text: string): Exports {
  const fence = collectFences(readPage(`docs/${page}.mdx`)).find(
    ({ lang, meta, code }) =>
      lang === 'tsx' && (meta.title === text || code.includes(text)),
  );
  if (!fence) throw new Error(`docs/${page}.mdx has no sample ${text}.`);
  const { outputText } = ts.transpileModule(fence.code, {
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.CommonJS,
    },
  });
  return lab.load(`${page}/${text}`, outputText);
}

/** A screen with a sample's default export, below a provider. */
export function screenOf(
  page: string,
  text: string,
  props: Props = {},
  phone: Phone = {},
): Lab {
  const lab = new Lab(phone);
  const { default: Sample } = sample(lab, page, text);
  const element = createElement(Sample as FC<Props>, props);
  return lab.render(lab.element('BottomSheetModalProvider', {}, element));
}
