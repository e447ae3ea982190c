/**
 * Normalizes the text of a type: one line, single quotes, no leading bars, no trailing
 * commas.
 */
export function normalizeTypeText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/([<([]) /g, '$1')
    .replace(/,? ([>)\]])/g, '$1')
    .replace(/(^|[<(:,] ?|=> )\| /g, '$1')
    .replace(/"/g, "'")
    .replace(/^\{\} & /, '')
    .replace(/; \}/g, ' }')
    .replace(/ \{ \}/g, ' {}')
    .trim();
}
