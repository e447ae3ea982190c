/** Questions about the styles in a prop, as far as the file shows them. */
import type { Node } from '@babel/types';
import { memberNameOf, nameOf, type MaybeNode } from '../semanticModel';
import type { CheckedFile, FileUsage } from '../rule';
import type { CodeModel } from '../evaluation/codeModel';
import type { Evaluation } from '../evaluation/value';
import { someReferencedValue } from './helpers';

/** The largest number of entries of an array; `Infinity` if a spread is not visible. */
export function countEntries(node: Node, model: CodeModel): number {
  if (node.type === 'ArrayExpression') {
    const counts = node.elements.map((each) => {
      if (each?.type !== 'SpreadElement') return 1;
      const spread = model.possibleExpressions(each.argument);
      return Math.max(
        ...spread.map((leaf) => countEntries(leaf, model) || Infinity),
      );
    });
    return counts.reduce((sum, count) => sum + count, 0);
  }
  if (node.type !== 'CallExpression' || !('object' in node.callee)) return 0;
  const [own, ...more] = [node.callee.object, ...node.arguments];
  switch (memberNameOf(node.callee)) {
    case 'filter':
      return countEntries(own, model);
    case 'concat':
      return model
        .possibleExpressions(own)
        .concat(more)
        .reduce((sum, each) => sum + (countEntries(each, model) || 1), 0);
    default:
      return 0;
  }
}

/** Flattens a style: entries of arrays, arms of conditions, spreads. */
function stylesOf(node: MaybeNode, model: CodeModel): Node[] {
  return model.possibleExpressions(node).flatMap((leaf) => {
    const all = (...nodes: (Node | null)[]) =>
      nodes.flatMap((each) =>
        stylesOf(each?.type === 'SpreadElement' ? each.argument : each, model),
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

/** The value of a prop for styles. */
interface Styled extends Pick<FileUsage, 'value'> {
  readonly file: Pick<CheckedFile, 'model'>;
}

/** Whether a style sets a key that matches, to a value that is wanted. */
export function hasStyle(
  { value, file: { model } }: Styled,
  wanted: RegExp,
  isWanted: (value: Node) => boolean = () => true,
): boolean {
  return stylesOf(value, model)
    .flatMap((each) =>
      each.type === 'ObjectExpression' ? each.properties : [],
    )
    .some(
      (each) =>
        each.type !== 'SpreadElement' &&
        wanted.test(nameOf(each.key)) &&
        isWanted('value' in each ? each.value : each),
    );
}

const isAnimatedStyle = (value: Evaluation): boolean =>
  value?.kind === 'result' && value.name === 'useAnimatedStyle';

/** Whether a prop contains an animated style. */
export function isAnimated({ value, file }: FileUsage): boolean {
  return stylesOf(value, file.model).some((style) =>
    someReferencedValue(style, file.model, isAnimatedStyle),
  );
}

/** Whether a prop contains a style that the file does not show. */
export function isUnseen({ value, file: { model } }: Styled): boolean {
  return stylesOf(value, model).some(
    (style) =>
      !/Literal$|^ObjectExpression$/.test(style.type) &&
      nameOf(style) !== 'undefined' &&
      !isAnimatedStyle(model.evaluate(style)),
  );
}
