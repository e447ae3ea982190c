/** Remembers what a function without side effects returns for each key. */
export function memoize<Key, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new Map<Key, { readonly result: Result }>();
  return (key) => {
    let known = results.get(key);
    if (known === undefined) {
      known = { result: compute(key) };
      results.set(key, known);
    }
    return known.result;
  };
}
