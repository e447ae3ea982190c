/** A part of a text; the marked ones matched the query. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Text of the HTML that `escapeHtml` made of it. */
export function unescapeHtml(html: string): string {
  return html.replaceAll(
    /&(?:amp|lt|gt|quot|#39);/g,
    (entity) => ENTITIES[entity] ?? entity,
  );
}

/**
 * Takes a highlight apart, to be shown without setting HTML.
 *
 * @param html - as `cleanHighlight` and `escapeHtml` make it
 */
export function piecesOf(html: string): Piece[] {
  return html
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part, at) => ({
      text: unescapeHtml(part),
      isMarked: at % 2 === 1,
    }))
    .filter(({ text }) => text !== '');
}
