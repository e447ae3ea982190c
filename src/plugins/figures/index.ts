import path from 'node:path';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { distance } from 'fastest-levenshtein';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { versionOfDocs } from '../../site/versions';
import type { ApiVersion } from '../../api/types';
import type { Figure } from '../../components/Figure/figures';
import { authorError } from '../shared/fail';
import { readStringAttributes } from '../shared/jsxAttributes';
import { loadFigures } from './loadFigures';

type Figures = Readonly<Record<string, Figure>>;

/** The caption with its text in backticks as code. */
function captionOf(figure: Figure): ReactNode[] {
  return figure.caption
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? createElement('code', null, part) : part,
    );
}

/**
 * Draws one figure.
 *
 * @param figure - the figure
 * @param version - the docs version, one of `figure.versions`
 * @returns the HTML inside of the `figure` element
 */
export function drawFigure(figure: Figure, version: ApiVersion): string {
  return renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      createElement('div', null, figure.draw(version)),
      createElement('figcaption', null, ...captionOf(figure)),
    ),
  );
}

function htmlFor(figures: Figures, file: VFile, node: MdxJsxFlowElement) {
  const { name } = readStringAttributes(file, node, ['name']);
  const names = Object.keys(figures);
  if (name === undefined) {
    throw authorError(
      file,
      node,
      `<Figure> needs name="…", one of: ${names.join(', ')}.`,
    );
  }
  const figure = figures[name];
  if (figure === undefined) {
    const [nearest] = [...names].sort(
      (a, b) => distance(a, name) - distance(b, name),
    );
    throw authorError(
      file,
      node,
      `there is no figure "${name}"; did you mean "${nearest ?? ''}"? Figures: ${names.join(', ')}.`,
    );
  }
  const source = path.relative(process.cwd(), file.path);
  const version = versionOfDocs(source)?.name ?? figure.versions[0];
  if (!figure.versions.includes(version)) {
    const fitting = names.filter((other) =>
      figures[other]?.versions.includes(version),
    );
    throw authorError(
      file,
      node,
      `the figure "${name}" is not true for ${version}; ${fitting.length === 0 ? 'no figure is' : `use one of: ${fitting.join(', ')}`}. Where it is true, "versions" in src/components/Figure/figures says so.`,
    );
  }
  return drawFigure(figure, version);
}

/**
 * Remark plugin: gives each `<Figure name="…" />` its drawing, for the page's
 * version, as one string of HTML. The drawing code stays out of the browser.
 *
 * @throws Error naming file, line and the known names when the name is
 *   missing, unknown, or not true for the page's version
 */
export default function figures() {
  const known = loadFigures();
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type === 'mdxJsxTextElement' && node.name === 'Figure') {
        throw authorError(file, node, 'put <Figure> on its own line.');
      }
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Figure') {
        const html = htmlFor(known, file, node);
        node.attributes = [
          { type: 'mdxJsxAttribute', name: 'html', value: html },
        ];
      }
    });
  };
}
