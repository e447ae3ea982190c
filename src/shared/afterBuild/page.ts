import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import MagicString from 'magic-string';

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
  /**
   * Leaves an element out of the written page; `$` still has it.
   *
   * @returns its HTML, to be inserted elsewhere
   * @throws Error when the element has no tag in the file
   */
  readonly extractElement: (element: Element) => string;
  /** Writes the page to another file of the output folder too. */
  readonly copyTo: (file: string) => void;
}

/**
 * Parses a built page. Edits are applied to the original text. Serializing the parsed
 * tree would change bytes (for example the comments between text nodes), and hydration
 * would then report mismatches.
 *
 * @param file - its file below the output folder
 * @param html - its text
 * @returns the page for the steps, and what writes it and its copies, if there
 *   is anything to write; the latter does not keep the parsed page in memory
 */
export function openPage(file: string, html: string) {
  const text = new MagicString(html);
  const insertions: (() => void)[] = [];
  const copies: string[] = [];
  const locate = ({ name, sourceCodeLocation: location }: Element) => {
    if (!location) {
      throw new Error(`<${name}> has no tag in the file.`);
    }
    return location;
  };
  const page: BuiltPage = {
    file,
    $: load(html, { sourceCodeLocationInfo: true }),
    insert: (where, element, added) => {
      const { startOffset, endOffset } = locate(element);
      insertions.push(() => {
        const insertion = typeof added === 'string' ? added : added();
        // At one offset, what is after an element comes before what is before the next.
        if (where === 'after') text.appendLeft(endOffset, insertion);
        else text.appendRight(startOffset, insertion);
      });
    },
    extractElement: (element) => {
      const { startOffset, endOffset } = locate(element);
      text.remove(startOffset, endOffset);
      return text.original.slice(startOffset, endOffset);
    },
    copyTo: (copy) => {
      copies.push(copy);
    },
  };
  const write = async (outDir: string): Promise<void> => {
    for (const insert of insertions) insert();
    for (const name of text.hasChanged() ? [file, ...copies] : copies) {
      const target = path.join(outDir, name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text.toString());
    }
  };
  return { page, write };
}
