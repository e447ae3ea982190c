interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader pays dearly for what they may never look at. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.includes('2g') === true ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
