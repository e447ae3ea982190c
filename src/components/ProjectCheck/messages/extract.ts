/** Extracts the error messages that the sections of a page explain. */
import { visit } from 'unist-util-visit';
import { createHeadingReader, type MdxPage } from '../../../site/mdx';
import { normalizeMessage, type ExplainedSection } from './find';

/** Words that distinguish messages in inline code from other code. */
const IN_CODE =
  /\b(?:is not|cannot|could not|failed|must be|should never|none of|expected|than during|was used without|is invalid|seem to be|is deprecated|has no property)\b/i;
/** Prefixes of messages that logs may omit. */
const PREFIX = /^(?:(?:Invariant Violation|\w*Error): |\[[\w ]+\] )/;
/**
 * The receiver of a method: `sheetRef.current.` of `sheetRef.current.present is not a
 * function`.
 */
const OBJECT = /[\w$?.[\]()]+\.(?=\w+ is not a function)/;
/** The end of a sentence. Logs often omit the sentences after the first. */
const END = /[.!?:](?=\s|$)/g;
/** The titles of pages whose headings are symptoms. */
const SYMPTOMS = /^(?:Troubleshooting|FAQ)/;
/** Shorter messages also occur in texts about something else. */
const MIN_WORDS = 3;

/** The first sentences of a message that together have enough words, normalized. */
function firstSentence(text: string): string {
  for (const { index } of text.matchAll(END)) {
    const part = normalizeMessage(text.slice(0, index));
    if (part.split(' ').length >= MIN_WORDS) return part;
  }
  return normalizeMessage(text);
}

/** Normalizes messages, and removes duplicates and short ones. */
function messagesIn(texts: readonly string[]): string[] {
  const all = texts.map((text) =>
    firstSentence(text.replace(PREFIX, '').replace(OBJECT, '')),
  );
  return [...new Set(all)].filter(
    (text) => text.split(' ').length >= MIN_WORDS,
  );
}

/**
 * Extracts the messages in the `text` blocks and the inline code of a page, by section.
 */
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
    // Readers also paste headings of such pages.
    return messages.length === 0 && !SYMPTOMS.test(page.page)
      ? []
      : [{ ...page, heading, anchor, messages }];
  });
}
