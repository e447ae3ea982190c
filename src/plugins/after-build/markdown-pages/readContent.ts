import type { CheerioAPI } from 'cheerio';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { normalizeTypeText } from '../../../shared/api/normalizeTypeText';
import {
  CODE_BLOCK,
  DEMO,
  HASH_LINK,
  PLATFORM_BADGE,
  PROJECT_CHECK,
} from '../../../site/dom';

/** Elements that are of use on a screen only. */
const NON_CONTENT_SELECTOR = `script, style, template, noscript, button, fieldset, wbr, svg:not([role=img]), [aria-hidden=true], [role=search], [role=status], ${PROJECT_CHECK}, ${HASH_LINK}`;

/**
 * Extracts what an author wrote from a built page.
 *
 * @param url - the page's address, against which links are resolved
 * @returns the content below the page's title, without controls; undefined
 *   when nobody wrote it: lists of posts, for example
 */
export function readContent($: CheerioAPI, url: string): Root | undefined {
  const content = $(
    '.theme-doc-markdown, #__blog-post-container, html.mdx-page article',
  )
    .first()
    .clone();
  // Markdown has only the code of a demo.
  for (const demo of content.find(DEMO)) {
    $(demo).replaceWith($(demo).find(CODE_BLOCK));
  }
  content.find(NON_CONTENT_SELECTOR).remove();
  // A drawing is replaced by its accessible name; the labels in it are not text.
  content.find('svg').empty();
  // In Markdown only parentheses separate a badge from the sentence.
  for (const badge of content.find(`${PLATFORM_BADGE}:not(dd > *)`)) {
    $(badge).text(`(${$(badge).text()})`);
  }
  // The page lays long types out on several lines.
  for (const code of content.find('code:not(pre > *)')) {
    const text = $(code).text();
    if (text.includes('\n')) $(code).text(normalizeTypeText(text));
  }
  // The page's own title; `index.ts` writes it.
  content.children('header').remove();
  for (const name of ['href', 'src']) {
    for (const element of content.find(`[${name}]:not([${name}^="#"])`)) {
      const address = $(element).attr(name);
      $(element).attr(name, new URL(address ?? '', url).href);
    }
  }
  // React writes comments between two texts.
  const html = content.html()?.replaceAll(/<!--.*?-->/gs, '');
  return html === undefined ? undefined : fromHtml(html, { fragment: true });
}
