/** The semantic model of a file that evaluates its expressions, types and names. */
import type * as t from '@babel/types';
import { isComponent } from '../library';
import { SemanticModel, type Binding, type MaybeNode } from '../semanticModel';
import { readBinding } from './bindings';
import { readExpression } from './expressions';
import { listPossibleExpressions } from './possibleExpressions';
import { readType } from './types';
import type { AbstractValue, Evaluation } from './value';

/**
 * The model of one file. The modules of this folder read one kind of node each, and ask
 * the model for the nodes inside: it remembers every value, and ends recursion.
 */
export class CodeModel extends SemanticModel {
  private readonly values = new Map<t.Node | Binding, Evaluation>();
  private readonly inProgress = new Set<t.Node | Binding>();
  /** The types of values in untyped refs, by the call that creates the ref. */
  readonly refTypes = new Map<t.Node, string>();
  /** The first arguments of functions with untyped parameters. */
  readonly firstArguments = new Map<t.Node, AbstractValue>();

  /** @param libraries the modules that the file imports the library from */
  constructor(
    source: string,
    file: t.File,
    private readonly libraries: readonly string[],
  ) {
    super(source, file);
  }

  /** The value of a whole module: the library, or another module. */
  evaluateModule(module: string): Evaluation {
    if (module === '') return undefined;
    return this.libraries.includes(module)
      ? { kind: 'library' }
      : { kind: 'other', from: module, name: '*' };
  }

  /** The value of an expression. */
  evaluate(node: MaybeNode): Evaluation {
    return node
      ? this.memoize(node, () => readExpression(node, this))
      : undefined;
  }

  /** The value that a type describes. */
  evaluateType(type: MaybeNode): Evaluation {
    return type ? this.memoize(type, () => readType(type, this)) : undefined;
  }

  /** The value of a name. */
  evaluateBinding(binding: Binding): Evaluation {
    return this.memoize(binding, () => readBinding(binding, this));
  }

  /**
   * Lists all that an expression may be: both arms of a condition, the value of a name.
   */
  possibleExpressions(node: MaybeNode): t.Node[] {
    return listPossibleExpressions(node, this);
  }

  /**
   * The name under which a module other than the library exports a value; else empty.
   */
  externalExportName(node: MaybeNode): string {
    const value = this.evaluate(node);
    return value?.kind === 'other' ? value.name : '';
  }

  /** Lists the library's components that a tag or a value may be. */
  components(node: MaybeNode): string[] {
    const names = [...this.possibleExpressions(node), node].flatMap((leaf) => {
      const value = this.evaluate(leaf);
      const isName = value?.kind === 'export' && isComponent(value.name);
      return isName ? value.name : [];
    });
    return [...new Set(names)];
  }

  /** Computes a value once; a value that depends on itself is `undefined`. */
  private memoize(key: t.Node | Binding, find: () => Evaluation): Evaluation {
    if (this.values.has(key)) return this.values.get(key);
    if (this.inProgress.has(key)) return undefined;
    this.inProgress.add(key);
    const value = find();
    this.inProgress.delete(key);
    this.values.set(key, value);
    return value;
  }
}
