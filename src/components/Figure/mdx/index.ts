import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { closestNames } from '../../../site/closestNames';
import { docsVersionOfFile } from '../../../site/versions';
import { fillComponents, jsxElement } from '../../../shared/mdxComponents';

const FIGURES_FOLDER = path.join(__dirname, '../figures');

/** A drawing with its caption, for the versions in its file's name. */
interface FigureFile {
  readonly name: string;
  readonly versions: readonly string[];
  /** The HTML inside of the `figure` element. */
  readonly html: string;
}

/**
 * Reads `src/components/Figure/figures`, where `anatomy.v5.v4.html` is the
 * figure "anatomy" of v5 and v4. Line breaks before tags are left out.
 */
export function readFigures(): FigureFile[] {
  const files = fs.readdirSync(FIGURES_FOLDER).sort();
  return files.map((file) => {
    const [name = '', ...versions] = path.basename(file, '.html').split('.');
    const text = fs.readFileSync(path.join(FIGURES_FOLDER, file), 'utf8');
    return { name, versions, html: text.trim().replace(/\n\s*(?=<)/g, '') };
  });
}

function htmlFor(
  figures: readonly FigureFile[],
  name: string,
  version: string | undefined,
): string {
  const names = [...new Set(figures.map((figure) => figure.name))];
  const named = figures.filter((figure) => figure.name === name);
  if (named.length === 0) {
    throw new Error(
      `there is no figure "${name}"; did you mean "${closestNames(name, names)[0] ?? ''}"? Figures: ${names.join(', ')}.`,
    );
  }
  const found = named.findLast(
    ({ versions }) => version === undefined || versions.includes(version),
  );
  if (found === undefined) {
    throw new Error(
      `the figure "${name}" is not true for ${version ?? ''}, only for ${named.flatMap(({ versions }) => versions).join(', ')}. The versions are in its file's name in src/components/Figure/figures.`,
    );
  }
  return found.html;
}

/**
 * Remark plugin: gives each `<Figure name="…" />` its drawing for the page's
 * version, as one string of HTML; in a post, the newest.
 *
 * @throws Error naming file, line and the known names when the name is
 *   missing, unknown, or not true for the page's version
 */
export default function figures() {
  const known = readFigures();
  return (tree: Root, file: VFile): void => {
    const docs = docsVersionOfFile(file.path);
    fillComponents(tree, file, 'Figure', ['name'], ({ name = '' }) =>
      jsxElement('Figure', [], { html: htmlFor(known, name, docs?.name) }),
    );
  };
}
