/** The levels of a hierarchy from the group down, as the DocSearch crawler names them. */
export const LEVELS = [
  'lvl0',
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
] as const;

/** Levels that every record has: the group, and the page's title. */
type TopLevel = 'lvl0' | 'lvl1';
type Level = (typeof LEVELS)[number];

/** What a record is: a heading of a level, or a text below one. */
export type RecordType = Exclude<Level, 'lvl0'> | 'content';

/** The page's title as the group, then the headings down to the record's. */
export type Hierarchy = Record<TopLevel, string> &
  Record<Exclude<Level, TopLevel>, string | null>;

/** One record of the search index, in the shape of the DocSearch crawler. */
export interface SearchRecord {
  readonly objectID: string;
  /** Address with the anchor, absolute or relative to the site's origin. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: RecordType;
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  readonly language: string;
  readonly version: string;
  readonly docusaurus_tag: string;
}

/** A part of a page: its heading and the texts below it, in order. */
export interface IndexedSection {
  /** Level of the heading: 1 for the page's title. */
  readonly l: number;
  /** Anchor, empty for the page's title. */
  readonly a: string;
  /** Text of the heading. */
  readonly h: string;
  /** Texts. */
  readonly t: readonly string[];
  /** Names that only the section's samples have. */
  readonly n?: readonly string[];
  /** Texts of links to it, where they have words that it has not. */
  readonly k?: readonly string[];
}

/** A page as the embedded index holds it. */
export interface IndexedPage {
  /** Path below the site's origin, base path included. */
  readonly u: string;
  readonly s: readonly IndexedSection[];
}

/** What an index file is about, and what requests are filtered by. */
export interface IndexFacets {
  readonly tag: string;
  readonly language: string;
  readonly version: string;
}

/** The embedded index of one `docusaurus_tag`. */
export interface IndexFile extends IndexFacets {
  readonly pages: readonly IndexedPage[];
}

/**
 * A section as it travels: level, anchor, heading, texts, and where there are
 * any, the names of its samples and the texts of links, each as a list. The
 * anchor is 0 where it follows from the heading, which it nearly always does.
 */
export type PackedSection = readonly [
  number,
  string | 0,
  string,
  ...(string | readonly string[])[],
];

/** A page as it travels: path, sections. */
export type PackedPage = readonly [string, ...PackedSection[]];

/** An index file as it travels. */
export interface PackedFile extends IndexFacets {
  readonly pages: readonly PackedPage[];
}

/** The index files there are; `file` is relative to the manifest. */
export type IndexManifest = readonly (IndexFacets & {
  readonly file: string;
})[];

/** The anchor that Docusaurus makes of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** Makes the compact form of a page, which `unpackPage` reads. */
export function packPage({ u, s }: IndexedPage): PackedPage {
  const sections = s.map((section): PackedSection => {
    const known = section.l === 1 ? '' : anchorOf(section.h);
    const anchor = section.a === known ? 0 : section.a;
    const { l, h, t, n, k } = section;
    const lists = k === undefined ? (n === undefined ? [] : [n]) : [n ?? [], k];
    return [l, anchor, h, ...t, ...lists];
  });
  return [u, ...sections];
}

/** Reads the compact form of a page. */
export function unpackPage([u, ...sections]: PackedPage): IndexedPage {
  return {
    u,
    s: sections.map(([l, anchor, h, ...rest]) => {
      const known = l === 1 ? '' : anchorOf(h);
      const t = rest.filter((part) => typeof part === 'string');
      const [n = [], k = []] = rest.filter((part) => typeof part !== 'string');
      return {
        l,
        a: anchor === 0 ? known : anchor,
        h,
        t,
        ...(n.length === 0 ? {} : { n }),
        ...(k.length === 0 ? {} : { k }),
      };
    }),
  };
}

/** A section of a page, as the embedded search finds it. */
export interface Section {
  /** The record of its heading. */
  readonly record: SearchRecord;
  readonly texts: readonly string[];
  readonly names: readonly string[];
  readonly links: readonly string[];
}

/** The headings of a record from the page's title down. */
export const headingsOf = ({ hierarchy }: SearchRecord): string[] =>
  LEVELS.slice(1).flatMap((level) => hierarchy[level] ?? []);

/**
 * Spreads a page of the embedded index into records.
 *
 * @param page - the page
 * @param file - the index file that it is of: its tag, language and version
 * @param origin - put before every address; empty keeps them relative
 * @returns one record per heading and per text, in the page's order
 */
export function toRecords(
  page: IndexedPage,
  file: IndexFacets,
  origin = '',
): SearchRecord[] {
  const none = Object.fromEntries(LEVELS.map((level) => [level, null]));
  let hierarchy = { ...none, lvl0: page.s[0]?.h ?? '', lvl1: '' } as Hierarchy;
  const records: SearchRecord[] = [];
  for (const { l, a, h, t, n } of page.s) {
    const level = LEVELS[l];
    if (level === undefined || level === 'lvl0') continue;
    const kept = LEVELS.slice(0, l).map(
      (one) => [one, hierarchy[one]] as const,
    );
    hierarchy = {
      ...none,
      ...Object.fromEntries(kept),
      [level]: h,
    } as unknown as Hierarchy;
    const anchor = a === '' ? '' : `#${a}`;
    const names = n === undefined ? [] : [n.join(', ')];
    for (const content of [null, ...t, ...names]) {
      records.push({
        objectID: `${page.u}${anchor}-${records.length}`,
        url: `${origin}${page.u}${anchor}`,
        url_without_anchor: `${origin}${page.u}`,
        anchor: a === '' ? null : a,
        type: content === null ? level : 'content',
        content,
        hierarchy,
        language: file.language,
        version: file.version,
        docusaurus_tag: file.tag,
      });
    }
  }
  return records;
}

/**
 * Spreads a page of the embedded index into sections.
 *
 * @param page - the page
 * @param file - the index file that it is of
 * @returns one section per heading, in the page's order
 */
export function toSections(page: IndexedPage, file: IndexFacets): Section[] {
  return toRecords(page, file)
    .filter(({ type }) => type !== 'content')
    .map((record, index) => ({
      record,
      texts: page.s[index]?.t ?? [],
      names: page.s[index]?.n ?? [],
      links: page.s[index]?.k ?? [],
    }));
}
