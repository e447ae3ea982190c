import createJiti from 'jiti';
import ts from 'typescript';
import type { Figure } from '../../components/Figure/figures';

const MODULE = '../../components/Figure/figures/index.ts';

function isModule(
  value: unknown,
): value is { FIGURES: Readonly<Record<string, Figure>> } {
  return typeof value === 'object' && value !== null && 'FIGURES' in value;
}

/**
 * Loads the figures in Node. They are written in TSX, which the loader of
 * Docusaurus' configuration does not read, so TypeScript compiles them here.
 *
 * @returns the figures by name
 * @throws Error when the module has no figures
 */
export function loadFigures(): Readonly<Record<string, Figure>> {
  const load = createJiti(__filename, {
    extensions: ['.ts', '.tsx', '.js'],
    requireCache: false,
    cache: false,
    transform: ({ source, filename }) => ({
      code: ts.transpileModule(source, {
        fileName: filename ?? MODULE,
        compilerOptions: {
          module: ts.ModuleKind.CommonJS,
          target: ts.ScriptTarget.ES2022,
          jsx: ts.JsxEmit.ReactJSX,
          esModuleInterop: true,
        },
      }).outputText,
    }),
  });
  const loaded: unknown = load(MODULE);
  if (!isModule(loaded)) {
    throw new Error(`${MODULE} exports no FIGURES; export the record of them.`);
  }
  return loaded.FIGURES;
}
