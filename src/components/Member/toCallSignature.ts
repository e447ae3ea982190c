/** Writes `(a: A) => R` of `close` as `close(a: A): R`, and other types as `close: R`. */
export function toCallSignature(name: string, arrow: string): string {
  if (!/^[(<]/.test(arrow)) return `${name}: ${arrow}`;
  let depth = 0;
  for (let at = 0; at < arrow.length; at += 1) {
    const character = arrow[at];
    if (character === '(') depth += 1;
    if (character === ')' && --depth === 0) {
      const returns = arrow.slice(at + 1).replace(/^ => /, '');
      return `${name}${arrow.slice(0, at + 1)}: ${returns}`;
    }
  }
  return `${name}: ${arrow}`;
}
