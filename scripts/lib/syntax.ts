import ts from 'typescript';

/** Yields every node of a tree in the order of its text, the root first. */
export function* nodesOf(root: ts.Node): Generator<ts.Node> {
  yield root;
  const children: ts.Node[] = [];
  ts.forEachChild(root, (child) => {
    children.push(child);
  });
  for (const child of children) {
    yield* nodesOf(child);
  }
}

/** Finds the symbol that an import or re-export stands for in the end. */
export function unalias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}
