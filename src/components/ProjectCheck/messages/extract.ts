/** Finds the error messages that a page explains, each with its section. */
import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import { normalizeMessage, type ExplainedSection } from './find';

/** What tells a message in inline code from other code. */
const IN_CODE =
  /\b(?:is not|cannot|could not|failed|must be|should never|none of|expected|than during|was used without|is invalid|seem to be|is deprecated|has no property)\b/i;
/** What a log may leave out before a message. */
const PREFIX = /^(?:(?:Invariant Violation|\w*Error): |\[[\w ]+\] )/;
/** What a method is called on: `sheetRef.current.present is not a function`. */
const OBJECT = /[\w$?.[\]()]+\.(?=\w+ is not a function)/;
/** Where a sentence ends; what follows the first is often cut. */
const END = /[.!?:](?=\s|$)/g;
/** A block with its ticks, a heading, or another line. */
const BLOCK_PATTERN = /^\s*(`{3,})(.*)\n([^]*?)^\s*\1$|^#{1,6} +(.+)$|.+/gm;
/** Pages whose headings are symptoms. */
const SYMPTOMS = /^(?:Troubleshooting|FAQ)/;
/** Shorter ones are in texts that mean something else. */
const FEWEST_WORDS = 3;

/** A message up to the end of a sentence by which it has enough words. */
function firstSentence(text: string): string {
  for (const { index } of text.matchAll(END)) {
    const part = normalizeMessage(text.slice(0, index));
    if (part.split(' ').length >= FEWEST_WORDS) return part;
  }
  return normalizeMessage(text);
}

/** The first sentences of messages, as {@link normalizeMessage} has them. */
function messagesIn(texts: readonly string[]): string[] {
  const all = texts.map((text) =>
    firstSentence(text.replace(PREFIX, '').replace(OBJECT, '')),
  );
  return [...new Set(all)].filter(
    (text) => text.split(' ').length >= FEWEST_WORDS,
  );
}

/** The messages in a text's inline code. */
function codeIn(markdown: string): string[] {
  return [...markdown.matchAll(/(`+)(.+?)\1(?!`)/g)]
    .map(([, , code = '']) => code)
    .filter((code) => IN_CODE.test(code));
}

/** Reads the messages of a page: the lines of its blocks of `text`, and inline code. */
export function extractMessages(
  source: string,
  page: Pick<ExplainedSection, 'page' | 'path'>,
): ExplainedSection[] {
  const slugger = createSlugger();
  const sections: { heading: string; anchor: string; texts: string[] }[] = [];
  const text = source.replace(/^---\n[^]*?\n---\n/, '');
  for (const [line, ticks, info, block = '', title] of text.matchAll(
    BLOCK_PATTERN,
  )) {
    const texts = sections.at(-1)?.texts;
    if (title !== undefined) {
      const { text: name, id } = parseMarkdownHeadingId(title);
      const heading = name.replaceAll('`', '');
      const anchor = id ?? slugger.slug(heading);
      sections.push({ heading, anchor, texts: codeIn(name) });
    } else if (ticks === undefined) {
      texts?.push(...codeIn(line));
    } else if (info?.trim() === 'text') {
      texts?.push(...block.split('\n'));
    }
  }
  return sections.flatMap(({ heading, anchor, texts }) => {
    const messages = messagesIn(texts);
    // Readers paste what such pages have as headings, too.
    return messages.length === 0 && !SYMPTOMS.test(page.page)
      ? []
      : [{ ...page, heading, anchor, messages }];
  });
}
