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

/** A level of a hierarchy. */
export type Level = (typeof LEVELS)[number];

/** The type of a record: a heading of a level, or a text below one. */
export type RecordType = Level | 'content';

/** The page's title as the group and again, then the headings down to the record's. */
export type Hierarchy = Readonly<Record<Level, string | null>>;

/** Builds a record with one value per level. */
export const mapLevels = <T>(make: (level: Level) => T): Record<Level, T> =>
  Object.fromEntries(LEVELS.map((level) => [level, make(level)])) as Record<
    Level,
    T
  >;

/** The facets of an index file; requests are filtered by the tag. */
export interface IndexFacets {
  readonly tag: string;
  readonly language: string;
  readonly version: string;
}

/**
 * A section in an index file: level (1 for the page's title), anchor, heading, texts,
 * and up to two lists: names that only the samples contain, and texts of links to the
 * section that add words. The anchor is 0 if it follows from the heading, as nearly all
 * do.
 */
export type SerializedSection = readonly [
  number,
  string | 0,
  string,
  ...(string | readonly string[])[],
];

/** The embedded index of one `docusaurus_tag`: of each page its path and sections. */
export interface IndexFile extends IndexFacets {
  readonly pages: readonly (readonly [string, ...SerializedSection[]])[];
}

/** The list of index files; `file` is relative to the manifest. */
export type IndexManifest = readonly (IndexFacets & {
  readonly file: string;
})[];

/** A section of a page: a heading and the texts below it. */
export interface Section {
  /** The page's path below the site's origin, with the anchor. */
  readonly url: string;
  readonly level: number;
  readonly hierarchy: Hierarchy;
  /** Its headings from the page's title down. */
  readonly headings: readonly string[];
  readonly version: string;
  readonly texts: readonly string[];
  readonly names: readonly string[];
  readonly links: readonly string[];
}

/** Makes the anchor of a heading as Docusaurus does; that of a title is empty. */
export function headingFragment(level: number, heading: string): string {
  if (level === 1) return '';
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** Lists the sections of an index file, in its order. */
export function deserializeSections({ pages, version }: IndexFile): Section[] {
  return pages.flatMap(([page, ...sections]) => {
    const above = new Map<Level, string>();
    return sections.map(([level, packed, heading, ...rest]) => {
      for (const deeper of LEVELS.slice(level)) above.delete(deeper);
      above.set(LEVELS[level] ?? 'lvl6', heading);
      const headings = [...above.values()];
      const [title = ''] = headings;
      const hierarchy = mapLevels((one) => above.get(one) ?? null);
      const anchor = packed === 0 ? headingFragment(level, heading) : packed;
      const [names = [], links = []] = rest.filter(
        (part) => typeof part !== 'string',
      );
      return {
        url: anchor === '' ? page : `${page}#${anchor}`,
        level,
        hierarchy: { ...hierarchy, lvl0: title },
        headings,
        version,
        texts: rest.filter((part) => typeof part === 'string'),
        names,
        links,
      };
    });
  });
}
