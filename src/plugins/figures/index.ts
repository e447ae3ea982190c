// Draws `<Figure name="…" />` when the site is built. The page gets the SVG as
// one string of HTML; the drawing code stays out of the browser.
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { distance } from 'fastest-levenshtein';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { DocsVersion, Figure } from '../../components/Figure/figures';
import { loadFigures } from './loadFigures';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The version that a source file documents; undefined outside the docs. */
function versionOf(path: string): DocsVersion | undefined {
  const normalized = path.replaceAll('\\', '/');
  const match = /\/versioned_docs\/version-(\d+)\//.exec(normalized);
  if (match !== null) {
    return match[1] === '4' ? '4' : '2';
  }
  return /\/docs\//.test(normalized) ? '5' : undefined;
}

function nameOf(element: Element): string | undefined {
  const attribute = element.attributes.find(
    (candidate) =>
      candidate.type === 'mdxJsxAttribute' && candidate.name === 'name',
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

function fail(file: VFile, element: Element, problem: string): never {
  const line = element.position?.start.line;
  throw new Error(
    `${file.path}${line === undefined ? '' : `:${line}`}: ${problem}`,
  );
}

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
export function drawFigure(figure: Figure, version: DocsVersion): string {
  return renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      createElement('div', null, figure.draw(version)),
      createElement('figcaption', null, ...captionOf(figure)),
    ),
  );
}

function htmlFor(
  figures: Readonly<Record<string, Figure>>,
  file: VFile,
  element: Element,
): string {
  const names = Object.keys(figures);
  const name = nameOf(element);
  if (name === undefined) {
    fail(
      file,
      element,
      `<Figure> needs a name in quotes, one of: ${names.join(', ')}.`,
    );
  }
  const figure = figures[name];
  if (figure === undefined) {
    const nearest = [...names].sort(
      (a, b) => distance(a, name) - distance(b, name),
    )[0];
    fail(
      file,
      element,
      `there is no figure "${name}"; did you mean "${nearest}"? Figures: ${names.join(', ')}.`,
    );
  }
  const version = versionOf(file.path) ?? figure.versions[0];
  if (!figure.versions.includes(version)) {
    fail(
      file,
      element,
      `the figure "${name}" is true for v${figure.versions.join(', v')} only, not for v${version}; use one of: ${names
        .filter((other) => figures[other]?.versions.includes(version))
        .join(', ')}.`,
    );
  }
  return drawFigure(figure, version);
}

/**
 * Remark plugin: gives each `<Figure name="…" />` its drawing as `html`.
 *
 * @returns the transformer
 * @throws Error naming file, line and the known names when the name is
 *   missing, unknown, or not true for the page's version
 */
export default function figures(): (tree: Root, file: VFile) => void {
  const known = loadFigures();
  return (tree, file) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (
        (node.type !== 'mdxJsxFlowElement' &&
          node.type !== 'mdxJsxTextElement') ||
        node.name !== 'Figure'
      ) {
        return;
      }
      node.attributes = [
        {
          type: 'mdxJsxAttribute',
          name: 'html',
          value: htmlFor(known, file, node),
        },
      ];
    });
  };
}
