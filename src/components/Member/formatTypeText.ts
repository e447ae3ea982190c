import { format } from 'prettier';

/** Code longer than this is laid out on several lines. */
const ONE_LINE = 64;

/**
 * Formats code with Prettier if it is long.
 *
 * @param code a type, a declaration without its keyword, or an import
 * @returns the same, broken into lines where it is long
 */
export async function formatTypeText(code: string): Promise<string> {
  if (code.length <= ONE_LINE) return code;
  // A variable cannot be optional, so `?` is removed and added again.
  const isOptional = /^\w+\?: /.test(code);
  const valid = isOptional ? code.replace('?', '') : code;
  const [before, after] = wrapAsStatement(valid);
  const formatted = await format(`${before}${valid}${after}`, {
    parser: 'typescript',
    singleQuote: true,
    printWidth: ONE_LINE,
    trailingComma: 'none',
  });
  const inside = formatted.trim().slice(before.trimEnd().length);
  const body =
    after && inside.endsWith(after) ? inside.slice(0, -after.length) : inside;
  // A body on its own lines is indented by Prettier.
  const lines = body.startsWith('\n')
    ? body.slice(1).replaceAll(/^ {2}/gm, '')
    : body.trimStart();
  return isOptional ? lines.replace(/^\w+/, '$&?') : lines;
}

/**
 * Returns the text before and after the code that makes it a statement, which Prettier
 * can format.
 */
function wrapAsStatement(code: string): readonly [string, string] {
  if (/^(?:import|type) /.test(code)) return ['', ''];
  if (/^\w+(?:<[^(]*>)?\(.*\): /.test(code)) return ['declare function ', ';'];
  if (/^\w+: /.test(code)) return ['declare let ', ';'];
  if (/^(?:Platform|\{)/.test(code)) return ['export default ', ';'];
  return ['type T = ', ';'];
}
