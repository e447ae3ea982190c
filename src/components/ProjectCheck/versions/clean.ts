/** Undoes changes that editors, documents and logs make to copied text. */

/** Removes line numbers, if all lines have one. */
function withoutNumbers(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const numbers = lines.map(
    (line) => /^\s*(\d{1,5})(?=[\s|:.)]|$)/.exec(line)?.[1],
  );
  const isNumbered =
    lines.length > 2 &&
    numbers.every(
      (number, index) => Number(number) === Number(numbers[0]) + index,
    );
  return isNumbered ? text.replace(/^\s*\d{1,5}[|:.)]?/gm, '') : text;
}

/** Unescapes JSON that is a string in JSON: `"{\"dependencies\": …}"`. */
function unescaped(text: string): string {
  const inner = text.trim().replace(/^"|"$/g, '');
  if (!/^\s*(?:\\[nrt]|\s)*\{(?:\\[nrt]|\s)*\\"/.test(inner)) return text;
  try {
    return String(JSON.parse(`"${inner.replaceAll('\n', '\\n')}"`));
  } catch {
    return text;
  }
}

/** Cleans a text that could not be read; offsets in the result are others. */
export const clean = (text: string): string =>
  unescaped(withoutNumbers(text).replace(/[\u201C-\u201F\u2033]/g, '"'));
