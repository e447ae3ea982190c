import { useRef, type RefObject } from 'react';

/** A value as it was last rendered, for what is called later. */
export function useLatestRef<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
