/**
 * Collects imports and exports of the library, its inner files and tracked packages.
 */
import type * as t from '@babel/types';
import {
  DATA,
  DEEP_IMPORT_PREFIX,
  getOwn,
  isComponent,
  LIBRARY,
} from '../library';
import { nameOf, type Binding, type MaybeNode } from '../semanticModel';
import type { UsageCollector, Visitors } from './collector';
import type { External } from './usage';

/** Other packages whose exports have rules. */
export const TRACKED_PACKAGES = new Set([
  'react-native-reanimated',
  '@gorhom/portal',
]);

/** The parts of a specifier that do not identify the file inside the package. */
const INSIDE_PATH =
  /^.*?bottom-sheet\/(?:(?:src|lib\/\w+)\/)?|(?:\/index)?(?:\.[a-z]+)*$/g;

const EXPORTS: External = { kind: 're-export', name: '', component: '' };

const addReexport = (node: t.Node, collector: UsageCollector) => {
  collector.addUnresolved(
    node,
    'This file re-exports the library. Check the files that import it from here, too.',
    { external: EXPORTS },
  );
};

/** The name that an import or export specifier takes from its module. */
function nameInModule(specifier: t.Node): string {
  if (specifier.type === 'ImportSpecifier') return nameOf(specifier.imported);
  return specifier.type === 'ExportSpecifier' ? nameOf(specifier.local) : '';
}

export const moduleVisitors: Visitors = {
  ImportDeclaration(node, collector) {
    const from = node.source.value;
    for (const each of node.specifiers) {
      if (!TRACKED_PACKAGES.has(from) || each.type !== 'ImportSpecifier')
        continue;
      const name = `${from}.${nameOf(each.imported)}`;
      collector.add({ name, kind: 'import', node: each });
    }
    visitModule(node, from, node.specifiers, collector);
  },
  ExportAllDeclaration: visitExport,
  ExportNamedDeclaration: visitExport,
  ExportDefaultDeclaration(node, collector) {
    visitExported(node, [node.declaration], collector);
  },
  AssignmentExpression(node, collector) {
    if (/^(?:module\.)?exports\b/.test(collector.model.textOf(node.left)))
      visitExported(node, [node.right], collector);
  },
};

function visitExport(
  node: t.ExportAllDeclaration | t.ExportNamedDeclaration,
  collector: UsageCollector,
): void {
  const { source, specifiers, declaration } =
    node.type === 'ExportNamedDeclaration'
      ? node
      : { source: node.source, specifiers: [], declaration: undefined };
  if (declaration?.type === 'VariableDeclaration') {
    const values = declaration.declarations.map(({ init }) => init);
    visitExported(node, values, collector);
  }
  visitModule(node, source?.value, specifiers, collector);
  if (source?.value !== LIBRARY) return;
  addReexport(node, collector);
  for (const each of specifiers) {
    const name = nameInModule(each);
    if (name) collector.add({ name, kind: 'import', node: each });
  }
}

/** Reports exported values if one of them is the library or one of its exports. */
function visitExported(
  node: t.Node,
  values: readonly MaybeNode[],
  collector: UsageCollector,
): void {
  if (values.some((value) => isOfLibrary(value, collector)))
    addReexport(node, collector);
}

/** Whether a value is the library, one of its exports, or an object that holds one. */
function isOfLibrary(node: MaybeNode, collector: UsageCollector): boolean {
  const value = collector.model.evaluate(node);
  if (value?.kind === 'node' && value.node.type === 'ObjectExpression') {
    return value.node.properties.some(
      (each) => 'value' in each && isOfLibrary(each.value, collector),
    );
  }
  return value?.kind === 'library' || value?.kind === 'export';
}

/** Collects the import of a file inside the package, by any syntax. */
export function visitModule(
  node: t.Node,
  from: string | undefined,
  specifiers: readonly t.Node[],
  collector: UsageCollector,
): void {
  if (from === `${LIBRARY}/mock`) {
    collector.add({ name: from, kind: 'import', node });
    return;
  }
  if (from?.startsWith(DEEP_IMPORT_PREFIX) !== true) return;
  const stable = getOwn(DATA.inside, from.replace(INSIDE_PATH, '')) ?? [];
  const unstable = specifiers.filter((each) => {
    const name = nameInModule(each);
    if (name !== 'BottomSheetModalMethods') return !stable.includes(name);
    collector.add({ name, kind: 'import', node: each });
    return false;
  });
  if (specifiers.length > 0 && unstable.length === 0) return;
  collector.addUnresolved(
    node,
    `\`${from}\` is a file inside the package, which can change in any release: import from \`${LIBRARY}\` where it exports the name.`,
  );
}

/** Whether a binding is an import from the library. */
export function isImported(
  binding: Binding | undefined,
  { model }: UsageCollector,
): boolean {
  const declared = binding && model.declarationOf(binding);
  return (
    declared?.kind === 'import' &&
    model.evaluateModule(declared.from)?.kind === 'library'
  );
}

/** Collects an import of the library, and all references to it. */
export function visitBinding(
  binding: Binding,
  collector: UsageCollector,
): void {
  const { model, componentValues } = collector;
  if (!isImported(binding, collector)) return;
  const value = model.evaluateBinding(binding);
  if (value?.kind !== 'export') return;
  const { name } = value;
  collector.add({ name, kind: 'import', node: binding.path.node });
  for (const node of model.referencesOf(binding)) {
    const parent = model.parentOf(node);
    if (parent?.type === 'JSXClosingElement') continue;
    if (parent?.type === 'ExportSpecifier') addReexport(parent, collector);
    if (isComponent(name)) componentValues.set(node, name);
    collector.add({ name, kind: 'export', node });
  }
}
