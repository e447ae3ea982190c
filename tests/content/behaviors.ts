import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { nodesOf } from '../../scripts/lib/syntax';
import { ROOT } from '@site/src/site/versions';

/** Hooks that do nothing in HTML that React does not take over. */
const HOOKS =
  /^use(?:State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore|Transition|ActionState|Optimistic)$/;

const SUFFIXES = ['', '.tsx', '.ts', '/index.tsx', '/index.ts'];

/** The site's file that an import means, if it means one of the site's. */
export function resolveImport(
  specifier: string,
  from: string,
): string | undefined {
  const file = specifier.startsWith('@site/')
    ? path.join(ROOT, specifier.slice('@site/'.length))
    : specifier.startsWith('.')
      ? path.resolve(path.dirname(from), specifier)
      : undefined;
  return SUFFIXES.map((suffix) => `${file ?? ''}${suffix}`).find(
    (each) => /\.tsx?$/.test(each) && existsSync(each),
  );
}

/** What a module imports, types left out. */
export function importsOf(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) =>
    ts.isImportDeclaration(statement) &&
    statement.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword &&
    ts.isStringLiteral(statement.moduleSpecifier)
      ? [statement.moduleSpecifier.text]
      : [],
  );
}

/** Reads TypeScript with JSX. */
export function parseModule(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
}

function behaviorOf(node: ts.Node): string | undefined {
  if (ts.isJsxAttribute(node) && /^on[A-Z]/.test(node.name.getText())) {
    return node.name.getText();
  }
  if (ts.isCallExpression(node)) {
    const name = ts.isPropertyAccessExpression(node.expression)
      ? node.expression.name.text
      : node.expression.getText();
    return HOOKS.test(name) ? name : undefined;
  }
  return undefined;
}

/**
 * Finds what makes a component do something in the browser: hooks with state
 * or effects, and handlers of events, its own and those of the site's modules
 * that it is made of.
 *
 * @param file - the component's module, absolute
 * @param hydrated - modules that the browser renders again, not looked into
 * @returns for each finding a sentence with file, line and fix
 */
export function findBehaviors(
  file: string,
  hydrated: ReadonlySet<string> = new Set(),
  seen = new Set<string>(),
): string[] {
  if (seen.has(file) || hydrated.has(file)) {
    return [];
  }
  seen.add(file);
  const source = parseModule(file, readFileSync(file, 'utf8'));
  const found: string[] = [];
  for (const node of nodesOf(source)) {
    const behavior = behaviorOf(node);
    if (behavior !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(
        `${path.relative(ROOT, file)}:${line + 1}: ${behavior} does nothing in a page whose text is HTML; make the component an island: see "Add a component with a behavior" in CONTRIBUTING.md.`,
      );
    }
  }
  return [
    ...found,
    ...importsOf(source).flatMap((specifier) => {
      const next = resolveImport(specifier, file);
      return next === undefined ? [] : findBehaviors(next, hydrated, seen);
    }),
  ];
}
