/**
 * Makes type texts comparable. How a type is written is not a change: v4 says
 * `Animated.SharedValue` for `SharedValue`, and orders some unions differently.
 */
export function comparable(text: string): string {
  const plain = text
    .replace(/\b(?:Animated|React)\./g, '')
    .replace(/<\{\}>/g, '');
  return /[(<{=]/.test(plain) ? plain : plain.split(' | ').sort().join(' | ');
}
