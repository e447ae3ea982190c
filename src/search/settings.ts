/** What the pages know about the search; `customFields.search` of the site. */
export interface SearchSettings {
  /** Names the hosted index, and the lists in the browser's storage. */
  readonly indexName: string;
  /** Both are empty without hosted search. */
  readonly appId: string;
  readonly apiKey: string;
  /** Whether clicks and views are reported to the hosted service. */
  readonly insights: boolean;
}

/** Limits of sections 5 and 9 of the specification. */
export const QUERY_LENGTH = 64;
export const HITS_PER_PAGE = 20;
