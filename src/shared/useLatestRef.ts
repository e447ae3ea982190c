import { useRef, type RefObject } from 'react';

/** Returns a ref to the value of the latest render, for callbacks. */
export function useLatestRef<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
