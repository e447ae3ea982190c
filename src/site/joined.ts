/** `a, b and c` */
export function joined(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  const others = parts.slice(0, -1).join(', ');
  return others === '' ? last : `${others} and ${last}`;
}
