import { createElement, type FC } from 'react';
import ts from 'typescript';
import { collectFences } from '../../src/shared/highlight/fences';
import { readPage } from '../../src/site/mdx';
import { Lab, type Phone, type Props } from './lab';
import type { Exports } from './load';

interface Shown {
  /** Which of the samples with the title, from 0. */
  readonly nth?: number;
  readonly props?: Props;
  readonly phone?: Phone;
  /** Whether the sample brings the provider of modals itself. */
  readonly hasProvider?: boolean;
}

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

/** A screen with a sample's default export, below a provider. */
export function screenOf(
  page: string,
  title: string,
  { nth = 0, props = {}, phone = {}, hasProvider = false }: Shown = {},
): Lab {
  const lab = new Lab(phone);
  const { default: Sample } = sample(lab, page, title, nth);
  const element = createElement(Sample as FC<Props>, props);
  return lab.render(
    hasProvider
      ? element
      : lab.element('BottomSheetModalProvider', {}, element),
  );
}
