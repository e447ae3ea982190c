import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AfterBuildStep } from '../after-build';

/** A style sheet that some pages need besides the one of all pages. */
interface Sheet {
  readonly address: string;
  /** For each of its selectors the classes in it. */
  readonly selectors: readonly (readonly string[])[];
}

const CSS_FOLDER = 'assets/css';

/** For each selector of a style sheet that has classes, those. */
export function selectorsOfSheet(css: string): string[][] {
  return css
    .replaceAll(/\{[^{}]*\}/g, ';')
    .split(/[;{},]/)
    .map((selector) =>
      [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(
        ([, name = '']) => name,
      ),
    )
    .filter(({ length }) => length > 0);
}

/** The classes that a page's elements have. */
export function classesOfPage(html: string): Set<string> {
  const lists = html.matchAll(/\sclass=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g);
  return new Set(
    [...lists].flatMap(([, a, b, c]) => (a ?? b ?? c ?? '').split(/\s+/)),
  );
}

/**
 * Links the sheets that a page needs.
 *
 * @param html - the built page
 * @param sheets - the sheets besides the one of all pages
 * @returns the page, with a link after that of the main sheet for each sheet
 *   that has a rule for classes of the page
 * @throws Error when the page links no main sheet
 */
export function linkSheets(html: string, sheets: readonly Sheet[]): string {
  const classes = classesOfPage(html);
  const needed = sheets.filter((sheet) =>
    sheet.selectors.some((names) => names.every((name) => classes.has(name))),
  );
  if (needed.length === 0) {
    return html;
  }
  const link = /<link rel=["']?stylesheet["']? href=["']?[^"'>]*styles\.[^>]*>/;
  if (!link.test(html)) {
    throw new Error('a page links no main style sheet');
  }
  const links = needed.map(
    ({ address }) => `<link rel=stylesheet href="${address}">`,
  );
  return html.replace(link, (main) => main + links.join(''));
}

async function readSheets(outDir: string, baseUrl: string): Promise<Sheet[]> {
  const files = await readdir(path.join(outDir, CSS_FOLDER));
  return Promise.all(
    files
      .filter((file) => file.endsWith('.css') && !file.startsWith('styles.'))
      .map(async (file) => ({
        address: `${baseUrl}${CSS_FOLDER}/${file}`,
        selectors: selectorsOfSheet(
          await readFile(path.join(outDir, CSS_FOLDER, file), 'utf8'),
        ),
      })),
  );
}

/**
 * Links the style sheets that only some pages need in the heads of those
 * pages. Docusaurus links the main sheet alone; the others would come with
 * the page's script, after it has been painted.
 */
export const pageSheets: AfterBuildStep = {
  name: 'page-sheets',
  async run({ outDir, baseUrl }) {
    const sheets = await readSheets(outDir, baseUrl);
    const files = await readdir(outDir, { recursive: true });
    for (const name of files.filter((file) => file.endsWith('.html'))) {
      const file = path.join(outDir, name);
      const html = await readFile(file, 'utf8');
      const linked = linkSheets(html, sheets);
      if (linked !== html) {
        await writeFile(file, linked);
      }
    }
  },
};
