import { transform } from 'sucrase';

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
