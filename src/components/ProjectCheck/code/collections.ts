/** Groups a list by a key, in its order; `Map.groupBy` is too new. */
export function groupBy<T, K>(
  all: readonly T[],
  keyOf: (each: T) => K,
): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const each of all) {
    const group = groups.get(keyOf(each)) ?? [];
    groups.set(keyOf(each), group);
    group.push(each);
  }
  return groups;
}

/**
 * Finds the first entry that passes a test, in a list whose later entries pass, too.
 */
export function firstIndex<T>(
  all: readonly T[],
  test: (each: T) => boolean,
): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(all[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}
