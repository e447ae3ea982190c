import MiniSearch from 'minisearch';
import type { Match, Matches } from './matches';
import { termsOf, withStem } from './words';

/** The searchable texts of a section. */
export interface SectionTexts {
  readonly heading: string;
  /** Headings above it, the page's title first. */
  readonly parents: string;
  readonly content: string;
}

const NOTHING: Matches = new Map<number, Match>();
const FIELD_BOOSTS = { heading: 4, parents: 1 };
const FUZZY_WEIGHT = 0.5;
const PREFIX_WEIGHT = 0.5;

/** Edits that a word of so many letters may be off: 1 from 4, 2 from 8. */
function typos(word: string): number {
  if (word.length >= 8) return 2;
  return word.length >= 4 ? 1 : 0;
}

/** Finds the sections that have a word; what it found it remembers. */
export class Vocabulary {
  private readonly terms = new Set<string>();
  private readonly index: MiniSearch<SectionTexts & { readonly id: number }>;
  private readonly found = new Map<string, Matches>();

  /** @param sections - the texts of each section, by its number */
  constructor(sections: readonly SectionTexts[]) {
    const stems = new Map<string, string[]>();
    this.index = new MiniSearch({
      fields: ['heading', 'parents', 'content'],
      tokenize: termsOf,
      processTerm: (term) => {
        let terms = stems.get(term);
        if (terms === undefined) {
          terms = withStem(term);
          stems.set(term, terms);
          for (const one of terms) this.terms.add(one);
        }
        return terms;
      },
    });
    this.index.addAll(sections.map((texts, id) => ({ id, ...texts })));
  }

  /** All terms of all sections, in lower case. */
  get all(): ReadonlySet<string> {
    return this.terms;
  }

  /** Whether a section has a word, or another word of the same stem. */
  has(word: string): boolean {
    return withStem(word).some((term) => this.terms.has(term));
  }

  /** The sections that have a word, or another word of the same stem. */
  exact(word: string): Matches {
    return this.has(word) ? this.search(withStem(word)) : NOTHING;
  }

  /** The sections that have a word that begins so. */
  begun(word: string): Matches {
    return this.search([word], { prefix: true });
  }

  /** The sections that have a word that is off by a typo or two. */
  misspelled(word: string): Matches {
    return this.search([word], { fuzzy: typos(word) });
  }

  private search(
    words: readonly string[],
    options: { readonly fuzzy?: number; readonly prefix?: boolean } = {},
  ): Matches {
    const key = `${words.join(' ')} ${JSON.stringify(options)}`;
    let matches = this.found.get(key);
    if (matches === undefined) {
      const results = this.index.search(
        { combineWith: 'OR', queries: [...words] },
        {
          ...options,
          tokenize: (text) => [text],
          processTerm: (term) => term,
          boost: FIELD_BOOSTS,
          weights: { fuzzy: FUZZY_WEIGHT, prefix: PREFIX_WEIGHT },
        },
      );
      matches = new Map(
        results.map(({ id, score, terms }) => [Number(id), { score, terms }]),
      );
      this.found.set(key, matches);
    }
    return matches;
  }
}
