/** Finds the error messages that a page explains, each with its section. */
import { visit } from 'unist-util-visit';
import { createHeadingReader, type MdxPage } from '../../../site/mdx';
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

/** Reads the messages of a page: the lines of its blocks of `text`, and inline code. */
export function extractMessages(
  { tree }: Pick<MdxPage, 'tree'>,
  page: Pick<ExplainedSection, 'page' | 'path'>,
): ExplainedSection[] {
  const readHeading = createHeadingReader();
  const sections: { heading: string; anchor: string; texts: string[] }[] = [];
  visit(tree, (node) => {
    const texts = sections.at(-1)?.texts;
    if (node.type === 'heading') {
      const { text, id } = readHeading(node);
      sections.push({ heading: text, anchor: id, texts: [] });
    } else if (node.type === 'inlineCode' && IN_CODE.test(node.value)) {
      texts?.push(node.value);
    } else if (node.type === 'code' && node.lang === 'text' && !node.meta) {
      texts?.push(...node.value.split('\n'));
    }
  });
  return sections.flatMap(({ heading, anchor, texts }) => {
    const messages = messagesIn(texts);
    // Readers paste what such pages have as headings, too.
    return messages.length === 0 && !SYMPTOMS.test(page.page)
      ? []
      : [{ ...page, heading, anchor, messages }];
  });
}
