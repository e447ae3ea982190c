/** What holds for an old version but not by its label. */
interface VersionNote {
  /** A sentence. */
  readonly text: string;
  /** Words for a link to where the docs say more. */
  readonly more: string;
  /** Its address below the version's home. */
  readonly section: string;
  /** What helps to move on: words for a link, and its address. */
  readonly move: { readonly text: string; readonly to: string };
}

/** By the version's name. The labels themselves are given by the specification. */
export const VERSION_NOTES: Readonly<Record<string, VersionNote>> = {
  '4': {
    text: 'Version 4 runs with Reanimated 2 and 3, not with Reanimated 4.',
    more: 'Versions that work',
    section: 'usage#versions-that-work',
    move: {
      text: 'Check your code for v5',
      to: '/blog/bottom-sheet-v5#check-my-v4-code',
    },
  },
};
