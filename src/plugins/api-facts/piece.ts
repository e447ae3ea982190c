/** What the rows of a list of facts are made of. */

/** A piece of a row's value. */
export type Piece =
  | { kind: 'text'; text: string }
  /** TypeScript; names in it become links. */
  | { kind: 'code'; code: string }
  /** Points to a member or an export of the same version. */
  | { kind: 'reference'; name: string }
  | { kind: 'platform'; name: string }
  /** A text that links to a section of the site. */
  | { kind: 'link'; text: string; to: string }
  /** Code that the playground opens with. */
  | { kind: 'trial'; code: string; to: string }
  /** Pieces of one sentence, in a list of sentences. */
  | { kind: 'sentence'; pieces: Piece[] };

export interface Row {
  term: string;
  pieces: Piece[];
  /** The pieces are one item each, not one sentence. */
  isList?: boolean;
}

export const text = (value: string): Piece => ({ kind: 'text', text: value });
export const code = (value: string): Piece => ({ kind: 'code', code: value });
