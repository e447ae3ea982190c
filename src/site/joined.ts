/** `a, b and c` */
export const joined = (parts: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(parts);
