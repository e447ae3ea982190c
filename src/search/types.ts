import type { Hierarchy, RecordType } from './records';

/** AND of its members; a member that is a list is the OR of it. */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** A request, as far as this site's pages send it. */
export interface SearchRequest {
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters?: FacetFilters;
  /** From 0. */
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly attributesToRetrieve?: readonly string[];
  /** Each an attribute, a colon, and how many words of it. */
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly clickAnalytics?: boolean;
}

/** An attribute's text with the highlight tags around what matched. */
export interface Highlight {
  readonly value: string;
  readonly matchLevel: 'full' | 'none' | 'partial';
  readonly matchedWords: readonly string[];
  readonly fullyHighlighted?: boolean;
}

/** Highlights of the attributes that a hit has. */
export interface HitHighlights {
  readonly content?: Highlight;
  readonly hierarchy?: Partial<Record<keyof Hierarchy, Highlight>>;
}

/** A record that was found, in DocSearch's shape. */
export interface SearchHit {
  readonly objectID: string;
  readonly url: string;
  readonly type: RecordType | 'lvl0';
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  readonly _highlightResult: HitHighlights;
  readonly _snippetResult: HitHighlights;
}

/** The answer to one request. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  /** From 0. */
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly index: string;
  /** Only when the request asked for click analytics. */
  readonly queryID?: string;
}

/** The part of `algoliasearch/lite` that this site uses. */
export interface SearchClient {
  /**
   * Answers requests, in their order.
   *
   * @throws Error (a rejection) when there is no answer; the next call tries
   *   again
   */
  search(parameters: {
    readonly requests: readonly SearchRequest[];
  }): Promise<{ readonly results: readonly SearchResult[] }>;
  /** Gets ready to answer requests with these filters; never rejects. */
  prepare(facetFilters: FacetFilters): Promise<void>;
}
