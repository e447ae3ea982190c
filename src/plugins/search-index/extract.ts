import { load, type CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import type { IndexedPage, IndexedSection } from '../../search/records';

/** What a page gives to the index, and the index that it belongs to. */
export interface ExtractedPage {
  readonly tag: string;
  readonly language: string;
  readonly version: string;
  readonly page: IndexedPage;
}

/** Parts of the content that are no text of the page. */
const NO_TEXT =
  '.hash-link, button, svg, [role="status"], [aria-hidden="true"]';
/** Code whose text a reader may search for: messages, not programs. */
const MESSAGES = ['text', 'console', 'log'];
const HEADING = /^h([1-6])$/;
const TEXTS = 'p, li, tr:has(td), dl, dt, dd, figcaption, pre';
/** Short facts in one list, which say something only together. */
const FACTS = '.api-facts';

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function meta($: CheerioAPI, name: string): string {
  return $(`meta[name="docsearch:${name}"]`).attr('content') ?? '';
}

/** The text of an element, a row's cells and a list's facts kept apart. */
function textOf($: CheerioAPI, element: Element): string {
  const parts = $(element).is(FACTS)
    ? $(element).children().toArray()
    : element.tagName === 'tr'
      ? $(element).children('th, td').toArray()
      : [];
  if (parts.length === 0) {
    return tidy($(element).text());
  }
  return parts
    .map((part) => {
      const words = $(part).is(FACTS + ' > div')
        ? $(part).children().toArray()
        : [part];
      return words.map((word) => tidy($(word).text())).join(': ');
    })
    .filter((text) => text !== '')
    .join(' · ');
}

/** Whether an element's text is not counted again by one inside it. */
function isLeaf($: CheerioAPI, element: Element): boolean {
  if ($(element).is(FACTS)) return true;
  return (
    $(element).closest(FACTS).length === 0 &&
    $(element).find(TEXTS).length === 0
  );
}

/**
 * Reads the searchable text of a built page: its headings, and below each the
 * paragraphs, list items, table rows, definitions and messages. Navigation,
 * buttons and programs are left out.
 *
 * @param html - the built page
 * @param url - its address, base path included
 * @returns undefined for a page without content to search
 */
export function extractPage(
  html: string,
  url: string,
): ExtractedPage | undefined {
  const $ = load(html);
  const content = $('.theme-doc-markdown, .markdown, main')
    .not('main:has(.markdown)')
    .first();
  const title = tidy($('article h1, main h1').first().text());
  if (content.length === 0 || title === '') {
    return undefined;
  }
  content.find(NO_TEXT).remove();
  const category = $('.menu__link--sublist.menu__link--active').last();
  const group =
    tidy(category.text()) || (url.includes('/blog/') ? 'Blog' : title);
  let texts: string[] = [];
  const sections: IndexedSection[] = [{ l: 1, a: '', h: title, t: texts }];
  content.find(`h2, h3, h4, h5, h6, ${TEXTS}`).each((_, element) => {
    const level = HEADING.exec(element.tagName)?.[1];
    if (level !== undefined) {
      texts = [];
      sections.push({
        l: Number(level),
        a: $(element).attr('id') ?? '',
        h: tidy($(element).text()),
        t: texts,
      });
      return;
    }
    const language = $(element)
      .closest('[data-language]')
      .attr('data-language');
    if (element.tagName === 'pre' && !MESSAGES.includes(language ?? '')) {
      return;
    }
    const text = textOf($, element);
    if (text !== '' && isLeaf($, element)) {
      texts.push(text);
    }
  });
  return {
    tag: meta($, 'docusaurus_tag') || 'default',
    language: meta($, 'language') || 'en',
    version: meta($, 'version'),
    page: { u: url, g: group, s: sections },
  };
}
