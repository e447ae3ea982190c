import type { CheerioAPI } from 'cheerio';
import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import type { IndexFacets } from '../indexFormat';
import {
  CODE_BLOCK,
  DEMO,
  HASH_LINK,
  LINK,
  MEMBER_FACTS,
  PROJECT_CHECK,
} from '../../../site/dom';

/** A heading of a page and what is below it. */
export interface ExtractedSection {
  /** 1 for the page's title. */
  readonly level: number;
  /** Empty for the page's title. */
  readonly anchor: string;
  readonly heading: string;
  readonly texts: string[];
  /** Imported names, and names of attributes, in its samples. */
  readonly names: Set<string>;
}

/** The searchable content of a page, and the index that it belongs to. */
export interface ExtractedPage extends IndexFacets {
  readonly url: string;
  readonly sections: readonly ExtractedSection[];
  readonly links: readonly (readonly [address: string, text: string])[];
}

/** Parts of the content that are not searched. */
const EXCLUDED_SELECTOR = `${HASH_LINK}, button, svg, [role="status"], [aria-hidden="true"], ${PROJECT_CHECK}, a[href^="https://snack.expo.dev"]`;
/** Elements without a space around their text. */
const INLINE_SELECTOR =
  'a, b, code, em, i, kbd, mark, strong, sub, sup, wbr, span';
/** The heading above a page's list of links. */
const LIST_OF_LINKS = 'Next';
/** Facts that do not tell one member from another, by their labels in the component. */
const EXCLUDED_FACTS = new Set(['Import', 'Try']);
const IMPORT_PATTERN = /^import\s+(?:type\s+)?([^'"]+?)\s+from\s/gm;
const ATTRIBUTE_PATTERN = /\s([a-z]+[A-Z]\w*)=(?:\{|")/g;
const NAME_PATTERN = /\w{4,}/g;
/** Code whose text a reader may search for: messages, not programs. */
const MESSAGES = ['text', 'console', 'log'];
const HEADING_TAG_LEVEL = /^h([1-6])$/;
const TEXT_SELECTOR = `${DEMO}, p, li, tr:has(td), dl, dt, dd, figcaption, pre`;

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function meta($: CheerioAPI, name: string): string {
  return $(`meta[name="docsearch:${name}"]`).attr('content') ?? '';
}

/** Returns the text of a node, with spaces around elements that are not inline. */
function textWithSpaces($: CheerioAPI, node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node)) return '';
  const text = node.children.map((child) => textWithSpaces($, child)).join('');
  return $(node).is(INLINE_SELECTOR) && !$(node).is('span[class]')
    ? text
    : ` ${text} `;
}

/** Returns the text of an element; a row's cells and a member's facts are separated. */
function elementText($: CheerioAPI, element: Element): string {
  const read = (one: Element): string => tidy(textWithSpaces($, one));
  // Highlighting splits words of a message into elements.
  if (element.tagName === 'pre') return tidy($(element).text());
  if ($(element).is(MEMBER_FACTS)) {
    return $(element)
      .children()
      .toArray()
      .map((fact) => $(fact).children().toArray().map(read))
      .filter(([name = '']) => !EXCLUDED_FACTS.has(name))
      .map((words) => words.join(': '))
      .join(' · ');
  }
  if (element.tagName === 'tr') {
    const cells = $(element).children('th, td').toArray().map(read);
    return cells.filter((text) => text !== '').join(' · ');
  }
  return read(element);
}

/** Lists the names that a program imports, and the attributes that it sets. */
function identifiersIn(program: string): string[] {
  const imported = [...program.matchAll(IMPORT_PATTERN)].flatMap(
    ([, names = '']) => names.match(NAME_PATTERN) ?? [],
  );
  const set = [...program.matchAll(ATTRIBUTE_PATTERN)].map(
    ([, name = '']) => name,
  );
  return [...imported, ...set];
}

/** Tells whether an element contains no other element that is indexed by itself. */
function hasNoNestedText($: CheerioAPI, element: Element): boolean {
  if ($(element).is(MEMBER_FACTS)) return true;
  return (
    $(element).closest(MEMBER_FACTS).length === 0 &&
    $(element).find(TEXT_SELECTOR).length === 0
  );
}

/** Finds the example that a list item describes: the item has its anchor and its link. */
function describedExample(
  $: CheerioAPI,
  element: Element,
  url: string,
): { readonly anchor: string; readonly heading: string } | undefined {
  const link = $(element).filter('li').find('a').first();
  const [page, anchor] = (link.attr('href') ?? '').split('#');
  return page === url &&
    anchor &&
    $(element).find(`[id="${anchor}"]`).length > 0
    ? { anchor, heading: tidy(link.text()) }
    : undefined;
}

const startSection = (
  level: number,
  anchor: string,
  heading: string,
): ExtractedSection => ({
  level,
  anchor,
  heading,
  texts: [],
  names: new Set(),
});

/** Adds the content of an element to its section: names of a program, or a text. */
function addElement(
  $: CheerioAPI,
  { names, texts }: ExtractedSection,
  element: Element,
): void {
  const language = $(element).closest(CODE_BLOCK).attr('data-language');
  if (element.tagName === 'pre' && !MESSAGES.includes(language ?? '')) {
    identifiersIn($(element).text()).forEach((name) => names.add(name));
    return;
  }
  const label = $(element).filter(DEMO).attr('aria-label');
  const text = label ?? elementText($, element);
  const isText = label !== undefined || hasNoNestedText($, element);
  if (isText && text !== '') texts.push(text);
}

/**
 * Reads the searchable text of a built page: its headings, and below each the
 * paragraphs, list items, table rows, definitions and messages, and of its
 * programs the names. Navigation, buttons and lists of links are left out.
 *
 * @returns undefined for a page without content to search
 */
export function extractPage(
  $: CheerioAPI,
  url: string,
): ExtractedPage | undefined {
  const content = $('.theme-doc-markdown, .markdown, main')
    .not('main:has(.markdown)')
    .first()
    // Other steps read the same page.
    .clone();
  const title = tidy($('article h1, main h1').first().text());
  if (content.length === 0 || title === '') return undefined;
  content.find(EXCLUDED_SELECTOR).remove();
  let section = startSection(1, '', title);
  const sections = [section];
  content.find(`h2, h3, h4, h5, h6, ${TEXT_SELECTOR}`).each((_, element) => {
    const level = HEADING_TAG_LEVEL.exec(element.tagName)?.[1];
    const example = describedExample($, element, url);
    if (level !== undefined) {
      const anchor = $(element).attr('id') ?? '';
      section = startSection(Number(level), anchor, tidy($(element).text()));
      sections.push(section);
    } else if (example === undefined) {
      addElement($, section, element);
    } else {
      const { anchor, heading } = example;
      const exampleSection = startSection(3, anchor, heading);
      addElement($, exampleSection, element);
      sections.push(exampleSection);
    }
  });
  return {
    tag: meta($, 'docusaurus_tag') || 'default',
    language: meta($, 'language') || 'en',
    version: meta($, 'version'),
    url,
    sections: sections.filter(({ heading }) => heading !== LIST_OF_LINKS),
    links: content
      .find(LINK)
      .toArray()
      .map((link) => {
        const href = $(link).attr('href') ?? '';
        const address = href.startsWith('#') ? url + href : href;
        return [address, tidy($(link).text())];
      }),
  };
}
