/**
 * Reads defaults off the shipped source. Comments in the types are not
 * trusted: some are silent, and the one of the modal's `enablePanDownToClose`
 * is wrong.
 */
import ts from 'typescript';
import { ownMembers } from '../../src/shared/api';
import { tidy } from '../../src/shared/api/tidy';
import type { ApiFacts, ComponentFacts } from '../../src/shared/api/types';
import { nodesOf } from '../lib/syntax';
import { applyNested } from './nestedDefaults';
import { unalias, type PublishedPackage } from './package';

/**
 * Writes defaults into the facts: those of a component's own destructuring,
 * then the nested ones of the table, then, for a component that passes props
 * on, its own where they differ from the receiver's.
 *
 * @param fileOf the declaration file of an export
 */
export function applyDefaults(
  pkg: PublishedPackage,
  facts: ApiFacts,
  fileOf: (name: string) => ts.SourceFile | undefined,
): void {
  const components = Object.entries(facts.components).map(
    ([name, component]) => ({
      component,
      defaults: defaultsOf(pkg, fileOf(name)),
    }),
  );
  for (const { component, defaults } of components) {
    for (const [prop, value] of defaults) {
      const known = component.props[prop];
      if (known?.optional) known.default = value;
    }
  }
  applyNested(pkg, facts);
  for (const { component, defaults } of components) {
    overrideInherited(facts, component, defaults);
  }
}

/**
 * The default of each prop that the component declared in a file gives one, as
 * code with constants resolved to their values; of another library, none.
 */
function defaultsOf(
  pkg: PublishedPackage,
  declarations: ts.SourceFile | undefined,
): Map<string, string> {
  const defaults = new Map<string, string>();
  const name = declarations && pkg.pathOf(declarations);
  const source =
    name &&
    pkg.file(name.replace('lib/typescript', 'src').replace(/\.d\.ts$/, '.tsx'));
  const nodes = source ? [...nodesOf(source)] : [];
  const pattern = nodes.find(takesProps)?.name;
  const elements =
    pattern && ts.isObjectBindingPattern(pattern) ? pattern.elements : [];
  for (const element of elements) {
    const local = element.name;
    const prop = (element.propertyName ?? local).getText();
    if (!ts.isIdentifier(local) || element.dotDotDotToken) continue;
    const value = resolveValue(
      pkg,
      element.initializer ??
        nodes.find((node) => isFallbackOf(local.text, node))?.right,
    );
    if (value !== undefined && !defaults.has(prop)) defaults.set(prop, value);
  }
  return defaults;
}

/** `const { … } = props`, or the parameter of the component's function. */
function takesProps(
  node: ts.Node,
): node is ts.VariableDeclaration | ts.ParameterDeclaration {
  return (
    ((ts.isVariableDeclaration(node) &&
      node.initializer?.getText() === 'props') ||
      (ts.isParameter(node) && /Props\b/.test(node.type?.getText() ?? ''))) &&
    ts.isObjectBindingPattern(node.name)
  );
}

/** `local ?? CONSTANT` or `local || CONSTANT` */
function isFallbackOf(
  local: string,
  node: ts.Node,
): node is ts.BinaryExpression {
  return (
    ts.isBinaryExpression(node) &&
    ['??', '||'].includes(node.operatorToken.getText()) &&
    node.left.getText() === local &&
    /^[A-Z][A-Z_]+$/.test(node.right.getText())
  );
}

/** A prop that is taken from another component but starts out differently. */
function overrideInherited(
  facts: ApiFacts,
  component: ComponentFacts,
  defaults: Map<string, string>,
): void {
  for (const base of component.inherits ?? []) {
    const source = ownMembers(facts, base.of ?? '');
    for (const [prop, value] of defaults) {
      const inherited = source[prop];
      if (
        inherited !== undefined &&
        !base.except?.includes(prop) &&
        component.props[prop] === undefined &&
        inherited.default !== value
      ) {
        component.props[prop] = { ...inherited, default: value };
      }
    }
  }
}

/**
 * The value of a constant of `src/constants.ts` as code.
 * @throws when there is no such constant
 */
export function constantValue(pkg: PublishedPackage, name: string): string {
  const file = pkg.file('src/constants.ts');
  const symbol = file && pkg.checker.getSymbolAtLocation(file);
  const constant = symbol?.exports?.get(ts.escapeLeadingUnderscores(name));
  const value = resolveValue(
    pkg,
    constant && initializerOf(unalias(pkg.checker, constant)),
  );
  if (value === undefined) throw new Error(`constants.ts has no ${name}`);
  return value;
}

function initializerOf(symbol: ts.Symbol) {
  return symbol.declarations?.find(ts.isVariableDeclaration)?.initializer;
}

/** Only upper-case names are constants: a component keeps its own name. */
function constantOf(pkg: PublishedPackage, node: ts.Expression) {
  const symbol = pkg.checker.getSymbolAtLocation(node);
  return symbol && /^[A-Z][A-Z0-9_]*$/.test(symbol.name)
    ? initializerOf(unalias(pkg.checker, symbol))
    : undefined;
}

function resolveValue(
  pkg: PublishedPackage,
  expression: ts.Expression | undefined,
): string | undefined {
  if (expression === undefined || expression.getText() === 'undefined')
    return undefined;
  if (ts.isAsExpression(expression) || ts.isParenthesizedExpression(expression))
    return resolveValue(pkg, expression.expression);
  if (ts.isIdentifier(expression)) {
    const constant = constantOf(pkg, expression);
    return constant ? resolveValue(pkg, constant) : expression.text;
  }
  if (ts.isPropertyAccessExpression(expression)) {
    // `KEYBOARD_BEHAVIOR.interactive` -> `'interactive'`; an enum's stays.
    const symbol = pkg.checker.getSymbolAtLocation(expression);
    const property = symbol?.declarations?.find(ts.isPropertyAssignment);
    return resolveValue(pkg, property?.initializer) ?? expression.getText();
  }
  if (ts.isObjectLiteralExpression(expression)) {
    const properties = expression.properties.map((property) =>
      ts.isPropertyAssignment(property)
        ? `${property.name.getText()}: ${resolveValue(pkg, property.initializer)}`
        : property.getText(),
    );
    return tidy(`{ ${properties.join(', ')} }`);
  }
  if (ts.isCallExpression(expression)) {
    // Type arguments only matter to the compiler.
    const args = expression.arguments.map(
      (argument) => resolveValue(pkg, argument) ?? argument.getText(),
    );
    return tidy(`${expression.expression.getText()}(${args.join(', ')})`);
  }
  return tidy(expression.getText());
}
