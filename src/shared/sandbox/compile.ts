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

/** What the frame has under these names throws in a loop that does not end. */
const CALL = 'loopGuard()';
const EACH = 'loopGuard.each(';

const OPENS = /[([{]$/;
const CLOSES = /^[)\]}]$/;

/**
 * Has each turn of a loop, and each call of a function with a body, ask whether
 * the program has run too long: a frame may share its process with the page, where
 * a loop without an end would stop both. No line moves.
 *
 * @throws SyntaxError that ends with `(line:column)`
 */
export function insertLoopGuards(code: string): string {
  const tokens = parse(code, true, true, false).tokens.filter(
    ({ isType }) => !isType,
  );
  const texts = tokens.map(({ start, end }) => code.slice(start, end));
  const insertions: { readonly at: number; readonly text: string }[] = [];
  const before = (index: number, text: string) => {
    insertions.push({ at: tokens[index]?.start ?? code.length, text });
  };
  /** Guards the condition of a `for`, or wraps what a `for … of` goes over. */
  const guardFor = (index: number) => {
    let depth = 1;
    let isEach = false;
    for (let at = index + 2; depth > 0 && at < texts.length; at += 1) {
      const token = texts[at] ?? '';
      if (depth === 1 && token === ';') {
        before(at + 1, texts[at + 1] === ';' ? CALL : `${CALL}, `);
        return;
      }
      if (depth === 1 && token === 'of' && !isEach && at > index + 2) {
        isEach = true;
        before(at + 1, EACH);
      }
      if (OPENS.test(token)) depth += 1;
      else if (CLOSES.test(token)) depth -= 1;
      if (depth === 0 && isEach) before(at, ')');
    }
  };
  const openers: number[] = [];
  texts.forEach((text, index) => {
    if (OPENS.test(text)) openers.push(index);
    const opener = CLOSES.test(text) ? (openers.pop() ?? 0) : 0;
    const isHead = text === ')' && texts[opener - 1] !== 'switch';
    // A directive has to stay the first statement.
    const isDirective = /^['"]/.test(texts[index + 2] ?? '');
    const isBody = texts[index + 1] === '{' && !isDirective;
    if (isBody && (text === '=>' || isHead)) {
      before(index + 2, `${CALL}; `);
    }
    if (texts[index + 1] !== '(' || texts[index - 1] === '.') return;
    if (text === 'while') before(index + 2, `${CALL}, `);
    if (text === 'for') guardFor(index);
  });
  let guarded = '';
  let done = 0;
  for (const { at, text } of insertions.sort((a, b) => a.at - b.at)) {
    guarded += code.slice(done, at) + text;
    done = at;
  }
  return guarded + code.slice(done);
}
