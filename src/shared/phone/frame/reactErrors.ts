/** What React's production build says by a number, for what readers run into. */
const WORDS: Readonly<Record<string, string>> = {
  31: 'Objects cannot be rendered. Render their text, or a component for each.',
  130: 'A component that is rendered is undefined. See its import.',
  185: 'A component updates itself without end. See its effects and handlers.',
  300: 'Fewer hooks ran than in the render before: one is after a return.',
  310: 'More hooks ran than in the render before: one is in a condition.',
  321: 'A hook was called outside of a component.',
};

/** An error's message, without numbers where React has them. */
export function inWords(message: string): string {
  const [, number = ''] = /Minified React error #(\d+)/.exec(message) ?? [];
  return WORDS[number] ?? message;
}
