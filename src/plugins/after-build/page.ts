import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';

/** A page of the built site. */
export interface BuiltPage {
  /** Its file below the output folder, such as `modal/props.html`. */
  readonly file: string;
  /** The parsed page. All steps share it: they read it, but never change it. */
  readonly $: CheerioAPI;
  /**
   * Inserts HTML next to an element.
   *
   * @param where - the side of the element
   * @param element - an element of the page
   * @param html - what to insert; a function when it is only known once all
   *   pages are read
   * @throws Error when the element has no tag in the file
   */
  readonly insert: (
    where: 'before' | 'after',
    element: Element,
    html: string | (() => string),
  ) => void;
  /** Writes the page to another file of the output folder too. */
  readonly copyTo: (file: string) => void;
}

/** What becomes of a page's text. */
interface PageText extends Pick<BuiltPage, 'insert' | 'copyTo'> {
  /** Writes the page and its copies, if anything was inserted or copied. */
  readonly write: (outDir: string) => Promise<void>;
}

interface Insertion {
  readonly offset: number;
  readonly html: () => string;
}

/**
 * Collects what steps insert into a page. All else stays as it is, byte for
 * byte: React compares a page with what it renders, down to the comments
 * between two texts, so a page is not written from its parsed tree.
 */
function pageText(file: string, html: string): PageText {
  const after: Insertion[] = [];
  const before: Insertion[] = [];
  const copies: string[] = [];

  function text(): string {
    let done = 0;
    const parts = [...after, ...before]
      .sort((a, b) => a.offset - b.offset)
      .map((insertion) => {
        const unchanged = html.slice(done, insertion.offset);
        done = insertion.offset;
        return unchanged + insertion.html();
      });
    return parts.join('') + html.slice(done);
  }

  return {
    insert(where, { name, sourceCodeLocation: location }, added) {
      if (!location) {
        throw new Error(`<${name}> has no tag to insert anything ${where}.`);
      }
      const isAfter = where === 'after';
      (isAfter ? after : before).push({
        offset: isAfter ? location.endOffset : location.startOffset,
        html: () => (typeof added === 'string' ? added : added()),
      });
    },
    copyTo(copy) {
      copies.push(copy);
    },
    async write(outDir) {
      const isChanged = after.length + before.length > 0;
      const result = text();
      for (const name of isChanged ? [file, ...copies] : copies) {
        const target = path.join(outDir, name);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, result);
      }
    },
  };
}

/**
 * Parses a built page.
 *
 * @param file - its file below the output folder
 * @param html - its text
 * @returns the page for the steps, and what writes it; the latter does not
 *   keep the parsed page in memory
 */
export function openPage(
  file: string,
  html: string,
): { readonly page: BuiltPage; readonly write: PageText['write'] } {
  const { write, ...edits } = pageText(file, html);
  const $ = load(html, { sourceCodeLocationInfo: true });
  return { page: { file, $, ...edits }, write };
}
