/** Finds the error messages that a page explains, each with its section. */
import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import { normalize, type ExplainedSection } from './find';

/** What tells a message in inline code from other code. */
const IN_CODE =
  /\b(?:is not|cannot|could not|failed|must be|should never|none of|expected|than during|was used without|is invalid|seem to be|is deprecated|has no property)\b/i;
/** What a log may leave out before a message. */
const PREFIX = /^(?:(?:Invariant Violation|\w*Error): |\[[\w ]+\] )/;
/** What a method is called on: `sheetRef.current.present is not a function`. */
const OBJECT = /[\w$?.[\]()]+\.(?=\w+ is not a function)/;
/** Where its first sentence ends; what follows is often cut. */
const END = /[.!?:](?=\s|$)[^]*/;
const FENCE = /^\s*(`{3,})(.*)$/;
const HEADING = /^#{1,6} +(.+)$/;
/** Shorter ones are in texts that mean something else. */
const FEWEST_WORDS = 3;

/** The first sentences of messages, as {@link normalize} has them. */
function messagesIn(texts: readonly string[]): string[] {
  const all = texts.map((text) =>
    normalize(text.replace(PREFIX, '').replace(OBJECT, '').replace(END, '')),
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

/**
 * Reads the messages of a page: the lines of its blocks of `text`, and those in
 * inline code.
 *
 * @param source - the page's MDX
 * @param page - its title, and its address below the base path
 */
export function extractMessages(
  source: string,
  page: Pick<ExplainedSection, 'page' | 'path'>,
): ExplainedSection[] {
  const slugger = createSlugger();
  const sections: { heading: string; anchor: string; texts: string[] }[] = [];
  let fence: { readonly ticks: string; readonly isText: boolean } | undefined;
  for (const line of source.replace(/^---\n[^]*?\n---\n/, '').split('\n')) {
    const [, ticks = '', info = ''] = FENCE.exec(line) ?? [];
    const texts = sections.at(-1)?.texts ?? [];
    if (fence !== undefined) {
      if (ticks === fence.ticks && info === '') fence = undefined;
      else if (fence.isText) texts.push(line);
      continue;
    }
    if (ticks !== '') {
      fence = { ticks, isText: info.trim() === 'text' };
      continue;
    }
    const title = HEADING.exec(line)?.[1];
    if (title !== undefined) {
      const { text, id } = parseMarkdownHeadingId(title);
      const heading = text.replaceAll('`', '');
      const anchor = id ?? slugger.slug(heading);
      sections.push({ heading, anchor, texts: codeIn(text) });
      continue;
    }
    texts.push(...codeIn(line));
  }
  return sections.flatMap(({ heading, anchor, texts }) => {
    const messages = messagesIn(texts);
    return messages.length === 0
      ? []
      : [{ ...page, heading, anchor, messages }];
  });
}
