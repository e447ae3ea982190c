import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import type { BuiltPage } from '../../shared/afterBuild/page';
import {
  HASH_LINK,
  MEMBER_FACTS,
  PAGE_CONTENT,
  PROJECT_CHECK,
} from '../../site/dom';

/** Shorter pages stay open. All heights here are CSS pixels in a window 390 wide. */
const MIN_HEIGHT_TO_CLOSE = 12_000;

/**
 * If the estimate with each `h2` and `h3` closed is above this, whole `h2` are closed.
 * It is that high because the estimate is up to 1,600 more than is shown.
 */
const MAX_CLOSED_HEIGHT = 15_700;

/**
 * Number of sections that stay open on a guide, whose first sections are what readers
 * come for.
 */
const SECTIONS_LEFT_OPEN = 2;

/** A page with more lists of facts is a reference, whose first sections are not special. */
const MAX_FACT_LISTS_OF_A_GUIDE = 10;

/** A section that is less tall would save nothing when it is closed. */
const MIN_SECTION_HEIGHT = 200;

/**
 * Estimates how tall content is in a window of 390 CSS pixels. The factors were fitted
 * to the 25 longest pages; the estimate is within 15 % of each.
 */
function estimateHeight(content: Cheerio<Element>): number {
  const code = content.find('pre').addBack('pre').text();
  const headings = content.find('h2, h3').addBack('h2, h3').length;
  const facts = content.find('dl').addBack('dl').length;
  const prose = content.text().length - code.length;
  const lines = code.split('\n').length - 1;
  return prose * 0.9 + lines * 20 + headings * 70 + facts * 50;
}

interface ClosableSection {
  readonly heading: Element;
  /** The headings in it. */
  readonly subheadings: readonly Element[];
  /** The elements before its first paragraph, which stays visible, and those after it. */
  readonly parts: readonly (readonly Element[])[];
}

/** Splits content at its headings, and returns the sections that are worth closing. */
function closableSections(
  $: CheerioAPI,
  content: Cheerio<Element>,
  level: string,
): ClosableSection[] {
  const isGuide =
    content.find(MEMBER_FACTS).length <= MAX_FACT_LISTS_OF_A_GUIDE;
  const headings = content.children(level).toArray();
  return headings.slice(isGuide ? SECTIONS_LEFT_OPEN : 0).flatMap((heading) => {
    const section = $(heading).nextUntil(level);
    // Readers come for "Check my project": it stays open.
    const hasCheck = section.find(PROJECT_CHECK).length > 0;
    if (hasCheck || estimateHeight(section) < MIN_SECTION_HEIGHT) return [];
    const elements = section.toArray();
    const first = elements.findIndex(({ name }) => /^(?:p|h3)$/.test(name));
    const lead = elements[first]?.name === 'p' ? first : -1;
    return {
      heading,
      subheadings: elements.filter(({ name }) => name === 'h3'),
      parts: [elements.slice(0, Math.max(lead, 0)), elements.slice(lead + 1)],
    };
  });
}

/**
 * Chooses the sections that are closed: those of all headings, or those of the `h2` as
 * a whole where the page would still be too tall.
 */
function chooseSections(
  $: CheerioAPI,
  content: Cheerio<Element>,
): ClosableSection[] {
  const all = closableSections($, content, 'h2, h3');
  const hidden = $(all.flatMap(({ parts }) => parts.flat()));
  return estimateHeight(content) - estimateHeight(hidden) < MAX_CLOSED_HEIGHT
    ? all
    : closableSections($, content, 'h2');
}

const headingText = ($: CheerioAPI, heading: Element): string =>
  $(heading).clone().find(HASH_LINK).remove().end().text();

/** Makes the list of the sections below a heading, shown while they are closed with it. */
function contentsOf($: CheerioAPI, headings: readonly Element[]): string {
  const list = $('<ul data-section-contents>');
  for (const heading of headings) {
    const link = $('<a>').attr('href', `#${heading.attribs.id}`);
    list.append($('<li>').append(link.text(headingText($, heading))));
  }
  return $.html(list);
}

/**
 * Closes all of a section except its first paragraph.
 *
 * @param attribute - an attribute for its button, or ''
 */
function closeSection(
  { $, insert }: BuiltPage,
  section: ClosableSection,
  attribute: string,
): void {
  const { heading, subheadings, parts } = section;
  const toggle = $(
    `<button type="button" class="clean-btn" aria-expanded="false" data-section-toggle ${attribute}>`,
  ).attr('aria-label', `More about ${headingText($, heading)}`);
  insert('after', heading, $.html(toggle));
  const closed = parts.at(-1)?.[0];
  if (closed && subheadings.length > 0) {
    insert('before', closed, contentsOf($, subheadings));
  }
  for (const part of parts) {
    const [first] = part;
    const last = part.at(-1);
    if (first === undefined || last === undefined) continue;
    insert('before', first, '<div data-section-part hidden=until-found>');
    insert('after', last, '</div>');
  }
}

/**
 * Closes sections of a long page in narrow windows, where only their heading and their
 * first paragraph are shown: `index.ts` opens them. In wide windows, in print and
 * without scripts the stylesheet shows everything.
 *
 * @returns whether the page has any
 */
export function closeSections(page: BuiltPage): boolean {
  const { $ } = page;
  const content = $<Element, string>(PAGE_CONTENT);
  if (content.length !== 1 || estimateHeight(content) < MIN_HEIGHT_TO_CLOSE)
    return false;
  const sections = chooseSections($, content);
  for (const [index, section] of sections.entries()) {
    closeSection(
      page,
      section,
      index === 0 ? 'data-island="ClosedSections"' : '',
    );
  }
  return sections.length > 0;
}
