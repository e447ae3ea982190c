/** A selector, with the type of the elements that it matches. */
export type Selector<Found extends Element = HTMLElement> = string & {
  readonly found?: Found;
};

/** An element with `data-` attributes, by their names in its `dataset`. */
interface ElementWithData<Name extends string> extends HTMLElement {
  readonly dataset: Partial<Record<Name, string>>;
}

/** Finds the first element below another that a selector matches. */
export const find = <Found extends Element = HTMLElement>(
  parent: ParentNode | null | undefined,
  selector: Selector<Found>,
): Found | null => parent?.querySelector<Found>(selector) ?? null;

/** Finds all elements below another that a selector matches. */
export const findAll = <Found extends Element = HTMLElement>(
  parent: ParentNode,
  selector: Selector<Found>,
): Found[] => [...parent.querySelectorAll<Found>(selector)];

/** Finds the nearest element that a selector matches, from the target of an event up. */
export const closest = <Found extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: Selector<Found>,
): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null;

/** A link with an address. */
export const LINK: Selector<HTMLAnchorElement> = 'a[href]';

/*
 * Selectors that scripts, listeners, islands and build steps share. The components that
 * write the attributes, and the stylesheets, name them themselves: `dom.test.ts` compares
 * them with these.
 */

/** A block of code, with its buttons. */
export type CodeBlockElement = ElementWithData<'language' | 'title'>;
export const CODE_BLOCK: Selector<CodeBlockElement> = '[data-language]';
/** The button that runs a sample; the value is the sample's id. */
export const RUN_BUTTON: Selector<ElementWithData<'sampleId'>> =
  '[data-sample-id]';
/** The part of a demo or a sample that has the state of its run. */
export const RUN_AREA = '[data-run-status]';
/** A live demo, with its code. */
export const DEMO = '[data-demo]';
/** The screen of the drawn phone. */
export const SCREEN = '[data-screen]';
/** Install commands, of which a stylesheet shows the chosen ones. */
export const INSTALL_COMMANDS = '[data-install-commands]';
/** A command, or a part of one, for one choice of the reader. */
export const INSTALL_OPTION = '[data-install-option]';
/** The button that copies a page as Markdown. */
export const COPY_PAGE: Selector<ElementWithData<'markdown'>> =
  '[data-markdown]';
/** The form "Check my project". */
export const PROJECT_CHECK: Selector<ElementWithData<'projectCheck'>> =
  '[data-project-check]';
/** An island: a React root in the static HTML of a page. */
export type IslandElement = ElementWithData<
  'island' | 'props' | 'hydrationFailed'
>;
export const ISLAND: Selector<IslandElement> = '[data-island]';
/** The scrollable box around a table. */
export const TABLE_BOX = '[data-table]';
/** The content of a page that an author wrote. */
export const PAGE_CONTENT = '[data-page-content]';
/** The button of a section that is closed in narrow windows. */
export const SECTION_TOGGLE = '[data-section-toggle]';
/** The part of a section that its button opens. */
export const SECTION_PART = '[data-section-part]';
/** The list of the sections below a heading, shown while they are closed. */
export const SECTION_CONTENTS = '[data-section-contents]';
/** A badge that names a platform. */
export const PLATFORM_BADGE = '[data-platform]';
/** The links of the search before a query is typed. */
export const SEARCH_START = '[data-search-start]';
/** The facts of an API member. */
export const MEMBER_FACTS: Selector<ElementWithData<'since'>> = '.api-facts';
/** The link of a heading to itself. */
export const HASH_LINK: Selector<HTMLAnchorElement> = 'a.hash-link';
/** The link of an old version's banner to the newest one. */
export const VERSION_BANNER_LINK: Selector<HTMLAnchorElement> =
  '.theme-doc-version-banner a';
