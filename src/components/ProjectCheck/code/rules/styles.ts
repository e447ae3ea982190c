/** Questions about the styles in a prop, as far as the file shows them. */
import type { Node } from '@babel/types';
import { memberNameOf, nameOf, type MaybeNode } from '../semanticModel';
import type { RuleContext } from '../rule';
import type { LibraryUsage } from '../usages/usage';
import type { AbstractEvaluator } from '../evaluation/evaluator';
import type { Evaluation } from '../evaluation/value';
import { someReferencedValue } from './helpers';

/** The largest number of entries of an array; `Infinity` if a spread is not visible. */
export function countEntries(node: Node, evaluator: AbstractEvaluator): number {
  if (node.type === 'ArrayExpression') {
    const counts = node.elements.map((each) => {
      if (each?.type !== 'SpreadElement') return 1;
      const spread = evaluator.possibleExpressions(each.argument);
      return Math.max(
        ...spread.map((leaf) => countEntries(leaf, evaluator) || Infinity),
      );
    });
    return counts.reduce((sum, count) => sum + count, 0);
  }
  if (node.type !== 'CallExpression' || !('object' in node.callee)) return 0;
  const [own, ...more] = [node.callee.object, ...node.arguments];
  switch (memberNameOf(node.callee)) {
    case 'filter':
      return countEntries(own, evaluator);
    case 'concat':
      return evaluator
        .possibleExpressions(own)
        .concat(more)
        .reduce((sum, each) => sum + (countEntries(each, evaluator) || 1), 0);
    default:
      return 0;
  }
}

/** Flattens a style: entries of arrays, arms of conditions, spreads. */
function stylesOf(node: MaybeNode, evaluator: AbstractEvaluator): Node[] {
  return evaluator.possibleExpressions(node).flatMap((leaf) => {
    const all = (...nodes: (Node | null)[]) =>
      nodes.flatMap((each) =>
        stylesOf(
          each?.type === 'SpreadElement' ? each.argument : each,
          evaluator,
        ),
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

/** Whether a style sets a key that matches, to a value that is wanted. */
export function hasStyle(
  { value }: Pick<LibraryUsage, 'value'>,
  { evaluator }: RuleContext,
  wanted: RegExp,
  isWanted: (value: Node) => boolean = () => true,
): boolean {
  return stylesOf(value, evaluator)
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

const isAnimatedStyle = (value: Evaluation): boolean =>
  value?.kind === 'result' && value.name === 'useAnimatedStyle';

/** Whether a prop contains an animated style. */
export function isAnimated(
  { value }: LibraryUsage,
  context: RuleContext,
): boolean {
  return stylesOf(value, context.evaluator).some((style) =>
    someReferencedValue(style, context, isAnimatedStyle),
  );
}

/** Whether a prop contains a style that the file does not show. */
export function isUnseen(
  { value }: Pick<LibraryUsage, 'value'>,
  evaluator: AbstractEvaluator,
): boolean {
  return stylesOf(value, evaluator).some(
    (style) =>
      !/Literal$|^ObjectExpression$/.test(style.type) &&
      nameOf(style) !== 'undefined' &&
      !isAnimatedStyle(evaluator.evaluate(style)),
  );
}
