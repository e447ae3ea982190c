import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import type { AfterBuildStep } from '../after-build';
import type { BuiltPage } from '../after-build/page';

/** A stylesheet that some pages need besides the one of all pages. */
interface Sheet {
  readonly address: string;
  /** For each of its selectors the classes in it. */
  readonly selectors: readonly (readonly string[])[];
}

const CSS_FOLDER = 'assets/css';

/** For each selector of a stylesheet that has classes, those. */
export function selectorsOfStylesheet(css: string): string[][] {
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
export function classesOfPage($: CheerioAPI): Set<string> {
  const elements = [...$('[class]')];
  return new Set(
    elements.flatMap(({ attribs }) => (attribs.class ?? '').split(/\s+/)),
  );
}

/**
 * Links the sheets that a page needs, those that have a rule for classes of the
 * page, after the main sheet.
 *
 * @param page - the built page
 * @param sheets - the sheets besides the one of all pages
 * @throws Error when the page links no main sheet
 */
export function linkStylesheets(
  { $, insert }: BuiltPage,
  sheets: readonly Sheet[],
): void {
  const classes = classesOfPage($);
  const needed = sheets.filter((sheet) =>
    sheet.selectors.some((names) => names.every((name) => classes.has(name))),
  );
  if (needed.length === 0) {
    return;
  }
  const [main] = $('link[rel=stylesheet][href*="/styles."]');
  if (main === undefined) {
    throw new Error('the page links no main stylesheet.');
  }
  const links = needed.map(
    ({ address }) => `<link rel=stylesheet href="${address}">`,
  );
  insert('after', main, links.join(''));
}

async function readSheets(outDir: string, baseUrl: string): Promise<Sheet[]> {
  const files = await readdir(path.join(outDir, CSS_FOLDER));
  return Promise.all(
    files
      .filter((file) => file.endsWith('.css') && !file.startsWith('styles.'))
      .map(async (file) => ({
        address: `${baseUrl}${CSS_FOLDER}/${file}`,
        selectors: selectorsOfStylesheet(
          await readFile(path.join(outDir, CSS_FOLDER, file), 'utf8'),
        ),
      })),
  );
}

/**
 * Links the stylesheets that only some pages need in the heads of those
 * pages. Docusaurus links the main sheet alone; the others would come with
 * the page's script, after it has been painted.
 */
export const pageStyles: AfterBuildStep = {
  name: 'page-styles',
  async start({ outDir, baseUrl }) {
    const sheets = await readSheets(outDir, baseUrl);
    return {
      readPage: (page) => {
        linkStylesheets(page, sheets);
      },
    };
  },
};
