/** Levels of a heading, as the DocSearch crawler names them. */
export type HeadingLevel = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** What a record is: a heading of a level, or a text below one. */
export type RecordType = HeadingLevel | 'content';

/** The page's title as the group, then the headings down to the record's. */
export interface Hierarchy {
  lvl0: string;
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

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

/** The levels of a hierarchy from the group down. */
export const LEVELS = [
  'lvl0',
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
] as const;

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
 * any, the names of its samples as a list. The anchor is 0 where it follows
 * from the heading, which it nearly always does.
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
    const names = section.n === undefined ? [] : [section.n];
    return [section.l, anchor, section.h, ...section.t, ...names];
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
      const n = rest.find((part) => typeof part !== 'string');
      return {
        l,
        a: anchor === 0 ? known : anchor,
        h,
        t,
        ...(n === undefined ? {} : { n }),
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
}

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
  const hierarchy: Hierarchy = {
    lvl0: page.s[0]?.h ?? '',
    lvl1: '',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const records: SearchRecord[] = [];
  const add = (
    section: IndexedSection,
    type: RecordType,
    content: string | null,
  ): void => {
    const address = `${origin}${page.u}`;
    records.push({
      objectID: `${page.u}${section.a === '' ? '' : `#${section.a}`}-${records.length}`,
      url: section.a === '' ? address : `${address}#${section.a}`,
      url_without_anchor: address,
      anchor: section.a === '' ? null : section.a,
      type,
      content,
      hierarchy: { ...hierarchy },
      language: file.language,
      version: file.version,
      docusaurus_tag: file.tag,
    });
  };
  for (const section of page.s) {
    const level = LEVELS[section.l];
    if (level === undefined || level === 'lvl0') {
      continue;
    }
    for (const deeper of LEVELS.slice(section.l + 1)) {
      if (deeper !== 'lvl0' && deeper !== 'lvl1') {
        hierarchy[deeper] = null;
      }
    }
    hierarchy[level] = section.h;
    add(section, level, null);
    for (const text of section.t) {
      add(section, 'content', text);
    }
    if (section.n !== undefined) add(section, 'content', section.n.join(', '));
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
    }));
}
