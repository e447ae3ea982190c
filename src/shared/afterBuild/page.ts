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
  const changes: {
    readonly offset: number;
    readonly end: number;
    readonly isAfter: boolean;
    readonly added: string | (() => string);
  }[] = [];
  const copies: string[] = [];
  const locate = ({ name, sourceCodeLocation: location }: Element) => {
    if (!location) {
      throw new Error(`<${name}> has no tag in the file.`);
    }
    return location;
  };
  const insert: BuiltPage['insert'] = (where, element, added) => {
    const { startOffset, endOffset } = locate(element);
    const isAfter = where === 'after';
    const offset = isAfter ? endOffset : startOffset;
    changes.push({ offset, end: offset, isAfter, added });
  };
  const extractElement: BuiltPage['extractElement'] = (element) => {
    const { startOffset: offset, endOffset: end } = locate(element);
    changes.push({ offset, end, isAfter: false, added: '' });
    return html.slice(offset, end);
  };
  const write = async (outDir: string): Promise<void> => {
    let text = '';
    let copiedUntil = 0;
    // At one offset, what is after an element comes before what is before the next one.
    changes.sort(
      (a, b) => a.offset - b.offset || Number(b.isAfter) - Number(a.isAfter),
    );
    for (const { offset, end, added } of changes) {
      text += html.slice(copiedUntil, offset);
      text += typeof added === 'string' ? added : added();
      copiedUntil = Math.max(copiedUntil, end);
    }
    text += html.slice(copiedUntil);
    for (const name of changes.length > 0 ? [file, ...copies] : copies) {
      const target = path.join(outDir, name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    }
  };
  const page: BuiltPage = {
    file,
    $: load(html, { sourceCodeLocationInfo: true }),
    insert,
    extractElement,
    copyTo: (copy) => {
      copies.push(copy);
    },
  };
  return { page, write };
}
