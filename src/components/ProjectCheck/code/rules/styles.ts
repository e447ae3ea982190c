/** Styles, as far as they are written. */
import type { Node } from '@babel/types';
import { memberNameOf, nameOf } from '../semanticModel';
import type { RuleContext } from '../rule';
import type { LibraryUsage } from '../usages/usage';
import type { AbstractEvaluator } from '../evaluation/evaluator';
import type { AbstractValue } from '../evaluation/value';
import { someReferencedValue } from './helpers';

/** How many entries an array can have; of one that is not written out, many. */
export function countEntries(node: Node, values: AbstractEvaluator): number {
  if (node.type === 'ArrayExpression') {
    const counts = node.elements.map((each) => {
      if (each?.type !== 'SpreadElement') return 1;
      const spread = values.possibleExpressions(each.argument);
      return Math.max(
        ...spread.map((leaf) => countEntries(leaf, values) || Infinity),
      );
    });
    return counts.reduce((sum, count) => sum + count, 0);
  }
  if (node.type !== 'CallExpression' || !('object' in node.callee)) return 0;
  const [own, ...more] = [node.callee.object, ...node.arguments];
  switch (memberNameOf(node.callee)) {
    case 'filter':
      return countEntries(own, values);
    case 'concat':
      return values
        .possibleExpressions(own)
        .concat(more)
        .reduce((sum, each) => sum + (countEntries(each, values) || 1), 0);
    default:
      return 0;
  }
}

/** The styles in a style: entries of arrays, arms of conditions, spreads. */
function stylesOf(
  node: Node | null | undefined,
  values: AbstractEvaluator,
): Node[] {
  return values.possibleExpressions(node).flatMap((leaf) => {
    const all = (...nodes: (Node | null)[]) =>
      nodes.flatMap((each) =>
        stylesOf(each?.type === 'SpreadElement' ? each.argument : each, values),
      );
    if (leaf.type === 'ArrayExpression') return all(...leaf.elements);
    if (leaf.type === 'ObjectExpression') {
      const isSpread = ({ type }: Node) => type === 'SpreadElement';
      return [leaf, ...all(...leaf.properties.filter(isSpread))];
    }
    if (leaf.type !== 'CallExpression') return [leaf];
    const { callee } = leaf;
    switch (memberNameOf(callee)) {
      case 'compose':
      case 'flatten':
        return all(...leaf.arguments);
      case 'concat':
      case 'filter':
        return all('object' in callee ? callee.object : null);
      default:
        return [leaf];
    }
  });
}

/** Whether a style has such a key, as far as its keys are written. */
export function hasStyle(
  { value }: Pick<LibraryUsage, 'value'>,
  { values }: RuleContext,
  wanted: RegExp,
  isWanted: (value: Node) => boolean = () => true,
): boolean {
  return stylesOf(value, values)
    .flatMap((each) =>
      each.type === 'ObjectExpression' ? each.properties : [],
    )
    .some(
      (each) =>
        each.type !== 'SpreadElement' &&
        wanted.test(nameOf(each.key) ?? '') &&
        isWanted('value' in each ? each.value : each),
    );
}

const isAnimatedStyle = (value: AbstractValue | undefined): boolean =>
  value?.kind === 'result' && value.name === 'useAnimatedStyle';

export function isAnimated(
  { value }: LibraryUsage,
  context: RuleContext,
): boolean {
  return stylesOf(value, context.values).some((style) =>
    someReferencedValue(style, context, isAnimatedStyle),
  );
}

/** Whether a style comes from elsewhere, and what it holds is not visible. */
export function isUnseen(
  { value }: Pick<LibraryUsage, 'value'>,
  values: AbstractEvaluator,
): boolean {
  return stylesOf(value, values).some(
    (style) =>
      !/Literal$|^ObjectExpression$/.test(style.type) &&
      nameOf(style) !== 'undefined' &&
      !isAnimatedStyle(values.evaluate(style)),
  );
}
