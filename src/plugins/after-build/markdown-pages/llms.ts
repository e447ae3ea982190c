import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { SitePage } from '../../../shared/sitePages';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Pages under one heading of `llms.txt`. */
export interface Section {
  readonly title: string;
  readonly pages: readonly SitePage[];
}

/** A link from one list of pages to another. */
export interface Reference {
  readonly title: string;
  readonly url: string;
  readonly description: string;
}

/** What an `llms.txt` begins with. */
export interface Head {
  readonly title: string;
  readonly summary: string;
  /** The address of a guide to read before the pages. */
  readonly guide?: string | undefined;
}

function idsOf(item: SidebarItem): string[] {
  if (item.type === 'doc') {
    return [item.id];
  }
  if (item.type === 'category') {
    const own = item.link?.type === 'doc' ? [item.link.id] : [];
    return [...own, ...item.items.flatMap(idsOf)];
  }
  return [];
}

/**
 * Groups a version's pages as its sidebar does; `npm run check` finds a page that is
 * in no sidebar.
 *
 * @param version - the docs version
 * @param pages - its pages
 * @returns one section per top-level category with pages, those outside of all first
 */
export function sectionsOf(
  version: LoadedVersion,
  pages: readonly SitePage[],
): Section[] {
  const known = new Map(pages.map((page) => [page.id, page]));
  const pagesOf = (item: SidebarItem): SitePage[] =>
    idsOf(item).flatMap((id) => known.get(id) ?? []);
  const items = Object.values(version.sidebars).flat();
  const first = items.filter(({ type }) => type !== 'category');
  return [
    { title: 'Docs', pages: first.flatMap(pagesOf) },
    ...items
      .filter((item) => item.type === 'category')
      .map((item) => ({ title: item.label, pages: pagesOf(item) })),
  ].filter((section) => section.pages.length > 0);
}

/**
 * Writes an `llms.txt` (https://llmstxt.org): what the site is, and a link to
 * the Markdown of each page.
 *
 * @param head - what it begins with
 * @param sections - the pages
 * @param markdownUrl - gives the absolute address of a page's Markdown page
 * @param references - further lists, under their own heading
 */
export function llmsText(
  head: Head,
  sections: readonly Section[],
  markdownUrl: (page: SitePage) => string,
  references: readonly Reference[],
): string {
  const blocks = [
    `# ${head.title}`,
    `> ${head.summary}`,
    ...(head.guide === undefined
      ? []
      : [
          `Start with the [guide for coding agents](${head.guide}): versions that go together, the smallest sheet and modal, and what goes wrong, in 8 KB.`,
        ]),
    'Each page is also available as Markdown: add `.md` to its address.',
    ...sections.map(({ title, pages }) =>
      [
        `## ${title}\n`,
        ...pages.map(
          (page) =>
            `- [${page.title}](${markdownUrl(page)}): ${page.description}`,
        ),
      ].join('\n'),
    ),
    [
      '## Optional\n',
      ...references.map(
        ({ title, url, description }) => `- [${title}](${url}): ${description}`,
      ),
    ].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}
