/**
 * Reads defaults off the shipped source. Comments in the types are not
 * trusted: some are silent, and the one of the modal's `enablePanDownToClose`
 * is wrong.
 */
import ts from 'typescript';
import { ownMembers } from '../../src/shared/api';
import { normalizeTypeText } from '../../src/shared/api/normalizeTypeText';
import type { ApiFacts } from '../../src/shared/api/types';
import { nodesOf, unalias } from '../lib/syntax';
import { applyNestedDefaults } from './nestedDefaults';
import { exportOf, type PublishedPackage } from './package';

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
  const all = Object.entries(facts.components).flatMap(([name, component]) =>
    defaultsOf(pkg, fileOf(name)).map((each) => ({ component, ...each })),
  );
  for (const { component, prop, value } of all) {
    const known = component.props[prop];
    if (known?.optional) known.default = value;
  }
  applyNestedDefaults(pkg, facts);
  for (const { component, prop, value } of all) {
    const base = component.inherits?.find(
      ({ of = '', except }) =>
        !except?.includes(prop) && ownMembers(facts, of)[prop],
    );
    const inherited = ownMembers(facts, base?.of ?? '')[prop];
    if (inherited && inherited.default !== value) {
      component.props[prop] ??= { ...inherited, default: value };
    }
  }
}

/**
 * Lists the props that the component of a file gives a default, which is code with
 * constants resolved to their values. A component of another library has none.
 */
function defaultsOf(
  pkg: PublishedPackage,
  declarations: ts.SourceFile | undefined,
): { prop: string; value: string }[] {
  const name = declarations && pkg.pathOf(declarations);
  const source =
    name &&
    pkg.file(name.replace('lib/typescript', 'src').replace(/\.d\.ts$/, '.tsx'));
  const nodes = source ? [...nodesOf(source)] : [];
  const pattern = nodes.find(isPropsDestructuring)?.name;
  const elements =
    pattern && ts.isObjectBindingPattern(pattern) ? pattern.elements : [];
  return elements.flatMap(({ name, propertyName, initializer }) => {
    const fallback = nodes.find((node) => isFallbackOf(name.getText(), node));
    const value = resolveValue(pkg, initializer ?? fallback?.right);
    const prop = (propertyName ?? name).getText();
    return value === undefined ? [] : { prop, value };
  });
}

/** Matches `const { … } = props`, and the parameter of the component's function. */
function isPropsDestructuring(
  node: ts.Node,
): node is ts.VariableDeclaration | ts.ParameterDeclaration {
  return (
    ((ts.isVariableDeclaration(node) &&
      node.initializer?.getText() === 'props') ||
      (ts.isParameter(node) && /Props\b/.test(node.type?.getText() ?? ''))) &&
    ts.isObjectBindingPattern(node.name)
  );
}

/** Matches `local ?? CONSTANT` and `local || CONSTANT`. */
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

/** Returns the value of a constant of `src/constants.ts` as code. */
export function constantValue(pkg: PublishedPackage, name: string): string {
  const symbol = exportOf(pkg, 'src/constants.ts', name);
  return resolveValue(pkg, initializerOf(symbol)) ?? '';
}

const initializerOf = ({ declarations }: ts.Symbol) =>
  declarations?.find(ts.isVariableDeclaration)?.initializer;

function resolveValue(
  pkg: PublishedPackage,
  expression: ts.Expression | undefined,
): string | undefined {
  if (expression === undefined || expression.getText() === 'undefined')
    return undefined;
  if (ts.isAsExpression(expression) || ts.isParenthesizedExpression(expression))
    return resolveValue(pkg, expression.expression);
  if (ts.isIdentifier(expression)) {
    // Only upper-case names are constants: a component keeps its own name.
    const isConstant = /^[A-Z][A-Z0-9_]*$/.test(expression.text);
    const symbol = pkg.checker.getSymbolAtLocation(expression);
    const constant =
      isConstant && symbol && initializerOf(unalias(pkg.checker, symbol));
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
    return normalizeTypeText(`{ ${properties.join(', ')} }`);
  }
  if (ts.isCallExpression(expression)) {
    // Type arguments only matter to the compiler.
    const args = expression.arguments.map(
      (argument) => resolveValue(pkg, argument) ?? argument.getText(),
    );
    return normalizeTypeText(
      `${expression.expression.getText()}(${args.join(', ')})`,
    );
  }
  return normalizeTypeText(expression.getText());
}
