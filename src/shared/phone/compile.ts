import { transform } from 'sucrase';
import { parse } from 'sucrase/dist/parser';

/**
 * Compiles a file to a CommonJS module; each line stays where it is.
 *
 * @throws SyntaxError that ends with `(line:column)`
 */
export function compile(code: string): string {
  return transform(code, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
  }).code;
}

/** What the frame has under this name throws in a loop that does not end. */
const CALL = 'loopGuard()';

/**
 * Has each turn of a `for` with a condition, a `while` and a `do` ask whether the
 * loop has run too long: a frame may share its process with the page, where one
 * without an end would stop both. No line moves.
 *
 * @throws SyntaxError that ends with `(line:column)`
 */
export function guardLoops(code: string): string {
  const { tokens } = parse(code, true, true, false);
  const texts = tokens.map(({ start, end }) => code.slice(start, end));
  const places: number[] = [];
  texts.forEach((text, index) => {
    if (texts[index + 1] !== '(' || texts[index - 1] === '.') return;
    if (text === 'while') places.push(index + 2);
    let depth = text === 'for' ? 1 : 0;
    for (let at = index + 2; depth > 0 && at < texts.length; at += 1) {
      const token = texts[at] ?? '';
      if (token === ';' && depth === 1) {
        places.push(at + 1);
        return;
      }
      if (/[([{]$/.test(token)) depth += 1;
      else if (/^[)\]}]$/.test(token)) depth -= 1;
    }
  });
  let guarded = '';
  let done = 0;
  for (const place of places.sort((a, b) => a - b)) {
    const { start = code.length } = tokens[place] ?? {};
    const call = texts[place] === ';' ? CALL : `${CALL}, `;
    guarded += code.slice(done, start) + call;
    done = start;
  }
  return guarded + code.slice(done);
}
