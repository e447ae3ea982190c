/** Remembers what a function without side effects returns for each key. */
export function memoize<Key, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new Map<Key, Result>();
  return (key) => {
    if (!results.has(key)) results.set(key, compute(key));
    return results.get(key) as Result;
  };
}
